import { cimbalom } from '../instruments/cimbalom.ts';
import { drumHead, drums } from '../instruments/drums.ts';
import { line, place } from '../svg.ts';
import { DARK_WOOD, GREEN, MUSTARD, PAPER, RED } from '../tints.ts';
import type { Player } from './player.ts';

/** Musicians who strike. */
export const PERCUSSION: Record<string, Player> = {
  cimbalom: ({ pose, ground, random }) =>
    pose(
      {
        seat: 90,
        hands: [
          [-62, -290],
          [74, -276],
        ],
        elbows: [-1, 1],
      },
      { look: random.pick([-0.2, 0.25]), mood: 'calm' },
    ) +
    ground(cimbalom()) +
    ground(
      line(
        [
          [-58, -300],
          [-22, -258],
        ],
        DARK_WOOD,
        6,
      ) +
        line(
          [
            [70, -286],
            [38, -252],
          ],
          DARK_WOOD,
          6,
        ) +
        line(
          [
            [-22, -258],
            [-14, -250],
          ],
          PAPER,
          11,
        ) +
        line(
          [
            [38, -252],
            [32, -246],
          ],
          PAPER,
          11,
        ),
    ),
  drums: ({ pose, ground, sway, random }) =>
    pose(
      {
        seat: 60,
        hands: [
          [-128, -372 - sway * 3],
          [116, -350 + sway * 3],
        ],
        elbows: [-1, 1],
      },
      { look: 0.2, mood: 'open' },
    ) +
    ground(
      line(
        [
          [-140, -380 - sway * 3],
          [-70, -310],
        ],
        MUSTARD,
        7,
      ) +
        line(
          [
            [126, -356 + sway * 3],
            [60, -308],
          ],
          MUSTARD,
          7,
        ),
    ) +
    ground(drums(random.pick([RED, GREEN, MUSTARD]))),
  'hand drum': ({ pose }) =>
    pose(
      {
        prop: place(drumHead(78), 20, -372),
        hands: [
          [-40, -400],
          [96, -350],
        ],
        elbows: [-1, 1],
      },
      { mood: 'open' },
    ),
};
