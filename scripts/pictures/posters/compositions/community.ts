import {
  arc,
  circle,
  clip,
  ellipse,
  half,
  leaf,
  line,
  pie,
  place,
  polar,
  poly,
  quarter,
  rays,
  rect,
  ring,
  stroke,
  times,
} from '../../shapes.ts';
import { checker, floor, folkStar } from '../elements.ts';
import { type Repertoire, square } from '../figure.ts';

/** Pictures for the life of the neighbourhood. */
export const COMMUNITY: Repertoire = {
  /** Four cauldrons, a wave of steam over each. */
  cauldrons: (f) =>
    square(
      f,
      times(4, (index) => {
        const x = 110 + index * 260;
        const tone = [f.b, f.c, f.d, f.b][index] ?? f.b;
        return stroke(`M${x} 560c-70 -80 70 -150 0 -230s70 -150 0 -230s70 -150 0 -230`, tone, 44, 'round');
      }) +
        times(4, (index) => {
          const x = 110 + index * 260;
          return (
            half(x, 650, 122, 90, f.a) +
            rect(x - 140, 620, 280, 44, f.a) +
            line([x - 70, 740], [x - 100, 880], f.a, 24) +
            line([x + 70, 740], [x + 100, 880], f.a, 24) +
            poly(
              [
                [x - 40, 880],
                [x, 800],
                [x + 40, 880],
              ],
              f.c,
            )
          );
        }) +
        floor(880, f.b),
      'bottom',
    ),
  /** Book with a moon cut out of it and the hands of a clock. */
  bookMoon: (f) =>
    square(
      f,
      place(
        500,
        500,
        rect(-340, -430, 680, 860, f.a) +
          rect(-340, -430, 90, 860, f.b) +
          rect(340, -400, 30, 800, f.c) +
          circle(50, 0, 230, f.ground) +
          circle(140, -50, 190, f.a) +
          line([50, 0], [50, -170], f.c, 26, 'round') +
          line([50, 0], [170, 0], f.c, 26, 'round') +
          circle(50, 0, 30, f.c),
        -7,
      ) +
        times(6, (index) =>
          circle([70, 930, 120, 900, 50, 960][index] ?? 0, [110, 90, 880, 900, 500, 520][index] ?? 0, 24, f.d),
        ),
    ),
  /** Sun rising behind dark hills. */
  dawn: (f) =>
    square(
      f,
      times(13, (index) =>
        line(polar(500, 560, 360, 180 + index * 15), polar(500, 560, index % 2 ? 460 : 540, 180 + index * 15), f.a, 34),
      ) +
        half(500, 560, 300, -90, f.a) +
        poly(
          [
            [-500, 1000],
            [140, 330],
            [700, 1000],
          ],
          f.b,
        ) +
        poly(
          [
            [300, 1000],
            [800, 440],
            [1600, 1000],
          ],
          f.d,
        ) +
        poly(
          [
            [100, 1000],
            [470, 620],
            [900, 1000],
          ],
          f.c,
        ) +
        times(
          5,
          (index) =>
            circle(330 + index * 74, 900 + (index % 2) * 16, 22, f.ground) +
            poly(
              [
                [330 + index * 74, 920],
                [358 + index * 74, 1000],
                [302 + index * 74, 1000],
              ],
              f.ground,
            ),
        ) +
        floor(998, f.b),
      'bottom',
    ),
  /** Breakfast: plates and cups on checked cloths. */
  plates: (f) =>
    square(
      f,
      checker(-600, -600, 18, 18, 125, f.a) +
        [
          [270, 270, 200],
          [740, 640, 230],
          [250, 780, 150],
        ]
          .map(
            ([x = 0, y = 0, r = 0], index) =>
              circle(x, y, r, f.b) +
              circle(x, y, r * 0.7, f.ground) +
              (index === 0
                ? circle(x, y, r * 0.4, f.c)
                : index === 1
                  ? half(x, y, r * 0.5, -30, f.c) + half(x - 20, y + 40, r * 0.4, 130, f.d)
                  : leaf([x - r * 0.5, y], [x + r * 0.5, y], r * 0.6, f.c)),
          )
          .join('') +
        half(720, 220, 150, 90, f.c) +
        ring(880, 270, 46, 26, f.c) +
        rect(560, 380, 320, 26, f.c) +
        times(2, (index) => stroke(`M${680 + index * 80} 180c-30 -40 30 -70 0 -110`, f.b, 18, 'round')) +
        rect(490, 520, 24, 300, f.b) +
        ellipse(502, 520, 36, 60, f.b),
    ),
  /** Long table with neighbours round it. */
  longTable: (f) =>
    square(
      f,
      place(
        500,
        500,
        rect(-150, -1400, 300, 2800, f.a) +
          times(14, (index) => {
            const y = -1250 + index * 190;
            const tones = [f.b, f.c, f.d];
            return (
              half(-190, y, 82, 180, tones[index % 3] ?? f.b) +
              circle(-240, y, 42, f.ground) +
              half(190, y + 60, 82, 0, tones[(index + 1) % 3] ?? f.c) +
              circle(240, y + 60, 42, f.ground) +
              circle(-72, y, 50, f.ground) +
              circle(-72, y, 26, tones[(index + 2) % 3] ?? f.d) +
              circle(72, y + 60, 50, f.ground) +
              circle(72, y + 60, 26, tones[index % 3] ?? f.b)
            );
          }),
        f.rng.pick([28, 42, -32]),
      ),
    ),
  /** Pumpkin lanterns on a slope. */
  pumpkins: (f) =>
    square(
      f,
      poly(
        [
          [-1200, 1020],
          [2200, 420],
          [2200, 3000],
          [-1200, 3000],
        ],
        f.b,
      ) +
        circle(190, 200, 120, f.c) +
        [
          [180, 640, 170, 1],
          [540, 560, 200, 0],
          [890, 500, 160, 1],
        ]
          .map(([x = 0, y = 0, r = 0, kind = 0]) =>
            place(
              x,
              y,
              rect(-18, -r * 1.3, 36, r * 0.5, f.d) +
                circle(0, 0, r, f.a) +
                poly(
                  [
                    [-r * 0.55, -r * 0.1],
                    [-r * 0.15, -r * 0.1],
                    [-r * 0.35, -r * 0.45],
                  ],
                  f.ground,
                ) +
                poly(
                  [
                    [r * 0.55, -r * 0.1],
                    [r * 0.15, -r * 0.1],
                    [r * 0.35, -r * 0.45],
                  ],
                  f.ground,
                ) +
                (kind
                  ? half(0, r * 0.15, r * 0.55, 90, f.ground) + rect(-r * 0.12, r * 0.12, r * 0.24, r * 0.2, f.a)
                  : times(5, (index) =>
                      poly(
                        [
                          [-r * 0.6 + index * r * 0.24, r * 0.2],
                          [-r * 0.36 + index * r * 0.24, r * 0.2],
                          [-r * 0.48 + index * r * 0.24, r * 0.55],
                        ],
                        f.ground,
                      ),
                    )),
              -10,
            ),
          )
          .join(''),
    ),
  /** Ring of carollers round a tree. */
  carollers: (f) =>
    square(
      f,
      times(26, (index) => circle(((index * 283) % 1200) - 100, ((index * 173) % 700) - 80, 12, f.c)) +
        poly(
          [
            [500, 20],
            [830, 760],
            [170, 760],
          ],
          f.b,
        ) +
        poly(
          [
            [500, 20],
            [830, 760],
            [500, 760],
          ],
          f.d,
        ) +
        circle(500, 20, 54, f.c) +
        times(7, (index) => {
          const x = 20 + index * 160;
          const y = 800 + Math.sin((index / 6) * Math.PI) * 90;
          return (
            half(x, y + 130, 108, -90, index % 2 ? f.c : f.a) +
            rect(x - 108, y + 128, 216, 800, index % 2 ? f.c : f.a) +
            circle(x, y - 10, 58, index % 2 ? f.a : f.c) +
            circle(x, y + 10, 18, f.ground)
          );
        }),
      'bottom',
    ),
  /** Dice, pawn and hexagons of a board game. */
  dice: (f) => {
    const hexagon = (x: number, y: number, r: number, tone: string): string => poly(hexagonCorners(x, y, r), tone);
    return square(
      f,
      times(24, (index) => {
        const x = -80 + (index % 6) * 230 + (Math.floor(index / 6) % 2) * 115;
        const y = 80 + Math.floor(index / 6) * 200;
        return hexagon(x, y, 124, [f.a, f.b, f.c, f.ground, f.d][(index * 3 + Math.floor(index / 6)) % 5] ?? f.a);
      }) +
        place(
          330,
          420,
          rect(-172, -172, 344, 344, f.ground) +
            rect(-150, -150, 300, 300, f.b) +
            [
              [-80, -80],
              [80, -80],
              [0, 0],
              [-80, 80],
              [80, 80],
            ]
              .map(([x = 0, y = 0]) => circle(x, y, 34, f.ground))
              .join(''),
          14,
        ) +
        poly(
          [
            [720, 500],
            [880, 960],
            [560, 960],
          ],
          f.ground,
        ) +
        circle(720, 460, 120, f.ground) +
        poly(
          [
            [720, 470],
            [850, 940],
            [590, 940],
          ],
          f.a,
        ) +
        circle(720, 460, 98, f.a),
    );
  },
};

