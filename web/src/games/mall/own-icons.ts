/** Icons of our own, in the manner of the borrowed ones. */
import type { IconData } from "~/shell/icon";

const STAR = "M50 26l6.6 15.6 16.9 1.4-12.9 11 4 16.5L50 61.6 35.4 70.5l4-16.5-12.9-11 16.9-1.4Z";

/** The badge of the Chief: a shield with a star cut out. */
export const badge: IconData = {
  name: "badge",
  width: 100,
  height: 100,
  body: `<path fill="currentColor" fill-rule="evenodd" d="M50 2q12 10 24 8l8-5 10 14q-7 8-4 18q8 34-38 61q-46-27-38-61q3-10-4-18L18 5l8 5q12 2 24-8Z${STAR}"/>`,
};

/** Two short barrels. */
export const shotgun: IconData = {
  name: "shotgun",
  width: 100,
  height: 100,
  body:
    '<g fill="currentColor" transform="rotate(-32 50 50)"><path d="M30 40h66v7H30ZM30 49h66v7H30Z"/><path d="M30 39h-6q-8 2-12 10L2 66q-2 5 3 8l6 2q5 1 7-4l6-9q3-5 8-5h4q3 0 3-4v-15Z"/>' +
    '<path d="M52 58h22v5H52Z"/><path fill="none" stroke="currentColor" stroke-width="4" d="M27 60q2 10 12 6l2-8"/></g>',
};
