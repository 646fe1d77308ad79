import { bass } from '../instruments/bass.ts';
import { bow, violin } from '../instruments/violin.ts';
import { line, place, rect } from '../svg.ts';
import { DARK_WOOD, INK } from '../tints.ts';
import type { Player } from './player.ts';

/** Musicians with bows. */
export const STRINGS: Record<string, Player> = {
  violin: ({ pose, sway, random }) =>
    pose(
      {
        tilt: 14,
        lean: sway,
        prop: place(violin(), 22 + sway, -514, 1, 14),
        over: place(bow(), -58 + sway, -392 + sway, 1, -34),
        hands: [
          [-46 + sway, -398 + sway],
          [204 + sway, -462],
        ],
        elbows: [-1, -0.9],
      },
      { look: 0.5, mood: random.pick(['closed', 'calm']) },
    ),
  viola: ({ pose }) =>
    pose(
      {
        tilt: 12,
        prop: place(violin(DARK_WOOD), 20, -512, 1.15, 18),
        over: place(bow(), -54, -400, 1.05, -30),
        hands: [
          [-44, -404],
          [220, -436],
        ],
        elbows: [-1, -0.9],
      },
      { look: 0.45, mood: 'closed' },
    ),
  bass: ({ pose }) =>
    pose(
      {
        lean: 22,
        tilt: 8,
        prop: place(bass(), 74, 10, 1.06, 5),
        over: '',
        hands: [
          [34, -250],
          [92, -520],
        ],
        elbows: [1, -1],
      },
      { look: 0.4 },
    ),
  'bass bow': ({ pose }) =>
    pose(
      {
        lean: 22,
        tilt: 8,
        prop: place(bass(), 74, 10, 1.06, 5),
        over: place(bow(220), -70, -218, 1, -6),
        hands: [
          [-56, -222],
          [92, -520],
        ],
        elbows: [1, -1],
      },
      { look: 0.4 },
    ),
  cello: ({ pose, ground }) =>
    ground(
      rect(-60, -150, 120, 14, INK) +
        line(
          [
            [-50, -140],
            [-60, 0],
          ],
          INK,
          9,
        ) +
        line(
          [
            [50, -140],
            [60, 0],
          ],
          INK,
          9,
        ),
    ) +
    pose(
      {
        seat: 140,
        knees: [
          [-112, -160],
          [112, -160],
        ],
        feet: [
          [-110, -14],
          [110, -14],
        ],
        prop: place(bass(), 10, 0, 0.72, 3),
        over: place(bow(190), -120, -150, 1, -4),
        hands: [
          [-108, -152],
          [34, -330],
        ],
        elbows: [-1, 1],
      },
      { look: 0.2, mood: 'closed' },
    ),
};
