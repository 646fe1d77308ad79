import { mix, PALETTE, shade, tint } from '../palette.ts';

/** Short names of the poster colours. */
export const PAPER: string = PALETTE.paper;
export const INK: string = PALETTE.ink;
export const RED: string = PALETTE.red;
export const MUSTARD: string = PALETTE.mustard;
export const GREEN: string = PALETTE.green;
export const BLUE: string = PALETTE.blue;

/** Skin: tints of mustard, red and ink. */
export const SKINS = ['#F3D3AE', '#EFC59A', '#E4B083', '#F6DCC0', '#E9BC92', '#C98F62', '#F1CBA6', '#9C6540'];

/** Hair: ink, mustard and greys. */
export const HAIRS = ['#1D1B1A', '#33261F', '#5A3A22', '#8A5524', '#B9781F', '#D9A441', '#B5ADA2', '#E5DED2'];

/** Wood of instruments, chairs and floors. */
export const WOOD = mix(PALETTE.mustard, PALETTE.red, 0.45);
export const DARK_WOOD = shade(WOOD, 0.5);
export const PALE_WOOD = mix(PALETTE.mustard, PALETTE.paper, 0.45);

/** Night sky: blue sunk in ink. */
export const NIGHT = mix(PALETTE.ink, PALETTE.blue, 0.16);
export const DUSK = mix(PALETTE.ink, PALETTE.blue, 0.34);

/** Mood of a picture: which colours its planes take. */
export interface Mood {
  /** Farthest plane: back wall or sky. */
  far: string;
  /** Motif on the farthest plane. */
  motif: string;
  /** Second motif colour. */
  spark: string;
  /** Curtains, side walls, hills. */
  side: string;
  /** Floor or ground. */
  floor: string;
  /** Lines and patches on the floor. */
  grain: string;
  /** Figures against the light. */
  near: string;
  /** Colour of light cones. */
  light: string;
}

/** Moods by name. */
export const MOODS = {
  red: {
    far: RED,
    motif: MUSTARD,
    spark: PAPER,
    side: shade(RED, 0.42),
    floor: shade(WOOD, 0.3),
    grain: shade(WOOD, 0.45),
    near: INK,
    light: tint(MUSTARD, 0.5),
  },
  wine: {
    far: shade(RED, 0.5),
    motif: RED,
    spark: MUSTARD,
    side: shade(RED, 0.7),
    floor: shade(WOOD, 0.5),
    grain: shade(WOOD, 0.62),
    near: INK,
    light: tint(MUSTARD, 0.4),
  },
  mustard: {
    far: MUSTARD,
    motif: RED,
    spark: PAPER,
    side: shade(MUSTARD, 0.4),
    floor: shade(WOOD, 0.15),
    grain: shade(WOOD, 0.3),
    near: INK,
    light: PAPER,
  },
  green: {
    far: GREEN,
    motif: MUSTARD,
    spark: PAPER,
    side: shade(GREEN, 0.5),
    floor: mix(WOOD, GREEN, 0.35),
    grain: shade(mix(WOOD, GREEN, 0.4), 0.25),
    near: INK,
    light: tint(MUSTARD, 0.55),
  },
  blue: {
    far: BLUE,
    motif: PAPER,
    spark: RED,
    side: shade(BLUE, 0.45),
    floor: tint(WOOD, 0.35),
    grain: tint(WOOD, 0.15),
    near: INK,
    light: PAPER,
  },
  night: {
    far: NIGHT,
    motif: MUSTARD,
    spark: RED,
    side: shade(NIGHT, 0.5),
    floor: DUSK,
    grain: mix(DUSK, INK, 0.35),
    near: INK,
    light: tint(BLUE, 0.3),
  },
  ink: {
    far: '#26221F',
    motif: RED,
    spark: MUSTARD,
    side: '#151312',
    floor: shade(WOOD, 0.62),
    grain: shade(WOOD, 0.74),
    near: '#0E0D0C',
    light: tint(MUSTARD, 0.6),
  },
  paper: {
    far: tint(BLUE, 0.55),
    motif: MUSTARD,
    spark: RED,
    side: mix(PAPER, INK, 0.1),
    floor: tint(WOOD, 0.55),
    grain: tint(WOOD, 0.35),
    near: INK,
    light: PAPER,
  },
} satisfies Record<string, Mood>;

/** Name of a mood. */
export type MoodName = keyof typeof MOODS;

export { mix, shade, tint };
