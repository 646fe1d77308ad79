import { PALETTE as P } from '../../palette.ts';
import { half, pill, rect } from '../../shapes.ts';
import type { Wordmark } from './wordmark.ts';

/** Lamp with a green shade. */
export const nadaciaZelenaLampa: Wordmark = {
  mark: half(50, 46, 42, -90, P.green) + rect(45, 46, 10, 40, P.ink) + pill(24, 84, 52, 10, P.ink),
  lines: ['Nadácia', 'Zelená lampa'],
  weight: 800,
  stretch: 88,
};
