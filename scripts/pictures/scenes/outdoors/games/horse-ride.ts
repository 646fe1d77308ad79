import type { Frame } from '../../frame.ts';
import * as cast from '../../people/cast.ts';
import { person } from '../../people/person.ts';
import { walker } from '../../people/walker.ts';
import { circle, oval, path, pill, place, poly, times } from '../../svg.ts';
import { DARK_WOOD, INK, PAPER, RED, shade } from '../../tints.ts';

/** A child rides a horse led by an adult. */
export function horseRide(frame: Frame): string {
  const { w, h, random } = frame;
  const c = DARK_WOOD;
  const x = w * 0.5;
  const y = h * 0.94;
  const horse =
    path(
      'M-260 -330Q-120 -370 60 -340L150 -500Q190 -560 250 -540L330 -470Q350 -440 320 -424L240 -430Q230 -300 190 -220Q60 -180 -220 -210Q-320 -230 -260 -330Z',
      c,
    ) +
    times(4, (i) =>
      poly(
        [
          [[-240, -170, 90, 160][i] ?? 0, -240],
          [([-240, -170, 90, 160][i] ?? 0) + 60, -240],
          [([-240, -170, 90, 160][i] ?? 0) + 40, 0],
          [([-240, -170, 90, 160][i] ?? 0) + 8, 0],
        ],
        i % 2 ? shade(c, 0.25) : c,
      ),
    ) +
    path('M60 -340L150 -500Q190 -560 220 -560L180 -520Q150 -400 90 -330Z', INK) +
    path('M-270 -320Q-360 -280 -340 -110Q-290 -200 -250 -250Z', INK) +
    circle(270, -492, 9, PAPER) +
    pill(-110, -370, 150, 40, 18, RED);
  const kid = cast.child(random);
  const leader = cast.visitor(random);
  return (
    oval(x, y, 340 * (h / 1067), 26, INK, 0.2) +
    person(
      {
        ...leader,
        head: { ...leader.head, look: -0.6 },
        hands: [
          [-170, -420],
          [96, -280],
        ],
      },
      x + w * 0.27,
      y,
      h * 0.108,
    ) +
    place(horse, x, y, h / 1000) +
    person(
      {
        ...kid,
        seat: 110,
        hands: [
          [20, -320],
          [70, -310],
        ],
        head: { ...kid.head, mood: 'open', look: 0.4, hat: 'helmet' },
      },
      x - w * 0.03,
      y - h * 0.205,
      h * 0.135,
    ) +
    times(2, (i) => walker(frame, w * (0.12 + i * 0.1), h * 0.8, h * 0.066))
  );
}
