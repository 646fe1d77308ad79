import { arc, circle, half, leaf, line, place, polar, poly, rays, rect, ring, stroke, times } from '../../shapes.ts';
import { checker, floor, spark, wheel } from '../elements.ts';
import { type Figure, type Repertoire, square } from '../figure.ts';

/** Chandelier of diamonds hanging from the top; y is the height of its widest row. */
function chandelier(f: Figure, x: number, y: number, w: number): string {
  const row = (count: number, at: number, size: number, tone: string): string =>
    times(count, (index) =>
      place(
        x + (index - (count - 1) / 2) * size * 1.25,
        at,
        poly(
          [
            [0, -size * 0.8],
            [size * 0.5, 0],
            [0, size * 0.8],
            [-size * 0.5, 0],
          ],
          tone,
        ),
      ),
    );
  return (
    rect(x - 6, -1500, 12, 1500 + y - w * 0.3, f.c) +
    row(3, y - w * 0.3, w * 0.15, f.c) +
    row(5, y - w * 0.1, w * 0.15, f.d) +
    row(7, y + w * 0.1, w * 0.15, f.c) +
    row(4, y + w * 0.3, w * 0.13, f.d) +
    row(1, y + w * 0.46, w * 0.15, f.c)
  );
}

/** Double bass lying on its side. */
function bass(f: Figure, y: number): string {
  return (
    circle(250, y, 220, f.a) +
    circle(520, y, 160, f.a) +
    rect(260, y - 130, 260, 260, f.a) +
    circle(395, y - 200, 84, f.ground) +
    circle(395, y + 200, 84, f.ground) +
    rect(380, y - 34, 640, 68, f.b) +
    circle(1030, y, 60, f.b) +
    times(3, (index) => line([130, y - 26 + index * 26], [1000, y - 20 + index * 20], f.c, 7)) +
    rect(210, y - 90, 26, 180, f.b)
  );
}

