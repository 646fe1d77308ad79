import { BLUE, GREEN, INK, MUSTARD, mix, RED } from '../tints.ts';

export const AWNINGS = [RED, GREEN, MUSTARD, mix(BLUE, INK, 0.35)];
