import { accordion, heligonka } from '../instruments/accordion.ts';
import { piano } from '../instruments/piano.ts';
import { line, place, rect } from '../svg.ts';
import { GREEN, INK, PAPER, RED } from '../tints.ts';
import type { Player } from './player.ts';

/** Musicians at keys and bellows. */
export const KEYS: Record<string, Player> = {
  accordion: ({ pose, random }) => {
    const open = 100 + random.between(0, 110);
    return pose(
      {
        tilt: -6,
        prop: place(accordion(open, random.pick([RED, GREEN, RED])), 0, -398, 0.96, -4),
        hands: [
          [-open / 2 - 52, -392],
          [open / 2 + 52, -398],
        ],
        elbows: [-1, 1],
      },
      { look: -0.3 },
    );
  },
  heligonka: ({ pose, random }) => {
    const open = 100 + random.between(0, 110);
    return pose(
      {
        tilt: 5,
        prop: place(heligonka(open), 0, -396, 0.95, 5),
        hands: [
          [-open / 2 - 30, -400],
          [open / 2 + 36, -384],
        ],
        elbows: [-1, 1],
      },
      { look: 0.3 },
    );
  },
  piano: ({ pose, ground }) =>
    ground(piano(), 260) +
    ground(
      rect(-66, -166, 110, 20, INK) +
        line(
          [
            [-50, -150],
            [-50, 0],
          ],
          INK,
          9,
        ) +
        line(
          [
            [30, -150],
            [30, 0],
          ],
          INK,
          9,
        ),
    ) +
    pose(
      {
        seat: 130,
        slim: true,
        lean: 12,
        knees: [
          [70, -176],
          [84, -172],
        ],
        feet: [
          [78, -14],
          [104, -14],
        ],
        hands: [
          [64, -284],
          [76, -286],
        ],
        elbows: [-0.6, -0.6],
      },
      { look: 0.9 },
    ) +
    ground(rect(22, -276, 60, 10, PAPER)),
};