/** Pictures for dances and balls. */
export const DANCE: Repertoire = {
  /** Whirling skirt from above. */
  skirt: (f) =>
    square(
      f,
      times(10, (index) => {
        const [x, y] = polar(500, 500, 560, index * 36 + 8);
        return place(
          x,
          y,
          poly(
            [
              [-44, 40],
              [44, 40],
              [0, -54],
            ],
            f.c,
          ),
          index * 36 + 120,
        );
      }) +
        wheel(500, 500, 430, 24, [f.a, f.b], f.rng.int(0, 14)) +
        ring(500, 500, 330, 34, f.c) +
        circle(500, 500, 170, f.d) +
        circle(500, 500, 110, f.a) +
        circle(500, 500, 60, f.b) +
        place(500, 500, rect(90, -24, 260, 48, f.d) + rect(-350, -24, 260, 48, f.d), -24),
    ),
  /** Couple of two half discs under a chandelier. */
  couple: (f) =>
    square(
      f,
      chandelier(f, 500, 190, 420) +
        circle(405, 430, 74, f.a) +
        circle(570, 400, 74, f.b) +
        half(480, 760, 250, 180, f.a) +
        rect(360, 500, 122, 300, f.a) +
        half(478, 760, 250, 0, f.b) +
        poly(
          [
            [478, 480],
            [640, 490],
            [600, 800],
            [478, 800],
          ],
          f.b,
        ) +
        line([330, 540], [140, 400], f.a, 46, 'round') +
        floor(1000, f.c),
      'bottom',
    ),
  /** Two half discs slipped into each other as a couple on a dotted floor. */
  embrace: (f) =>
    square(
      f,
      times(36, (index) =>
        circle(
          -200 + (index % 12) * 130 + (Math.floor(index / 12) % 2) * 60,
          860 + Math.floor(index / 12) * 80,
          18,
          f.c,
        ),
      ) +
        half(500, 520, 330, 180, f.a) +
        half(500, 640, 330, 0, f.b) +
        half(500, 640, 160, 180, f.b) +
        half(500, 520, 160, 0, f.a) +
        circle(400, 130, 92, f.a) +
        circle(610, 230, 84, f.b),
    ),
  /** Rising row of half discs: step, turn, jump. */
  rising: (f) =>
    square(
      f,
      times(5, (index) => {
        const x = 60 + index * 220;
        const y = 820 - index * 150;
        const tone = [f.a, f.b, f.c, f.d, f.a][index] ?? f.a;
        return (
          half(x, y, 150, [-90, -50, -120, -20, -160][index] ?? -90, tone) +
          circle(x + ([0, 90, -80, 120, 60][index] ?? 0), y - ([210, 190, 190, 130, 200][index] ?? 0), 50, tone)
        );
      }) +
        floor(940, f.b) +
        rect(-2000, 900, 5000, 16, f.b),
      'bottom',
    ),
  /** Stars over a parquet. */
  parquet: (f) => {
    const horizon = f.h * 0.56;
    const rows = 6;
    const tones = [f.c, f.d === f.ground ? f.b : f.d];
    const at = (share: number): number => horizon + (f.h - horizon) * share ** 1.7;
    const u = Math.min(f.w, f.h);
    return (
      times(9, (index) =>
        spark(
          f.w * ([0.12, 0.32, 0.52, 0.72, 0.9, 0.22, 0.44, 0.62, 0.84][index] ?? 0),
          horizon * ([0.25, 0.6, 0.2, 0.5, 0.2, 0.86, 0.42, 0.84, 0.72][index] ?? 0),
          u * ([0.08, 0.05, 0.12, 0.07, 0.05, 0.04, 0.05, 0.05, 0.07][index] ?? 0.05),
          f.a,
        ),
      ) +
      times(rows * 16, (index) => {
        const row = Math.floor(index / 16);
        const column = (index % 16) - 8;
        const [y1, y2] = [at(row / rows), at((row + 1) / rows)];
        const spread = (y: number): number => f.w * 0.07 + ((y - horizon) / (f.h - horizon)) * f.w * 0.16;
        return poly(
          [
            [f.w / 2 + column * spread(y1), y1],
            [f.w / 2 + (column + 1) * spread(y1), y1],
            [f.w / 2 + (column + 1) * spread(y2), y2 + 0.5],
            [f.w / 2 + column * spread(y2), y2 + 0.5],
          ],
          tones[(row + column + 8) % 2] ?? f.c,
        );
      })
    );
  },
  /** Violin hung on a nail over parquet. */
  hungViolin: (f) =>
    square(
      f,
      checker(-520, 820, 16, 6, 130, f.b) +
        circle(500, 60, 46, f.b) +
        rect(478, 60, 44, 360, f.c) +
        circle(500, 460, 150, f.a) +
        circle(500, 700, 200, f.a) +
        rect(400, 460, 200, 240, f.a) +
        circle(345, 580, 66, f.ground) +
        circle(655, 580, 66, f.ground) +
        rect(470, 180, 60, 430, f.b) +
        rect(430, 700, 140, 22, f.b) +
        times(2, (index) => line([490 + index * 20, 110], [484 + index * 32, 780], f.ground, 6)) +
        arc(430, 640, 50, 90, 270, f.b, 14) +
        arc(570, 640, 50, -90, 90, f.b, 14),
      'bottom',
    ),
  /** Straddling figure of five bands. */
  straddle: (f) =>
    square(
      f,
      line([500, 470], [90, 900], f.a, 104) +
        line([500, 470], [910, 900], f.b, 104) +
        poly(
          [
            [430, 260],
            [570, 260],
            [560, 520],
            [440, 520],
          ],
          f.c,
        ) +
        line([480, 300], [60, 130], f.d, 80) +
        line([520, 300], [900, 40], f.a, 80) +
        circle(500, 140, 96, f.b) +
        half(70, 960, 90, -90, f.b) +
        half(930, 960, 90, -90, f.a) +
        times(3, (index) => rect(-2000, 960 + index * 54, 5000, 24, f.c)),
      'bottom',
    ),
  /** Record with two dots dancing round it. */
  turntable: (f) =>
    square(
      f,
      circle(500, 500, 430, f.a) +
        times(6, (index) => ring(500, 500, 400 - index * 42, 5, f.ground)) +
        circle(500, 500, 160, f.c) +
        circle(500, 500, 24, f.ground) +
        arc(500, 500, 470, 200, 290, f.b, 24, 'round') +
        arc(500, 500, 470, 20, 110, f.b, 24, 'round') +
        circle(200, 160, 84, f.b) +
        circle(320, 90, 64, f.d) +
        leaf([600, 20], [800, -60], 60, f.d) +
        leaf([120, 860], [240, 980], 70, f.d),
    ),
  /** Embroidery of diamonds that turns into pixels. */
  embroidery: (f) => {
    const u = f.w / 8;
    const rows = Math.ceil(f.h / u);
    const tones = [f.a, f.b, f.c, f.d];
    return times(rows * 8, (index) => {
      const column = index % 8;
      const row = Math.floor(index / 8);
      const x = column * u;
      const y = row * u;
      if (column < 4)
        return (
          poly(
            [
              [x + u / 2, y],
              [x + u, y + u / 2],
              [x + u / 2, y + u],
              [x, y + u / 2],
            ],
            (column + row) % 2 ? f.a : f.b,
          ) +
          poly(
            [
              [x + u / 2, y + u * 0.26],
              [x + u * 0.74, y + u / 2],
              [x + u / 2, y + u * 0.74],
              [x + u * 0.26, y + u / 2],
            ],
            (column + row) % 2 ? f.c : f.ground,
          )
        );
      return times(4, (part) =>
        f.rng.chance(0.24 + (column - 4) * 0.13)
          ? ''
          : rect(
              x + (part % 2) * (u / 2),
              y + Math.floor(part / 2) * (u / 2),
              u / 2 + 0.5,
              u / 2 + 0.5,
              f.rng.pick(tones),
            ),
      );
    });
  },
  /** Chandelier over a black and white parquet. */
  chandelier: (f) =>
    square(
      f,
      chandelier(f, 500, 320, 700) +
        times(12, (row) =>
          times(20, (column) =>
            (row + column) % 2
              ? ''
              : poly(
                  [
                    [500 + (column - 10) * (90 + row * 26), 800 + row * 44 + row * row * 5],
                    [500 + (column - 9) * (90 + row * 26), 800 + row * 44 + row * row * 5],
                    [500 + (column - 9) * (116 + row * 26), 844 + row * 44 + (row + 1) * (row + 1) * 5],
                    [500 + (column - 10) * (116 + row * 26), 844 + row * 44 + (row + 1) * (row + 1) * 5],
                  ],
                  f.a,
                ),
          ),
        ),
      'bottom',
    ),
  /** Clock striking twelve in rays. */
  midnight: (f) =>
    square(
      f,
      rays(500, 500, 1700, f.rng.pick([20, 24]), f.b, 4) +
        circle(500, 500, 390, f.ground) +
        circle(500, 500, 360, f.a) +
        times(12, (index) =>
          place(
            500,
            500,
            rect(-(index % 3 === 0 ? 17 : 9), -330, index % 3 === 0 ? 34 : 18, index % 3 === 0 ? 84 : 54, f.ground),
            index * 30,
          ),
        ) +
        poly(
          [
            [478, 540],
            [522, 540],
            [506, 220],
            [494, 220],
          ],
          f.ground,
        ) +
        poly(
          [
            [468, 540],
            [532, 540],
            [512, 330],
            [488, 330],
          ],
          f.c,
        ) +
        circle(500, 500, 46, f.c),
    ),
  /** Bass lying in state between candles. */
  bassCandles: (f) =>
    square(
      f,
      floor(700, f.b) +
        place(-90, 0, bass({ ...f, b: f.c === f.ground ? f.d : f.c, c: f.d }, 430)) +
        times(
          5,
          (index) =>
            rect(20 + index * 230, 820, 56, 400, f.a) +
            poly(
              [
                [48 + index * 230, 660],
                [82 + index * 230, 790],
                [14 + index * 230, 790],
              ],
              f.c,
            ),
        ),
      'bottom',
    ),
  /** Bass with carnival masks round it. */
  bassMasks: (f) =>
    square(
      f,
      times(5, (index) =>
        stroke(`M${-60 + index * 280} -200c80 160 -80 300 0 460`, [f.c, f.d, f.b, f.c, f.d][index] ?? f.c, 40),
      ) +
        bass(f, 520) +
        [
          [170, 850, f.c],
          [520, 880, f.b],
          [860, 830, f.d],
        ]
          .map(([x, y, tone]) =>
            place(
              Number(x),
              Number(y),
              leaf([-70, -90], [-150, -220], 60, f.a) +
                leaf([70, -90], [150, -220], 60, f.a) +
                circle(0, 0, 120, String(tone)) +
                circle(-44, -16, 28, f.ground) +
                circle(44, -16, 28, f.ground) +
                poly(
                  [
                    [0, 0],
                    [30, 66],
                    [-30, 66],
                  ],
                  f.a,
                ),
            ),
          )
          .join(''),
    ),
};