/** Corners of a hexagon standing on its tip. */
function hexagonCorners(x: number, y: number, r: number): (readonly [number, number])[] {
  return Array.from({ length: 6 }, (_, index) => polar(x, y, r, index * 60 - 90));
}

/** Pictures made for one evening each. */
export const OCCASION: Repertoire = {
  /** Twelve fields with twelve moons. */
  months: (f) => {
    const columns = f.w > f.h * 1.1 ? 4 : 3;
    const rows = 12 / columns;
    const [w, h] = [f.w / columns, f.h / rows];
    const r = Math.min(w, h) * 0.4;
    const tones = [f.a, f.ground, f.c, f.b, f.d];
    return times(12, (index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const back = (column + row) % 2 ? f.ground : (tones[[0, 2, 3, 0, 3, 2][index % 6] ?? 0] ?? f.a);
      const front = back === f.c ? f.b : back === f.ground ? (index % 3 ? f.a : f.c) : back === f.a ? f.ground : f.c;
      const [x, y] = [(column + 0.5) * w, (row + 0.5) * h];
      const moons = [
        circle(x, y, r, front),
        half(x, y, r, 0, front),
        quarter(x - r, y - r, r * 2, 'bl', front),
        circle(x, y, r, front) + circle(x + r * 0.4, y - r * 0.1, r * 0.8, back),
        ring(x, y, r * 0.8, r * 0.4, front),
        half(x, y, r, 180, front),
        quarter(x - r, y - r, r * 2, 'tr', front),
        circle(x, y, r, front) + circle(x - r * 0.4, y, r * 0.8, back),
        half(x, y + r * 0.5, r, -90, front),
        circle(x, y, r, front) + circle(x, y, r * 0.4, back),
        quarter(x - r, y - r, r * 2, 'tl', front),
        rays(x, y, r, 12, front) + circle(x, y, r * 0.5, front),
      ];
      return rect(column * w, row * h, w + 1, h + 1, back) + (moons[index] ?? '');
    });
  },
  /** Cat's head over two boots. */
  boots: (f) =>
    square(
      f,
      poly(
        [
          [270, 60],
          [420, 190],
          [270, 330],
        ],
        f.a,
      ) +
        poly(
          [
            [730, 60],
            [580, 190],
            [730, 330],
          ],
          f.a,
        ) +
        circle(500, 290, 235, f.a) +
        circle(410, 260, 44, f.c) +
        circle(590, 260, 44, f.c) +
        leaf([410, 220], [410, 300], 26, f.ground) +
        leaf([590, 220], [590, 300], 26, f.ground) +
        poly(
          [
            [460, 340],
            [540, 340],
            [500, 390],
          ],
          f.b,
        ) +
        times(
          3,
          (index) =>
            line([420, 370 + index * 22], [180, 340 + index * 50], f.b, 9) +
            line([580, 370 + index * 22], [820, 340 + index * 50], f.b, 9),
        ) +
        stroke('M680 470C900 560 960 420 930 200', f.a, 60, 'round') +
        [1, -1]
          .map((side) =>
            place(
              500,
              560,
              rect(30, 0, 200, 330, f.b) +
                rect(10, -30, 240, 80, f.d) +
                half(230, 420, 110, -90, f.b) +
                rect(30, 300, 200, 121, f.b) +
                rect(30, 420, 310, 34, f.d),
              0,
              side,
              1,
            ),
          )
          .join(''),
      'bottom',
    ),
  /** Nativity under an attic roof. */
  nativity: (f) =>
    square(
      f,
      poly(
        [
          [500, 60],
          [1200, 760],
          [1080, 860],
          [500, 280],
          [-80, 860],
          [-200, 760],
        ],
        f.a,
      ) +
        folkStar(500, 420, 150, f.c, f.d === f.ground ? f.a : f.d) +
        [
          [300, 950, 320, f.b],
          [720, 950, 280, f.d],
        ]
          .map(
            ([x, y, h, tone]) =>
              poly(
                [
                  [Number(x) - 110, Number(y)],
                  [Number(x), Number(y) - Number(h)],
                  [Number(x) + 110, Number(y)],
                ],
                String(tone),
              ) + circle(Number(x), Number(y) - Number(h), 62, f.a),
          )
          .join('') +
        half(505, 850, 90, 90, f.c) +
        circle(470, 850, 40, f.a) +
        circle(120, 880, 60, f.a) +
        half(100, 950, 110, -90, f.a) +
        circle(900, 890, 50, f.c) +
        half(910, 950, 96, -90, f.c) +
        floor(945, f.b),
      'bottom',
    ),
  /** Four strings cut by a half disc. */
  strings: (f) =>
    square(
      f,
      times(4, (index) => rect(200 + index * 180, -1500, 26 + index * 14, 4000, index === 2 ? f.c : f.a)) +
        half(500, 560, 420, f.rng.pick([90, 0, 180]), f.b) +
        place(500, 420, rect(-1300, -16, 2600, 32, f.d) + rect(-1300, 34, 2600, 8, f.d), -18),
    ),
  /** Five rows of heads on steps, the middle one golden. */
  jubilee: (f) =>
    square(
      f,
      times(
        5,
        (row) =>
          rect(-2000, 210 + row * 170, 5000, 171, row % 2 ? f.b : f.d === f.ground ? f.a : f.d) +
          times(13, (index) => {
            const x = -280 + index * 130 + (row % 2) * 65;
            const centre = row === 2 && index === 6;
            const tone = centre ? f.c : row % 2 ? f.a : f.ground;
            return (
              circle(x, 150 + row * 170, centre ? 78 : 54, tone) + circle(x, 168 + row * 170, 16, row % 2 ? f.b : f.d)
            );
          }),
      ),
    ),
  /** Violin's strings crossing a sun of rings. */
  fiddleSun: (f) =>
    square(
      f,
      circle(500, 440, 430, f.a) +
        ring(500, 440, 330, 24, f.ground) +
        ring(500, 440, 240, 24, f.ground) +
        circle(500, 440, 150, f.b) +
        times(4, (index) => rect(-1500, 600 + index * 96, 4000, 18 + index * 9, f.c)) +
        place(
          500,
          620,
          circle(0, -150, 130, f.b) +
            circle(0, 110, 180, f.b) +
            rect(-90, -150, 180, 240, f.b) +
            circle(-150, -30, 72, f.a) +
            circle(150, -30, 72, f.a) +
            rect(-26, -640, 52, 560, f.d) +
            rect(-60, 90, 120, 20, f.d) +
            times(2, (index) => rect(-12 + index * 18, -600, 6, 700, f.a)),
          24,
        ),
      'centre',
    ),
  /** Keys, the curve of a bass and drums for a jazz trio. */
  trio: (f) =>
    square(
      f,
      times(
        8,
        (index) =>
          rect(-200, -60 + index * 150, 470, 138, f.a) +
          ([2, 6].includes(index) ? '' : rect(-200, 30 + index * 150, 290, 92, f.b)),
      ) +
        stroke('M1000 -200C560 -60 520 240 640 420S480 760 560 1200', f.c, 90) +
        circle(820, 300, 140, f.d) +
        circle(820, 300, 104, f.b) +
        circle(820, 300, 24, f.d) +
        circle(840, 740, 210, f.b) +
        circle(840, 740, 166, f.a) +
        circle(840, 740, 40, f.b) +
        line([560, 560], [860, 690], f.c, 22, 'round'),
    ),
  /** Rays from a disc over a row of arches. */
  gospel: (f) =>
    square(
      f,
      rays(500, 360, 1600, 22, f.c, 4) +
        circle(500, 360, 250, f.ground) +
        circle(500, 360, 210, f.a) +
        times(
          7,
          (index) =>
            half(-70 + index * 190, 800, 95, -90, index % 2 ? f.a : f.b) +
            rect(-165 + index * 190, 798, 190, 2000, index % 2 ? f.a : f.b) +
            circle(-70 + index * 190, 800, 46, index % 2 ? f.b : f.a) +
            circle(-70 + index * 190, 816, 16, f.ground),
        ),
      'bottom',
    ),
  /** Shield of two halves with a keyhole. */
  shield: (f) =>
    square(
      f,
      `<path d="M500 40L880 150V470C880 720 720 860 500 970Z" fill="${f.b}"/><path d="M500 40L120 150V470C120 720 280 860 500 970Z" fill="${f.a}"/>` +
        circle(500, 410, 120, f.ground) +
        poly(
          [
            [500, 400],
            [590, 700],
            [410, 700],
          ],
          f.ground,
        ) +
        circle(500, 410, 40, f.c),
    ),
  /** Old notebook: wooden spoon, moon and an ear of corn. */
  notebook: (f) =>
    square(
      f,
      poly(
        [
          [500, 180],
          [1000, 90],
          [1000, 830],
          [500, 930],
        ],
        f.a,
      ) +
        poly(
          [
            [500, 180],
            [0, 90],
            [0, 830],
            [500, 930],
          ],
          f.b,
        ) +
        ellipse(180, 330, 70, 100, f.c) +
        rect(165, 420, 30, 330, f.c) +
        circle(370, 380, 100, f.c) +
        circle(410, 350, 86, f.b) +
        line([750, 260], [750, 790], f.d, 18) +
        times(
          5,
          (index) =>
            leaf([750, 330 + index * 84], [860, 250 + index * 84], 50, f.c) +
            leaf([750, 330 + index * 84], [640, 250 + index * 84], 50, f.c),
        ) +
        times(3, (index) => rect(290, 560 + index * 70, 150, 18, f.ground)) +
        rect(492, 180, 16, 750, f.ground),
    ),
  /** Mosaic sun of little squares, some missing. */
  mosaic: (f) => {
    const u = Math.min(f.w, f.h) / 15;
    const columns = Math.ceil(f.w / u);
    const rows = Math.ceil(f.h / u);
    const [cx, cy] = [columns / 2, rows / 2];
    return times(columns * rows, (index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const distance = Math.hypot(column + 0.5 - cx, row + 0.5 - cy);
      const angle = (Math.atan2(row + 0.5 - cy, column + 0.5 - cx) * 180) / Math.PI + 360;
      const ray = Math.floor(angle / 22.5) % 2 === 0;
      if (f.rng.chance(0.035)) return '';
      const tone =
        distance < 2.2 ? f.c : distance < 4.4 ? f.a : distance < 5.2 ? f.b : ray ? (distance < 8 ? f.a : f.c) : f.d;
      return rect(column * u + u * 0.06, row * u + u * 0.06, u * 0.88, u * 0.88, tone);
    });
  },
  /** Windows of flats, a camera in one of them. */
  camera: (f) => {
    const u = f.w / 4;
    const rows = Math.ceil(f.h / u);
    const at = Math.max(1, Math.floor(rows / 2) - 1) * 4 + 1;
    const tones = [f.a, f.c, f.b, f.d];
    const grid = times(rows * 4, (index) => {
      const x = (index % 4) * u;
      const y = Math.floor(index / 4) * u;
      const tone = tones[(index * 3 + Math.floor(index / 4) * 2) % 4] ?? f.a;
      return (
        rect(x + u * 0.08, y + u * 0.08, u * 0.84, u * 0.84, tone) +
        rect(x + u * 0.48, y + u * 0.08, u * 0.04, u * 0.84, f.ground) +
        rect(x + u * 0.08, y + u * 0.4, u * 0.84, u * 0.04, f.ground)
      );
    });
    const [x, y] = [(at % 4) * u, Math.floor(at / 4) * u];
    return (
      grid +
      rect(x, y, u * 2, u * 2, f.ground) +
      rect(x + u * 0.08, y + u * 0.36, u * 1.84, u * 1.4, f.b) +
      rect(x + u * 0.3, y + u * 0.16, u * 0.5, u * 0.24, f.b) +
      rect(x + u * 1.5, y + u * 0.5, u * 0.24, u * 0.16, f.c) +
      circle(x + u, y + u * 1.1, u * 0.58, f.a) +
      circle(x + u, y + u * 1.1, u * 0.44, f.ground) +
      circle(x + u, y + u * 1.1, u * 0.32, f.c) +
      circle(x + u, y + u * 1.1, u * 0.14, f.b)
    );
  },
  /** Three vessels of half discs and bands. */
  vases: (f) =>
    square(
      f,
      half(230, 640, 210, 90, f.a) +
        rect(20, 520, 420, 122, f.b) +
        half(230, 522, 130, -90, f.a) +
        rect(180, 330, 100, 120, f.a) +
        rect(140, 300, 180, 44, f.b) +
        rect(390, 300, 230, 550, f.c) +
        times(4, (index) => rect(390, 380 + index * 120, 230, 50, f.a)) +
        ring(640, 560, 80, 40, f.c) +
        half(800, 620, 170, -90, f.b) +
        half(800, 620, 170, 90, f.a) +
        rect(740, 320, 120, 160, f.b) +
        half(800, 320, 110, 90, f.a) +
        pie(800, 620, 110, 0, 180, f.c) +
        floor(840, f.d) +
        arc(230, 640, 120, 20, 160, f.c, 24),
      'bottom',
    ),
  /** Clay pot tied round with a net of wire. */
  wirePot: (f) => {
    const body = `<path d="M330 130H670V230C860 330 900 520 820 700C770 820 680 880 640 900H360C320 880 230 820 180 700C100 520 140 330 330 230Z" fill="${f.a}"/>`;
    const shape =
      '<path d="M330 230H670C860 330 900 520 820 700C770 820 680 880 640 900H360C320 880 230 820 180 700C100 520 140 330 330 230Z"/>';
    const net = times(
      15,
      (index) =>
        line([-500 + index * 130, 200], [200 + index * 130, 920], f.b, 15) +
        line([-500 + index * 130, 920], [200 + index * 130, 200], f.b, 15),
    );
    return square(
      f,
      circle(500, 470, 470, f.c) +
        body +
        clip(shape, net) +
        rect(290, 90, 420, 60, f.b) +
        rect(-2000, 900, 5000, 60, f.d),
      'bottom',
    );
  },
  /** Letter R of three parallel tubes of light. */
  neonLetter: (f) =>
    square(
      f,
      times(3, (index) => {
        const gap = index * 76;
        return stroke(
          `M${160 + gap} 960V${60 + gap}H560A${270 - gap} ${270 - gap} 0 0 1 560 ${600 - gap}H${430 + gap}L${690 + gap * 0.9 - 76} 960`,
          [f.a, f.b, f.c][index] ?? f.a,
          40,
          'round',
        );
      }) +
        line([60, 200], [60, 1000], f.d, 14) +
        circle(60, 200, 26, f.d),
    ),
};
