import type { Scene } from '../frame.ts';
import { performer } from '../people/performer.ts';
import { person, shadowAt } from '../people/person.ts';
import { bunting } from '../scenery/garlands.ts';
import { circle, curve, poly, ring, times } from '../svg.ts';
import { BLUE, GREEN, MUSTARD, PALE_WOOD, PAPER, RED } from '../tints.ts';
import { grounds } from './grounds.ts';

/** Maypole with a ring of dancers. */
export const maypole: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const tall = h > w;
  const x = w * (tall ? 0.5 : random.pick([0.42, 0.56]));
  const pole =
    poly(
      [
        [x - 9, h * 0.8],
        [x + 9, h * 0.8],
        [x + 5, h * 0.1],
        [x - 5, h * 0.1],
      ],
      PALE_WOOD,
    ) +
    times(12, (i) =>
      poly(
        [
          [x - 8, h * (0.16 + i * 0.053)],
          [x + 8, h * (0.14 + i * 0.053)],
          [x + 8, h * (0.16 + i * 0.053)],
          [x - 8, h * (0.18 + i * 0.053)],
        ],
        RED,
      ),
    ) +
    times(4, (i) =>
      poly(
        [
          [x, h * (0.0 + i * 0.035)],
          [x - h * 0.05 - i * 8, h * (0.075 + i * 0.035)],
          [x + h * 0.05 + i * 8, h * (0.075 + i * 0.035)],
        ],
        GREEN,
      ),
    ) +
    ring(x, h * 0.26, h * 0.09, GREEN, 15, h * 0.025) +
    times(9, (i) =>
      circle(
        x + Math.cos(i * 0.7) * h * 0.09,
        h * 0.26 + Math.sin(i * 0.7) * h * 0.025,
        11,
        [RED, MUSTARD, PAPER][i % 3] ?? RED,
      ),
    );
  const ribbons = times(6, (i) =>
    curve(
      `M${x + (i - 2.5) * h * 0.034} ${h * 0.28}q${(i - 2.5) * 40} ${h * 0.18} ${(i - 2.5) * h * 0.085} ${h * 0.3}`,
      [RED, MUSTARD, BLUE, PAPER, RED, MUSTARD][i] ?? RED,
      10,
    ),
  );
  const count = 9;
  const dancers = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + 0.2;
    return [x + Math.cos(a) * w * (tall ? 0.42 : 0.36), h * 0.84 + Math.sin(a) * h * 0.1, Math.sin(a) > 0.3] as const;
  })
    .sort((a, b) => a[1] - b[1])
    .map(([dx, dy, back], i) => {
      const f = performer({ ...frame, options: { ...options, what: 'folk' } }, i % 2 === 0);
      const s = h * (tall ? 0.042 : 0.052) + (dy - h * 0.74) * 0.1;
      return (
        shadowAt(dx, dy, s) +
        person(
          {
            ...f,
            back,
            hands: [
              [-170, -420],
              [170, -420],
            ],
            elbows: [-0.4, 0.4],
            swirl: random.between(-50, 50),
          },
          dx,
          dy,
          s,
        )
      );
    });
  return (
    grounds(frame, 0.62) +
    dancers.slice(0, 4).join('') +
    pole +
    ribbons +
    dancers.slice(4).join('') +
    (options.count === 1
      ? bunting([0, h * 0.16], [x, h * 0.1], 9, h * 0.045) + bunting([x, h * 0.1], [w, h * 0.18], 9, h * 0.045)
      : '')
  );
};
