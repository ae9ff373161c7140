// Written by make_content.py from the game's content. Do not edit.

export const EVENT_SET = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const;
export const EVENT_CATEGORY = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8] as const;
export const BULLET_ICON = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 2] as const;
export const EXTRA_CARDS = [1, 1, 1, 2, 2, 3, 1] as const;
export const BONUS = [1, 0, 1, 0, 1, 0, 0] as const;
export const BREAKS = [1, 0, 0, 0, 1, 2, 0] as const;
export const SCOPE = [0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 0] as const;
export const DURATION = [0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0] as const;
export const FACE_UP = [1, 0, 1, 0, 1, 0, 1, 1] as const;
export const PERSISTS = [0, 1, 1, 0, 0, 1, 1, 0] as const;
export const TASK = [0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1] as const;
export const EXCLUSIVE = [0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0] as const;
export const BLOOD_SET = [0, 0, 1, 1, 1] as const;
export const BLOOD_KIND = [0, 1, 0, 1, 2] as const;
export const WEAPONS = 7;
export const FIRST_CONDITION = 44;
export const FIRST_EVOLUTION = 56;
export const APPROACH = -11;
export const BEHIND = 11;
export const QUICK_BEHIND = 6;
export const MOST_SPACES = 20;
