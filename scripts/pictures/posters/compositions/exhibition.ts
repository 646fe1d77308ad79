import {
  circle,
  clip,
  half,
  leaf,
  line,
  path,
  pie,
  place,
  polar,
  poly,
  quarter,
  rect,
  stroke,
  times,
} from '../../shapes.ts';
import { floor, spark } from '../elements.ts';
import { type Figure, type Repertoire, square } from '../figure.ts';

/** Little poster for a wall of posters: its shape depends on a number. */
function leaflet(f: Figure, x: number, y: number, w: number, h: number, kind: number): string {
  const tones = [f.a, f.b, f.c, f.d];
  const back = tones[kind % 4] ?? f.a;
  const front = kind % 3 === 0 ? f.ground : (tones[(kind + 1) % 4] ?? f.b);
  const cx = x + w / 2;
  const cy = y + h * 0.42;
  const r = w * 0.34;
  const shapes = [
    circle(cx, cy, r, front),
    poly(
      [
        [x, y + h * 0.8],
        [x + w, y],
        [x + w, y + h * 0.8],
      ],
      front,
    ),
    times(5, (row) => rect(x, y + h * 0.06 + row * h * 0.15, w, h * 0.07, front)),
    quarter(x, y, w, 'bl', front),
    half(cx, cy - r * 0.1, r * 1.1, -90, front) + half(cx, cy + r * 0.1, r * 1.1, 90, front),
    spark(cx, cy, r * 1.3, front),
    leaf([cx - r * 1.2, cy], [cx + r * 1.2, cy], r * 1.3, front) + circle(cx, cy, r * 0.36, back),
  ];
  return (
    rect(x, y, w, h, back) +
    clip(rect(x, y, w, h * 0.8, '#000'), shapes[kind % shapes.length] ?? '') +
    rect(x + w * 0.1, y + h * 0.85, w * 0.5, h * 0.03, front) +
    rect(x + w * 0.1, y + h * 0.91, w * 0.34, h * 0.03, front)
  );
}

