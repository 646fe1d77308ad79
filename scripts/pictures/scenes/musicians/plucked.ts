import { guitar, lute } from '../instruments/guitar.ts';
import { place } from '../svg.ts';
import { RED } from '../tints.ts';
import type { Player } from './player.ts';

/** Musicians who pluck. */
export const PLUCKED: Record<string, Player> = {
  guitar: ({ pose }) =>
    pose(
      {
        tilt: -5,
        prop: place(guitar(), -6, -356, 0.95, -14),
        hands: [
          [12, -350],
          [184, -410],
        ],
        elbows: [-1, 1],
      },
      { look: 0.3 },
    ),
  'bass guitar': ({ pose }) =>
    pose(
      {
        tilt: 5,
        prop: place(guitar(RED), -14, -340, 1.05, -20),
        hands: [
          [8, -340],
          [196, -430],
        ],
        elbows: [-1, 1],
      },
      { look: 0.4 },
    ),
  lute: ({ pose }) =>
    pose(
      {
        tilt: 8,
        prop: place(lute(), 4, -370, 1, -12),
        hands: [
          [6, -368],
          [176, -404],
        ],
        elbows: [-1, 1],
      },
      { look: 0.45 },
    ),
};
