import { type ColourName, contrast, PALETTE } from '../palette.ts';
import type { Scheme } from './figure.ts';

type Assignment = readonly [ColourName, ColourName, ColourName, ColourName];

/** Good assignments of colours a, b, c, d on every ground. */
const ASSIGNMENTS: Record<ColourName, readonly Assignment[]> = {
  paper: [
    ['red', 'ink', 'mustard', 'blue'],
    ['ink', 'red', 'mustard', 'blue'],
    ['green', 'mustard', 'red', 'ink'],
    ['green', 'ink', 'mustard', 'red'],
    ['red', 'blue', 'ink', 'mustard'],
  ],
  blue: [
    ['ink', 'red', 'paper', 'mustard'],
    ['red', 'ink', 'paper', 'mustard'],
    ['green', 'paper', 'red', 'ink'],
    ['red', 'paper', 'green', 'ink'],
  ],
  mustard: [
    ['ink', 'paper', 'red', 'green'],
    ['red', 'paper', 'ink', 'green'],
    ['green', 'paper', 'ink', 'red'],
    ['paper', 'ink', 'red', 'green'],
  ],
  red: [
    ['paper', 'ink', 'mustard', 'blue'],
    ['ink', 'paper', 'mustard', 'blue'],
    ['blue', 'ink', 'paper', 'mustard'],
    ['mustard', 'ink', 'paper', 'blue'],
  ],
  green: [
    ['paper', 'ink', 'mustard', 'red'],
    ['mustard', 'ink', 'paper', 'red'],
    ['blue', 'ink', 'mustard', 'paper'],
    ['paper', 'red', 'mustard', 'ink'],
  ],
  ink: [
    ['paper', 'red', 'mustard', 'blue'],
    ['mustard', 'red', 'paper', 'blue'],
    ['red', 'paper', 'mustard', 'blue'],
    ['blue', 'red', 'mustard', 'paper'],
  ],
};

/** The nth assignment on a ground, as colours. */
export function schemeOn(ground: ColourName, turn: number): Scheme {
  const list = ASSIGNMENTS[ground];
  const [a, b, c, d] = list[turn % list.length] ?? list[0] ?? (['ink', 'red', 'mustard', 'blue'] as const);
  return { ground: PALETTE[ground], a: PALETTE[a], b: PALETTE[b], c: PALETTE[c], d: PALETTE[d] };
}

/** Paper or ink, whichever reads better on a colour. */
export function textOn(background: string): string {
  return contrast(background, PALETTE.paper) >= contrast(background, PALETTE.ink) ? PALETTE.paper : PALETTE.ink;
}

/** First of the wanted colours that is readable at large size on a background, otherwise paper or ink. */
export function accentOn(background: string, wanted: readonly string[]): string {
  return wanted.find((colour) => contrast(background, colour) >= 3) ?? textOn(background);
}
