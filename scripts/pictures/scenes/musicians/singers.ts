import { microphone } from '../instruments/microphone.ts';
import { place, rect } from '../svg.ts';
import { INK, MUSTARD } from '../tints.ts';
import type { Player } from './player.ts';

/** Singers, and a dancer between them. */
export const SINGERS: Record<string, Player> = {
  singer: ({ pose, sway }) =>
    pose(
      {
        tilt: -6,
        hands: [
          [-10, -500],
          [150, -440 + sway * 4],
        ],
        elbows: [-1, 1],
        over: place(rect(-9, -26, 18, 60, INK) + rect(-14, -50, 28, 30, MUSTARD), -2, -512, 0.9, 12),
      },
      { mood: 'sing', look: -0.1 },
    ),
  'singer stand': ({ pose, sway }) =>
    pose(
      {
        tilt: 5,
        hands: [
          [-14, -430],
          [130, -400 + sway * 5],
        ],
        elbows: [-1, 1],
        over: place(microphone(505), 4, 0),
      },
      { mood: 'sing', look: 0 },
    ),
  dancer: ({ pose, sway, random }) =>
    pose({
      lean: sway,
      tilt: -sway * 0.5,
      hands: [
        [-190, -540 + sway * 6],
        [180, -470 - sway * 6],
      ],
      elbows: [-0.4, 0.4],
      feet: [
        [-80, -14],
        [random.between(40, 120), -30],
      ],
    }),
};
