import * as cast from '../../people/cast.ts';
import { person } from '../../people/person.ts';
import { curve, line, times } from '../../svg.ts';
import { DARK_WOOD, GREEN, INK, MUSTARD, PALE_WOOD, PAPER, RED } from '../../tints.ts';
import type { Wearer } from './wearer.ts';

/** A devil with a fork. */
export function devil({ base, stride, x, y, s }: Wearer): string {
  return person(
    {
      ...base,
      head: { ...base.head, hat: 'horns', skin: RED, hair: INK, mood: 'open', style: 'mop', beard: '' },
      top: { kind: 'sweater', colour: '#3A322D', trim: RED },
      bottom: { kind: 'trousers', colour: INK },
      hands: [
        [-150, -520],
        [160, -480],
      ],
      elbows: [1, -1],
      feet: stride,
      over:
        line(
          [
            [160, -760],
            [160, -160],
          ],
          DARK_WOOD,
          12,
        ) + curve('M110 -760V-700H210V-760', INK, 12),
    },
    x,
    y,
    s,
  );
}

/** A man dressed as a bride. */
export function bride({ random, x, y, s }: Wearer): string {
  return person(
    {
      ...cast.visitor(random, false),
      slim: true,
      head: { ...cast.face(random, false), beard: 'moustache', hat: 'garland', mood: 'open' },
      top: { kind: 'dress', colour: PAPER, trim: RED, sleeve: 'puff' },
      bottom: { kind: 'gown', colour: PAPER, trim: RED },
      hands: [
        [-80, -400],
        [120, -420],
      ],
    },
    x,
    y,
    s,
  );
}

/** A chimney sweep with a ladder. */
export function chimneySweep({ base, stride, x, y, s }: Wearer): string {
  return person(
    {
      ...base,
      head: { ...base.head, hat: 'felt', hatColour: INK, mood: 'smile' },
      top: { kind: 'suit', colour: '#2B2725', trim: INK },
      bottom: { kind: 'trousers', colour: INK },
      hands: [
        [-100, -300],
        [150, -560],
      ],
      over:
        line(
          [
            [150, -700],
            [150, -100],
          ],
          PALE_WOOD,
          12,
        ) +
        line(
          [
            [210, -700],
            [210, -100],
          ],
          PALE_WOOD,
          12,
        ) +
        times(6, (i) =>
          line(
            [
              [150, -660 + i * 96],
              [210, -660 + i * 96],
            ],
            PALE_WOOD,
            10,
          ),
        ),
      feet: stride,
    },
    x,
    y,
    s,
  );
}

/** A jester. */
export function jester({ base, stride, x, y, s }: Wearer): string {
  return person(
    {
      ...base,
      head: { ...base.head, hat: 'jester', mood: 'open', beard: '' },
      top: { kind: 'stripes', colour: MUSTARD, trim: RED, sleeve: 'long' },
      bottom: { kind: 'trousers', colour: GREEN },
      hands: [
        [-170, -560],
        [180, -500],
      ],
      feet: stride,
    },
    x,
    y,
    s,
  );
}

/** A child with something on the head. */
export function maskedChild({ random, x, y, s }: Wearer): string {
  const c = cast.child(random);
  return person(
    {
      ...c,
      head: { ...c.head, hat: random.pick(['crown', 'horns', 'jester', 'helmet', 'garland']), hatColour: RED },
      hands: [
        [-130, -420],
        [130, -480],
      ],
    },
    x,
    y,
    s * 1.15,
  );
}
