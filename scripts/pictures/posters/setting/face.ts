/** Height of the display face's capitals, in em. */
export const CAPITAL = 0.7;

/** Space added between the letters of the display face, in em, by its width axis. */
export const TRACKING: Record<number, number> = { 100: -0.014, 88: -0.006, 75: 0.004 };