/** Pictures for exhibitions. */
export const EXHIBITION: Repertoire = {
  /** Light falling through a door ajar. */
  doorLight: (f) =>
    square(
      f,
      rect(560, -1000, 300, 1790, f.c) +
        poly(
          [
            [560, 790],
            [860, 790],
            [420, 1800],
            [-900, 1800],
          ],
          f.c,
        ) +
        poly(
          [
            [860, -1000],
            [1010, -1000],
            [1010, 900],
            [860, 790],
          ],
          f.a,
        ) +
        circle(905, 420, 20, f.ground) +
        circle(700, 480, 62, f.b) +
        poly(
          [
            [700, 520],
            [780, 790],
            [620, 790],
          ],
          f.b,
        ) +
        poly(
          [
            [620, 790],
            [780, 790],
            [330, 1500],
            [40, 1500],
          ],
          f.b,
        ),
    ),
  /** Wall of small posters, one place left empty. */
  wall: (f) => {
    const columns = f.w > f.h * 1.1 ? 5 : 4;
    const gap = f.w * 0.022;
    const w = (f.w - gap * (columns + 1)) / columns;
    const h = w * 1.35;
    const rows = Math.ceil(f.h / (h + gap));
    const free = columns + f.rng.int(1, columns - 2);
    const first = f.rng.int(0, 20);
    return times(columns * rows, (index) =>
      index === free
        ? ''
        : leaflet(
            f,
            gap + (index % columns) * (w + gap),
            gap + Math.floor(index / columns) * (h + gap),
            w,
            h,
            first + index * 3 + Math.floor(index / columns),
          ),
    );
  },
  /** Posters pasted over one another, the topmost curling at its corner. */
  pasted: (f) =>
    square(
      f,
      times(7, (index) =>
        place(
          [140, 700, 820, 300, 90, 560, 850][index] ?? 0,
          [150, 100, 560, 760, 560, 900, 930][index] ?? 0,
          leaflet(f, -220, -290, 440, 580, index * 5 + 1),
          [-14, 9, -7, 12, -5, -12, 15][index] ?? 0,
        ),
      ) +
        place(
          490,
          470,
          rect(-270, -350, 540, 700, f.a) +
            circle(0, -60, 190, f.b) +
            half(0, -60, 190, 90, f.c) +
            rect(-220, 220, 300, 30, f.ground) +
            rect(-220, 275, 200, 30, f.ground) +
            poly(
              [
                [270, -350],
                [110, -350],
                [270, -190],
              ],
              f.ground,
            ) +
            poly(
              [
                [110, -350],
                [270, -190],
                [110, -190],
              ],
              f.d,
            ),
          -3,
        ),
    ),
  /** Façade of a block of flats with one lit window. */
  facade: (f) => {
    const columns = f.w > f.h ? 8 : 6;
    const cell = f.w / columns;
    const rows = Math.ceil(f.h / cell);
    const lit = Math.floor(rows * 0.4) * columns + f.rng.int(2, columns - 3);
    return (
      rect(0, 0, f.w, f.h, f.a) +
      times(columns * rows, (index) => {
        const x = (index % columns) * cell;
        const y = Math.floor(index / columns) * cell;
        const glass = index === lit ? f.c : (index * 7 + Math.floor(index / columns) * 3) % 5 < 2 ? f.ground : f.b;
        const balcony =
          (index % columns) % 3 === 1 ? rect(x + cell * 0.04, y + cell * 0.62, cell * 0.92, cell * 0.3, f.d) : '';
        const person =
          index === lit
            ? circle(x + cell * 0.5, y + cell * 0.42, cell * 0.11, f.b) +
              half(x + cell * 0.5, y + cell * 0.74, cell * 0.19, -90, f.b)
            : '';
        return (
          rect(x + cell * 0.14, y + cell * 0.16, cell * 0.72, cell * 0.58, glass) + (index === lit ? person : balcony)
        );
      })
    );
  },
  /** Strata of the ground under a town, things hidden in every one. */
  strata: (f) => {
    const tones = [f.a, f.b, f.c, f.d];
    const layers = times(4, (row) => rect(-2000, 330 + row * 180, 5000, row === 3 ? 2000 : 181, tones[row] ?? f.a));
    const town = times(8, (index) =>
      rect(
        -300 + index * 220,
        330 - ([120, 210, 90, 260, 150, 200, 110, 240][index] ?? 0),
        150,
        300,
        index % 2 === 0 ? f.b : f.a,
      ),
    );
    const roots = stroke('M240 330V480M240 400L150 500M240 440L330 540', f.ground, 24, 'round');
    const key =
      circle(600, 600, 54, f.ground) +
      circle(600, 600, 22, f.b) +
      rect(640, 588, 190, 26, f.ground) +
      rect(760, 600, 26, 60, f.ground) +
      rect(806, 600, 26, 46, f.ground);
    const pipe = stroke('M-500 770H330V830H700V740H1500', f.ground, 40);
    const find =
      half(250, 940, 90, 90, f.ground) +
      rect(200, 890, 100, 60, f.ground) +
      leaf([640, 960], [860, 960], 90, f.ground) +
      circle(690, 955, 12, f.d);
    return square(f, town + layers + roots + key + pipe + find);
  },
  /** Iris of a camera. */
  iris: (f) => {
    const blades = f.rng.pick([6, 7, 8]);
    const turn = f.rng.int(0, 50);
    const tones = [f.b, f.c];
    return square(
      f,
      circle(500, 500, 490, f.a) +
        clip(
          circle(500, 500, 440, '#000'),
          times(blades, (index) => {
            const step = 360 / blades;
            const angle = turn + index * step;
            return (
              poly(
                [
                  polar(500, 500, 150, angle),
                  polar(500, 500, 150, angle + step),
                  polar(500, 500, 1000, angle + step * 1.5),
                  polar(500, 500, 1000, angle + step * 0.4),
                ],
                tones[index % 2] ?? f.b,
              ) + line(polar(500, 500, 150, angle), polar(500, 500, 700, angle + step * 1.25), f.a, 10)
            );
          }),
        ) +
        circle(570, 430, 36, f.ground),
    );
  },
  /** Vertical bands sewn through by one long thread. */
  thread: (f) =>
    square(
      f,
      times(12, (index) => rect(-600 + index * 190, -800, 110, 2600, index % 3 === 1 ? f.b : f.a)) +
        times(16, (index) => {
          const x = -500 + index * 130;
          const y = (t: number): number => 480 + Math.sin(t / 210) * 250;
          return line([x, y(x)], [x + 74, y(x + 74)], f.c, 30, 'round');
        }) +
        place(800, 250, leaf([-30, 0], [300, 0], 40, f.d), -40),
    ),
  /** Weave of crossing bands; one thread leaves it. */
  weave: (f) => {
    const count = f.w > f.h ? 9 : 7;
    const step = f.w / count;
    const rows = Math.ceil(f.h / step);
    const across = times(rows, (row) => rect(0, row * step + step * 0.12, f.w, step * 0.76, row === 2 ? f.c : f.b));
    const over = times(rows * count, (index) => {
      const column = index % count;
      const row = Math.floor(index / count);
      return (column + row) % 2 === 0
        ? rect(
            column * step + step * 0.12,
            row * step - step * 0.02,
            step * 0.76,
            step * 1.04,
            column === 4 ? f.d : f.a,
          )
        : '';
    });
    return (
      times(count, (index) => rect(index * step + step * 0.12, 0, step * 0.76, f.h, index === 4 ? f.d : f.a)) +
      across +
      over
    );
  },
  /** Drawer from which posters stick out. */
  drawer: (f) =>
    square(
      f,
      times(5, (index) =>
        place(150 + index * 175, 640, leaflet(f, -130, -430, 260, 560, index * 2 + 1), [-13, -6, 3, 8, 15][index] ?? 0),
      ) +
        poly(
          [
            [-60, 600],
            [1060, 600],
            [1000, 980],
            [0, 980],
          ],
          f.a,
        ) +
        rect(-60, 560, 1120, 56, f.b) +
        half(500, 760, 120, 90, f.c) +
        rect(380, 740, 240, 30, f.c),
    ),
  /** Visitor before a large picture. */
  visitor: (f) =>
    square(
      f,
      rect(110, 50, 780, 620, f.b) +
        clip(
          rect(150, 90, 700, 540, '#000'),
          rect(150, 90, 700, 540, f.c) +
            circle(640, 300, 190, f.a) +
            quarter(150, 290, 340, 'bl', f.ground) +
            poly(
              [
                [360, 630],
                [620, 380],
                [880, 630],
              ],
              f.d,
            ),
        ) +
        floor(860, f.d) +
        circle(400, 620, 96, f.ground) +
        circle(400, 620, 82, f.a) +
        path('M230 2000V880A170 170 0 0 1 570 880V2000Z', f.ground) +
        path('M246 2000V884A154 154 0 0 1 554 884V2000Z', f.a),
      'bottom',
    ),
  /** Sculpture of stacked shapes on a plinth. */
  sculpture: (f) =>
    square(
      f,
      poly(
        [
          [380, 980],
          [620, 980],
          [1400, 1300],
          [1100, 1400],
        ],
        f.d,
      ) +
        rect(340, 760, 320, 400, f.a) +
        half(500, 760, 210, -90, f.b) +
        circle(500, 420, 130, f.c) +
        half(500, 290, 170, 90, f.a) +
        poly(
          [
            [500, -40],
            [610, 160],
            [390, 160],
          ],
          f.b,
        ) +
        rect(330, 150, 340, 44, f.c),
    ),
  /** Fruit and bottle of cut half discs. */
  stillLife: (f) =>
    square(
      f,
      floor(720, f.d) +
        rect(180, 330, 210, 500, f.a) +
        half(285, 330, 105, -90, f.a) +
        rect(250, 110, 70, 160, f.a) +
        rect(285, 330, 105, 500, f.b) +
        half(610, 700, 230, 90, f.c) +
        half(520, 690, 130, -90, f.b) +
        half(700, 690, 130, -90, f.a) +
        pie(840, 830, 110, 0, 359.9, f.b) +
        half(840, 830, 110, 0, f.a) +
        leaf([840, 720], [900, 640], 40, f.c),
      'bottom',
    ),
};
