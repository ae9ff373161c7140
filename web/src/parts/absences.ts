/** Seconds after which a bot may stand in for somebody silent; 0: never. */
export const ABSENCES = [0, 90, 300, 3600, 86400];
