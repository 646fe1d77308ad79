import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { chandelier } from '../stage/chandelier.ts';
import { drape } from '../stage/drape.ts';
import { circle, half, line, oval, pill, place, poly, quarter, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PALE_WOOD, PAPER, RED, shade, tint, WOOD } from '../tints.ts';

/** The large hall seen from the stage: lamps, rows and a full house. */
export const fromStage: Scene = (frame) => {
  const { w, h, random } = frame;
  const shell =
    rect(0, 0, w, h, shade(RED, 0.5)) +
    poly(
      [
        [0, 0],
        [w, 0],
        [w * 0.8, h * 0.16],
        [w * 0.2, h * 0.16],
      ],
      shade(RED, 0.72),
    ) +
    poly(
      [
        [0, 0],
        [w * 0.2, h * 0.16],
        [w * 0.2, h * 0.5],
        [0, h * 0.74],
      ],
      shade(WOOD, 0.5),
    ) +
    poly(
      [
        [w, 0],
        [w * 0.8, h * 0.16],
        [w * 0.8, h * 0.5],
        [w, h * 0.74],
      ],
      shade(WOOD, 0.58),
    );
  const slats = times(5, (i) => {
    const x0 = w * (0.004 + i * 0.04);
    const x1 = x0 + w * 0.026;
    const t = (x: number): number => (x / (w * 0.2)) * h * 0.16;
    const b = (x: number): number => h * 0.74 - (x / (w * 0.2)) * h * 0.24;
    return (
      poly(
        [
          [x0, t(x0)],
          [x1, t(x1)],
          [x1, b(x1)],
          [x0, b(x0)],
        ],
        WOOD,
      ) +
      poly(
        [
          [w - x0, t(x0)],
          [w - x1, t(x1)],
          [w - x1, b(x1)],
          [w - x0, b(x0)],
        ],
        shade(WOOD, 0.16),
      )
    );
  });
  const gallery =
    rect(w * 0.2, h * 0.16, w * 0.6, h * 0.34, shade(RED, 0.4)) +
    times(
      17,
      (i) =>
        circle(w * (0.225 + i * 0.0345), h * 0.245, h * 0.016, random.pick(['#EFC59A', '#E4B083', '#F6DCC0'])) +
        half(w * (0.225 + i * 0.0345), h * 0.244, h * 0.0175, 0, random.pick([INK, '#5A3A22', '#B9781F', '#B5ADA2'])) +
        pill(
          w * (0.225 + i * 0.0345) - h * 0.024,
          h * 0.26,
          h * 0.048,
          h * 0.06,
          10,
          random.pick([GREEN, MUSTARD, INK, BLUE, PAPER]),
        ),
    ) +
    rect(w * 0.18, h * 0.29, w * 0.64, h * 0.055, MUSTARD) +
    times(20, (i) => quarter(w * (0.18 + i * 0.032), h * 0.295, h * 0.045, i % 4, i % 2 ? RED : PAPER)) +
    rect(w * 0.46, h * 0.19, w * 0.08, h * 0.05, INK) +
    circle(w * 0.5, h * 0.215, h * 0.016, tint(MUSTARD, 0.6)) +
    poly(
      [
        [w * 0.5, h * 0.215],
        [w * 0.1, h * 1.1],
        [w * 0.9, h * 1.1],
      ],
      tint(MUSTARD, 0.5),
      0.12,
    );
  let crowd = '';
  for (let r = 0; r < 7; r += 1) {
    const s = h * (0.024 + r * 0.0082);
    const y = h * (0.42 + r * 0.048 + r * r * 0.0042);
    const step = s * 2.15;
    const count = Math.ceil(w / step) + 2;
    crowd +=
      times(count, (i) => {
        const x = w / 2 + (i - count / 2 + (r % 2) * 0.5) * step;
        if (Math.abs(x - w / 2) < s * 1.3) return '';
        const limit = w * (0.33 + r * 0.045);
        if (Math.abs(x - w / 2) > limit) return '';
        const f = random.chance(0.12) ? { ...cast.child(random), child: false, slim: true } : cast.visitor(random);
        const clap = random.chance(0.4);
        return (
          pill(x - s * 0.95, y - s * 0.4, s * 1.9, s * 2.2, s * 0.35, r % 2 ? RED : shade(RED, 0.14)) +
          place(
            person(
              {
                ...f,
                seat: 0,
                head: { ...f.head, plain: r < 1, mood: random.pick(['smile', 'open', 'smile', 'calm']) },
                hands: clap
                  ? [
                      [-16, -400],
                      [14, -408],
                    ]
                  : [
                      [-60, -310],
                      [60, -310],
                    ],
              },
              0,
              0,
              s,
            ),
            x,
            y + s * 5.6,
          )
        );
      }) + rect(0, y + s * 2.2, w, s * 0.1, shade(RED, 0.6));
  }
  const stage =
    poly(
      [
        [0, h * 0.9],
        [w, h * 0.9],
        [w, h],
        [0, h],
      ],
      PALE_WOOD,
    ) +
    times(13, (i) =>
      poly(
        [
          [w * (i / 13) + w * 0.02, h * 0.9],
          [w * (i / 13) + w * 0.04, h * 0.9],
          [w * (-0.2 + (1.4 * i) / 13), h],
          [w * (-0.23 + (1.4 * i) / 13), h],
        ],
        shade(PALE_WOOD, 0.16),
      ),
    ) +
    rect(0, h * 0.892, w, h * 0.018, tint(PALE_WOOD, 0.5));
  const mic =
    line(
      [
        [w * 0.31, h * 1.02],
        [w * 0.31, h * 0.5],
      ],
      INK,
      13,
    ) +
    line(
      [
        [w * 0.31, h * 0.52],
        [w * 0.35, h * 0.45],
      ],
      INK,
      13,
    ) +
    place(pill(-21, -62, 42, 92, 21, mix(BLUE, INK, 0.3)) + rect(-21, -14, 42, 8, INK), w * 0.356, h * 0.44, 1.1, 35) +
    oval(w * 0.31, h * 0.985, 92, 18, INK);
  return (
    shell +
    slats +
    gallery +
    chandelier(w * 0.5, h * 0.06, w * 0.07, h * 0.2) +
    crowd +
    stage +
    mic +
    drape(-10, 0, w * 0.085, h * 0.93, shade(RED, 0.28), 4) +
    drape(w * 0.925, 0, w * 0.085, h * 0.93, shade(RED, 0.28), 4)
  );
};
