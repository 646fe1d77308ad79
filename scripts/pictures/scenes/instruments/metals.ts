import { BLUE, INK, MUSTARD, mix } from '../tints.ts';

export const BRASS = MUSTARD;

export const STEEL = mix(BLUE, INK, 0.18);
