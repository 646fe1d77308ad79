import { BLUE, DUSK, GREEN, INK, MUSTARD, mix, NIGHT, PAPER, RED, shade, tint } from '../tints.ts';

/** Time of day outdoors. */
export interface Weather {
  sky: string;
  far: string;
  middle: string;
  ground: string;
  patch: string;
  leaf: string;
  night: boolean;
}

/** Named weathers. */
export const WEATHERS: Record<string, Weather> = {
  day: {
    sky: tint(BLUE, 0.3),
    far: mix(BLUE, GREEN, 0.22),
    middle: mix(BLUE, GREEN, 0.55),
    ground: mix(GREEN, MUSTARD, 0.4),
    patch: mix(GREEN, MUSTARD, 0.55),
    leaf: GREEN,
    night: false,
  },
  noon: {
    sky: tint(MUSTARD, 0.72),
    far: mix(MUSTARD, GREEN, 0.3),
    middle: mix(MUSTARD, GREEN, 0.6),
    ground: mix(GREEN, MUSTARD, 0.55),
    patch: mix(GREEN, MUSTARD, 0.7),
    leaf: mix(GREEN, MUSTARD, 0.12),
    night: false,
  },
  yard: {
    sky: tint(BLUE, 0.45),
    far: mix(BLUE, INK, 0.18),
    middle: mix(BLUE, GREEN, 0.5),
    ground: mix(PAPER, MUSTARD, 0.3),
    patch: mix(PAPER, MUSTARD, 0.45),
    leaf: GREEN,
    night: false,
  },
  sunset: {
    sky: tint(RED, 0.35),
    far: mix(RED, INK, 0.35),
    middle: mix(GREEN, INK, 0.4),
    ground: shade(GREEN, 0.3),
    patch: mix(GREEN, MUSTARD, 0.22),
    leaf: shade(GREEN, 0.5),
    night: false,
  },
  dusk: {
    sky: mix(DUSK, BLUE, 0.22),
    far: DUSK,
    middle: mix(GREEN, INK, 0.55),
    ground: shade(GREEN, 0.5),
    patch: shade(GREEN, 0.38),
    leaf: shade(GREEN, 0.62),
    night: true,
  },
  night: {
    sky: NIGHT,
    far: mix(NIGHT, INK, 0.4),
    middle: mix(GREEN, INK, 0.75),
    ground: shade(GREEN, 0.68),
    patch: shade(GREEN, 0.58),
    leaf: shade(GREEN, 0.8),
    night: true,
  },
  snow: {
    sky: mix(BLUE, PAPER, 0.3),
    far: mix(BLUE, INK, 0.25),
    middle: mix(BLUE, INK, 0.12),
    ground: PAPER,
    patch: mix(PAPER, BLUE, 0.4),
    leaf: mix(BLUE, INK, 0.45),
    night: false,
  },
  autumn: {
    sky: tint(BLUE, 0.4),
    far: mix(MUSTARD, BLUE, 0.4),
    middle: mix(MUSTARD, RED, 0.35),
    ground: mix(MUSTARD, GREEN, 0.45),
    patch: MUSTARD,
    leaf: mix(MUSTARD, RED, 0.25),
    night: false,
  },
};

/** Weather of a frame by its set option. */
export function weatherOf(name: string | undefined): Weather {
  return WEATHERS[name ?? 'day'] ?? (WEATHERS.day as Weather);
}
