/**
 * What is not ours, and whose it is. `tests/web` fails for an icon of game-icons that is not here;
 * whose an icon is, its folder in the repository game-icons/icons says.
 */

export const ICONS: Array<{ name: string; author: string }> = [
  { name: "backpack", author: "Delapouite" },
  { name: "baseball-bat", author: "Delapouite" },
  { name: "beer-bottle", author: "Delapouite" },
  { name: "bleeding-wound", author: "Lorc" },
  { name: "boots", author: "Lorc" },
  { name: "broom", author: "Delapouite" },
  { name: "bullets", author: "Lorc" },
  { name: "campfire", author: "Lorc" },
  { name: "cctv-camera", author: "Delapouite" },
  { name: "chainsaw", author: "Delapouite" },
  { name: "crowbar", author: "Delapouite" },
  { name: "fire-axe", author: "Lorc" },
  { name: "flashlight", author: "Delapouite" },
  { name: "grenade", author: "Lorc" },
  { name: "hammer-nails", author: "Lorc" },
  { name: "hanger", author: "Delapouite" },
  { name: "jason-mask", author: "Delapouite" },
  { name: "jerrycan", author: "Delapouite" },
  { name: "katana", author: "Delapouite" },
  { name: "lee-enfield", author: "Skoll" },
  { name: "lighter", author: "Delapouite" },
  { name: "machete", author: "Lorc" },
  { name: "meat", author: "Lorc" },
  { name: "medicines", author: "Delapouite" },
  { name: "molotov", author: "Lorc" },
  { name: "mp5", author: "Skoll" },
  { name: "open-book", author: "Lorc" },
  { name: "opened-food-can", author: "Delapouite" },
  { name: "padlock", author: "Lorc" },
  { name: "pistol-gun", author: "John Colburn" },
  { name: "powder-bag", author: "Delapouite" },
  { name: "run", author: "Lorc" },
  { name: "sawed-off-shotgun", author: "Delapouite" },
  { name: "scissors", author: "Lorc" },
  { name: "screaming", author: "Lorc" },
  { name: "shambling-zombie", author: "Delapouite" },
  { name: "shotgun-rounds", author: "Delapouite" },
  { name: "shouting", author: "Lorc" },
  { name: "trash-can", author: "Delapouite" },
  { name: "treasure-map", author: "Lorc" },
  { name: "walkie-talkie", author: "Delapouite" },
  { name: "water-bottle", author: "Delapouite" },
  { name: "winchester-rifle", author: "Skoll" },
];

export const FONTS = [
  { name: "Inter", author: "Rasmus Andersson", licence: "SIL Open Font License 1.1" },
  { name: "Noto Sans JP", author: "Google, Adobe", licence: "SIL Open Font License 1.1" },
  { name: "Special Elite", author: "Astigmatic", licence: "Apache License 2.0" },
  { name: "DotGothic16", author: "Fontworks", licence: "SIL Open Font License 1.1" },
];

export const PROGRAMS = [
  { name: "Svelte", licence: "MIT" },
  { name: "Fluent", licence: "Apache License 2.0" },
  { name: "FastAPI", licence: "MIT" },
  { name: "uvicorn", licence: "BSD 3-Clause" },
  { name: "msgspec", licence: "BSD 3-Clause" },
  { name: "SQLAlchemy", licence: "MIT" },
  { name: "NumPy", licence: "BSD 3-Clause" },
  { name: "Numba", licence: "BSD 2-Clause" },
];
