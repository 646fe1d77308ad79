import { circle, clip, line, path, poly, rect, times } from '../svg.ts';
import { GREEN, INK, MUSTARD, PAPER, RED, shade } from '../tints.ts';
import type { Figure } from './figure.ts';

/** Upper body with the details of its clothes. */
export function torso(f: Figure, drop: number): string {
  const { kind, colour, trim = PAPER } = f.top;
  const lean = f.lean ?? 0;
  const [shoulder, waist, hip] = f.slim ? [66, 44, 56] : [80, 62, 60];
  const y = (value: number): number => value + drop;
  const long = kind === 'coat' || kind === 'robe' || kind === 'tunic';
  const end = y(
    kind === 'robe' ? -30 : kind === 'coat' ? -190 : kind === 'tunic' ? -215 : kind === 'suit' ? -272 : -294,
  );
  const wide = kind === 'robe' ? 108 : long ? 84 : hip;
  const d = `M${-shoulder * 0.5 + lean} ${y(-516)}H${shoulder * 0.5 + lean}Q${shoulder + lean + 8} ${y(-510)} ${shoulder + lean} ${y(-466)}Q${waist + 8 + lean * 0.6} ${y(-420)} ${waist + lean * 0.4} ${y(-366)}L${wide} ${end}H${-wide}L${-waist + lean * 0.4} ${y(-366)}Q${-waist - 8 + lean * 0.6} ${y(-420)} ${-shoulder + lean} ${y(-466)}Q${-shoulder + lean - 8} ${y(-510)} ${-shoulder * 0.5 + lean} ${y(-516)}Z`;
  const shadow = poly(
    [
      [lean + 14, y(-530)],
      [shoulder + lean + 30, y(-530)],
      [wide + 40, end + 20],
      [wide * 0.25, end + 20],
    ],
    shade(colour, colour === INK ? 0 : 0.4),
    0.34,
  );
  const front = !f.back;
  let detail = '';
  if (kind === 'suit' && front) {
    detail =
      poly(
        [
          [lean - 24, y(-518)],
          [lean + 24, y(-518)],
          [lean * 0.8 + 2, y(-400)],
        ],
        PAPER,
      ) +
      poly(
        [
          [lean - 7, y(-510)],
          [lean + 7, y(-510)],
          [lean + 9, y(-430)],
          [lean, y(-412)],
          [lean - 9, y(-430)],
        ],
        trim,
      ) +
      line(
        [
          [lean - 24, y(-518)],
          [lean * 0.7, y(-398)],
          [lean * 0.5, end],
        ],
        shade(colour, 0.35),
        5,
      ) +
      line(
        [
          [lean + 24, y(-518)],
          [lean * 0.7, y(-398)],
        ],
        shade(colour, 0.35),
        5,
      );
  }
  if (kind === 'vest' || kind === 'folk') {
    detail = front
      ? poly(
          [
            [lean - 30, y(-520)],
            [lean + 30, y(-520)],
            [lean * 0.8 + 6, y(-400)],
            [lean * 0.8 - 6, y(-400)],
          ],
          PAPER,
        ) +
        times(
          4,
          (i) =>
            circle(lean * 0.9 - 34 + i * 3, y(-490 + i * 34), 7, [MUSTARD, RED, GREEN, PAPER][i] ?? RED) +
            circle(lean * 0.9 + 34 - i * 3, y(-490 + i * 34), 7, [MUSTARD, RED, GREEN, PAPER][i] ?? RED),
        ) +
        rect(-90, y(-378), 180, 14, trim)
      : times(3, (i) => circle(lean - 30 + i * 30, y(-450), 9, trim)) + rect(-90, y(-378), 180, 14, trim);
  }
  if (kind === 'stripes') detail = times(6, (i) => rect(-140, y(-500 + i * 38), 280, 17, trim));
  if (kind === 'shirt' && front)
    detail =
      line(
        [
          [lean, y(-505)],
          [lean * 0.5, end],
        ],
        shade(colour, 0.25),
        4,
      ) +
      poly(
        [
          [lean - 26, y(-522)],
          [lean, y(-490)],
          [lean + 26, y(-522)],
          [lean + 38, y(-500)],
          [lean + 14, y(-476)],
          [lean, y(-494)],
          [lean - 14, y(-476)],
          [lean - 38, y(-500)],
        ],
        shade(colour, 0.14),
      );
  if (kind === 'sweater')
    detail =
      times(7, (i) =>
        poly(
          [
            [-90 + i * 30, y(-430)],
            [-75 + i * 30, y(-452)],
            [-60 + i * 30, y(-430)],
            [-75 + i * 30, y(-408)],
          ],
          trim,
        ),
      ) + rect(-100, end - 20, 200, 30, shade(colour, 0.2));
  if (kind === 'dress' && front)
    detail =
      poly(
        [
          [lean - 32, y(-524)],
          [lean + 32, y(-524)],
          [lean, y(-466)],
        ],
        f.head.skin,
      ) + rect(-80, y(-384), 160, 16, trim);
  if (kind === 'coat')
    detail = front
      ? line(
          [
            [lean + 6, y(-500)],
            [8, end],
          ],
          shade(colour, 0.35),
          5,
        ) + times(3, (i) => circle(lean * 0.7 - 16, y(-440 + i * 66), 7, trim))
      : line(
          [
            [0, y(-300)],
            [0, end],
          ],
          shade(colour, 0.35),
          5,
        ) + rect(-70, y(-372), 140, 16, shade(colour, 0.3));
  if (kind === 'robe' && front)
    detail = poly(
      [
        [lean - 40, y(-524)],
        [lean + 40, y(-524)],
        [lean + 14, y(-300)],
        [lean, y(-330)],
        [lean - 14, y(-300)],
      ],
      trim,
    );
  if (kind === 'tunic')
    detail =
      rect(-120, y(-350), 240, 20, trim) +
      rect(-120, end - 18, 240, 18, trim) +
      (front
        ? line(
            [
              [lean, y(-510)],
              [lean * 0.7, y(-430)],
            ],
            trim,
            9,
          )
        : '');
  if (kind === 'apron' && front)
    detail =
      path(`M${lean - 40} ${y(-470)}H${lean + 40}L60 ${end}H-60Z`, trim) +
      line(
        [
          [lean - 40, y(-470)],
          [lean - 50, y(-520)],
        ],
        trim,
        10,
      ) +
      line(
        [
          [lean + 40, y(-470)],
          [lean + 50, y(-520)],
        ],
        trim,
        10,
      );
  return path(d, colour) + clip(d, detail + shadow);
}
