import { bagpipes, clarinet, fujara, saxophone, trumpet } from '../instruments/winds.ts';
import { place } from '../svg.ts';
import { MUSTARD } from '../tints.ts';
import type { Player } from './player.ts';

/** Musicians who blow. */
export const WINDS: Record<string, Player> = {
  sax: ({ pose }) =>
    pose(
      {
        lean: -10,
        tilt: -6,
        prop: place(saxophone(), -4, -538, 1.02, 10),
        hands: [
          [2, -372],
          [26, -456],
        ],
        elbows: [-1, 1],
      },
      { look: -0.15, mood: 'closed', beard: '' },
    ),
  trumpet: ({ pose }) =>
    pose(
      {
        tilt: -4,
        over: place(trumpet(), 22, -548, 1, -6),
        hands: [
          [96, -524],
          [130, -530],
        ],
        elbows: [-0.9, 0.9],
      },
      { look: 0.75, mood: 'closed' },
    ),
  clarinet: ({ pose }) =>
    pose(
      {
        over: place(clarinet(), 6, -534, 1, -16),
        hands: [
          [36, -440],
          [54, -390],
        ],
        elbows: [-1, 1],
      },
      { look: 0.1, mood: 'closed' },
    ),
  recorder: ({ pose }) =>
    pose(
      {
        over: place(clarinet(MUSTARD), 4, -534, 0.85, -14),
        hands: [
          [32, -450],
          [46, -410],
        ],
        elbows: [-1, 1],
      },
      { look: 0.1, mood: 'closed' },
    ),
  fujara: ({ pose }) =>
    pose(
      {
        prop: place(fujara(), 12, 0, 1, 3),
        hands: [
          [4, -360],
          [8, -300],
        ],
        elbows: [-1, 1],
      },
      { mood: 'closed', look: 0.2 },
    ),
  bagpipes: ({ pose }) =>
    pose(
      {
        prop: place(bagpipes(), 60, -400, 1, 0),
        hands: [
          [-28, -330],
          [-12, -290],
        ],
        elbows: [-1, 0.9],
      },
      { mood: 'closed', look: -0.3 },
    ),
};
