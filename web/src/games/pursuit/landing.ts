/** A press longer than this is a long press: it inspects and chooses nothing. */
export const PATIENCE = 450;
