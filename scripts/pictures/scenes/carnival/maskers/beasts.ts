import { person } from '../../people/person.ts';
import { circle, line, oval, path, place, poly, quarter, rect, times } from '../../svg.ts';
import { GREEN, INK, MUSTARD, PAPER, RED, shade, tint } from '../../tints.ts';
import { mask } from '../mask.ts';
import type { Wearer } from './wearer.ts';

/** A person in a bear skin. */
export function bear({ base, x, y, s }: Wearer): string {
  const fur = '#4A3426';
  return (
    person(
      {
        ...base,
        slim: false,
        head: {
          ...base.head,
          skin: fur,
          hair: fur,
          style: 'curly',
          mood: 'open',
          beard: '',
          plain: true,
          glasses: false,
        },
        top: { kind: 'coat', colour: fur, trim: fur },
        bottom: { kind: 'boots', colour: fur },
        shoes: fur,
        hands: [
          [-170, -540],
          [170, -520],
        ],
        elbows: [1, -1],
      },
      x,
      y,
      s * 1.12,
    ) +
    place(
      circle(-48, -52, 24, fur) +
        circle(48, -52, 24, fur) +
        oval(0, 22, 40, 30, tint('#4A3426', 0.5)) +
        oval(0, 8, 15, 11, INK) +
        circle(-24, -16, 8, PAPER) +
        circle(24, -16, 8, PAPER) +
        circle(-22, -15, 4, INK) +
        circle(26, -15, 4, INK) +
        path('M-18 34Q0 50 18 34L10 52H-10Z', RED),
      x,
      y - s * 6.45,
      s / 84,
    )
  );
}

/** The horned beast: a cloth over its bearer, a goat mask in front. */
export function turon({ x, y, s }: Wearer): string {
  return (
    poly(
      [
        [x - s * 1.7, y - s * 0.9],
        [x - s * 1.3, y - s * 4.2],
        [x + s * 1, y - s * 4.8],
        [x + s * 1.3, y - s * 0.9],
      ],
      GREEN,
    ) +
    times(6, (i) =>
      quarter(
        x - s * 1.1 + (i % 3) * s * 0.75,
        y - s * (3.6 - Math.floor(i / 3) * 1.1),
        s * 0.6,
        i,
        [RED, MUSTARD, PAPER][i % 3] ?? RED,
      ),
    ) +
    times(
      3,
      (i) =>
        rect(x - s * (1.1 - i * 0.8), y - s * 0.9, s * 0.3, s * 0.8, INK) +
        oval(x - s * (0.9 - i * 0.8), y - s * 0.08, s * 0.26, s * 0.1, INK),
    ) +
    place(mask('goat', 1), x + s * 1.15, y - s * 4.6, s / 210, 12)
  );
}

/** A man of straw. */
export function strawMan({ base, x, y, s }: Wearer): string {
  return (
    person(
      {
        ...base,
        head: { ...base.head, hat: 'straw', beard: '', mood: 'smile' },
        top: { kind: 'robe', colour: tint(MUSTARD, 0.2), trim: tint(MUSTARD, 0.4) },
        bottom: { kind: 'boots', colour: MUSTARD },
        hands: [
          [-190, -400],
          [190, -420],
        ],
        elbows: [-0.3, 0.3],
      },
      x,
      y,
      s,
    ) +
    times(22, (i) =>
      line(
        [
          [x + (((i % 11) - 5) * s) / 8, y - s * (4.7 - Math.floor(i / 11) * 2.2)],
          [x + (((i % 11) - 5) * s) / 5.4, y - s * (2.5 - Math.floor(i / 11) * 2)],
        ],
        i % 2 ? shade(MUSTARD, 0.22) : tint(MUSTARD, 0.5),
        5,
      ),
    ) +
    rect(x - s * 0.62, y - s * 3.65, s * 1.24, s * 0.14, RED)
  );
}
