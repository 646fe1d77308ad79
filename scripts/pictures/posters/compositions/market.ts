import {
  circle,
  clip,
  ellipse,
  half,
  leaf,
  line,
  path,
  place,
  poly,
  quarter,
  rect,
  ring,
  stroke,
  times,
} from '../../shapes.ts';
import { checker, flame, floor, folkStar, spark } from '../elements.ts';
import { type Figure, type Repertoire, square } from '../figure.ts';

/** Little shirt hanging by its shoulders. */
function shirt(x: number, y: number, turn: number, tone: string, mark: string): string {
  return place(
    x,
    y,
    poly(
      [
        [-110, 0],
        [110, 0],
        [190, 90],
        [130, 150],
        [95, 110],
        [95, 290],
        [-95, 290],
        [-95, 110],
        [-130, 150],
        [-190, 90],
      ],
      tone,
    ) +
      half(0, 0, 46, 90, mark) +
      circle(0, 180, 40, mark),
    turn,
  );
}

/** Line with clothes. */
function clothes(f: Figure, y: number): string {
  const tones = [f.a, f.b, f.c, f.d];
  return (
    stroke(`M-600 ${y - 160}Q500 ${y + 130} 1600 ${y - 160}`, f.b, 12) +
    [
      [40, -50, 6],
      [370, -16, 2],
      [700, -26, -4],
      [1030, -70, -8],
    ]
      .map(([x = 0, dy = 0, turn = 0], index) =>
        shirt(x, y + dy, turn, tones[index] ?? f.a, tones[(index + 2) % 4] ?? f.b),
      )
      .join('')
  );
}

/** Pictures for markets and swaps. */
export const MARKET: Repertoire = {
  /** Record pushed between the spines of books. */
  spines: (f) => {
    const tones = [f.b, f.c, f.d, f.b, f.c];
    const book = (x: number, w: number, top: number, index: number): string =>
      rect(x, top, w, 2000, tones[index % 5] ?? f.b) +
      rect(x, top + 80, w, 24, f.ground) +
      rect(x, top + 126, w, 10, f.ground);
    return square(
      f,
      times(4, (index) => book(-300 + index * 135, 120, 240 + (index % 3) * 90, index)) +
        circle(500, 500, 400, f.a) +
        times(5, (index) => ring(500, 500, 370 - index * 42, 6, f.ground)) +
        circle(500, 500, 140, f.c) +
        circle(500, 500, 26, f.ground) +
        times(6, (index) =>
          book(230 + index * 130 + (index > 2 ? 40 : 0), 112, [560, 480, 620, 520, 330, 430][index] ?? 500, index + 1),
        ) +
        floor(1020, f.a),
      'bottom',
    );
  },
  /** Clothes on a line. */
  clothesline: (f) =>
    square(
      f,
      circle(500, 240, 180, f.c) +
        clothes(f, 400) +
        half(180, 960, 150, -90, f.c) +
        half(820, 960, 200, -90, f.d) +
        floor(955, f.b),
      'bottom',
    ),
  /** Clothes on a line over the wheels of a pram. */
  pram: (f) =>
    square(
      f,
      clothes(f, 180) +
        half(480, 720, 260, 90, f.a) +
        quarter(220, 460, 260, 'br', f.b) +
        stroke('M730 700L860 560H950', f.d, 30) +
        ring(340, 990, 70, 34, f.d) +
        ring(640, 990, 70, 34, f.d),
      'bottom',
    ),
  /** Shapes laid out on a blanket. */
  blanket: (f) =>
    square(
      f,
      place(
        500,
        500,
        rect(-430, -430, 860, 860, f.a) +
          times(22, (index) => rect(-430 + index * 40, 430, 14, 60, f.a) + rect(-430 + index * 40, -490, 14, 60, f.a)) +
          rect(-400, -400, 800, 800, f.b) +
          rect(-385, -385, 770, 770, f.a) +
          quarter(-330, -330, 230, 'tl', f.b) +
          circle(60, -210, 130, f.c) +
          rect(220, -330, 110, 250, f.d) +
          poly(
            [
              [-330, 120],
              [-200, -60],
              [-70, 120],
            ],
            f.d,
          ) +
          half(90, 100, 130, -90, f.b) +
          ring(280, 60, 56, 34, f.c) +
          rect(-330, 190, 180, 130, f.c) +
          leaf([-90, 260], [150, 260], 120, f.ground) +
          place(270, 260, checker(-70, -70, 4, 4, 35, f.b)),
        f.rng.pick([-9, 8, 12]),
      ),
    ),
  /** Wreath with four candles standing in it. */
  wreath: (f) =>
    square(
      f,
      times(
        4,
        (index) =>
          rect(250 + index * 140, 330 + (index % 2) * 60, 80, 430, index % 2 ? f.a : f.c) +
          flame(290 + index * 140, 315 + (index % 2) * 60, 190, f.d, f.ground),
      ) +
        ellipse(500, 780, 430, 130, f.b) +
        times(18, (index) =>
          place(
            500 + Math.cos((index * Math.PI) / 9) * 400,
            780 + Math.sin((index * Math.PI) / 9) * 105,
            leaf([-70, 0], [70, 0], 60, index % 3 ? f.a : f.c),
            index * 37,
          ),
        ) +
        ellipse(500, 770, 280, 60, f.ground),
      'bottom',
    ),
  /** Wreath of diamonds seen from the front, a candle burning in it. */
  diamondWreath: (f) =>
    square(
      f,
      times(16, (index) =>
        place(
          500,
          500,
          place(
            0,
            -370,
            poly(
              [
                [0, -110],
                [76, 0],
                [0, 110],
                [-76, 0],
              ],
              index % 2 ? f.a : f.b,
            ) + circle(0, 0, 22, f.c),
          ),
          index * 22.5,
        ),
      ) +
        times(4, (index) => rect(352 + index * 80, 440 + (index === 1 ? -40 : 0), 50, 260, index % 2 ? f.c : f.d)) +
        flame(457, 390, 150, f.c, f.ground),
    ),
  /** Striped awning over a table of goods. */
  awning: (f) =>
    square(
      f,
      times(
        9,
        (index) =>
          rect(-80 + index * 130, 60, 130, 270, index % 2 ? f.a : f.b) +
          half(-15 + index * 130, 329, 65, 90, index % 2 ? f.a : f.b),
      ) +
        rect(20, 330, 30, 900, f.d) +
        rect(950, 330, 30, 900, f.d) +
        rect(-100, 740, 1200, 60, f.a) +
        rect(-60, 800, 1120, 900, f.c) +
        circle(180, 650, 90, f.b) +
        circle(330, 660, 80, f.d) +
        rect(430, 520, 120, 220, f.a) +
        rect(450, 480, 80, 40, f.b) +
        half(680, 740, 110, -90, f.b) +
        rect(800, 560, 100, 180, f.d) +
        half(850, 560, 50, -90, f.c),
      'bottom',
    ),
  /** Grid of found things. */
  things: (f) => {
    const columns = f.w > f.h ? 5 : 4;
    const u = f.w / columns;
    const rows = Math.ceil(f.h / u);
    const tones = [f.a, f.b, f.ground, f.c, f.d];
    return times(columns * rows, (index) => {
      const turn = (index % columns) * 2 + Math.floor(index / columns) * 3;
      const back = tones[turn % 5] ?? f.a;
      const front = tones[(turn + 1) % 5] ?? f.b;
      const kinds = [
        rect(-30, -24, 48, 56, front) + ring(22, 4, 16, 9, front),
        poly(
          [
            [-16, -34],
            [16, -34],
            [36, 6],
            [-36, 6],
          ],
          front,
        ) +
          rect(-4, 6, 8, 26, front) +
          rect(-18, 30, 36, 6, front),
        circle(0, 0, 34, front) +
          [
            [-10, -10],
            [10, -10],
            [-10, 10],
            [10, 10],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 5, back))
            .join(''),
        place(
          0,
          0,
          circle(-18, 0, 18, front) +
            circle(-18, 0, 8, back) +
            rect(-4, -4, 42, 8, front) +
            rect(20, 0, 7, 16, front) +
            rect(31, 0, 7, 12, front),
          -30,
        ),
        half(0, -6, 34, 90, front) +
          rect(-20, -30, 8, 18, front) +
          rect(-4, -34, 8, 22, front) +
          rect(12, -30, 8, 18, front),
        rect(-32, -24, 64, 48, front) + circle(0, 0, 18, back) + circle(0, 0, 9, front),
        circle(0, 0, 34, front) + line([0, 0], [0, -24], back, 6) + line([0, 0], [16, 10], back, 6),
        poly(
          [
            [-36, 24],
            [36, 24],
            [36, -4],
            [4, -4],
            [-8, -30],
            [-36, -30],
          ],
          front,
        ),
      ];
      return place(
        (index % columns) * u,
        Math.floor(index / columns) * u,
        rect(0, 0, u + 1, u + 1, back) +
          place(
            u / 2,
            u / 2,
            kinds[((index % columns) * 3 + Math.floor(index / columns) * 5) % kinds.length] ?? '',
            0,
            u / 105,
          ),
      );
    });
  },
  /** Christmas tree of craft patterns. */
  tree: (f) =>
    square(
      f,
      times(3, (index) => {
        const rank = 2 - index;
        const top = 110 + rank * 210;
        const w = 230 + rank * 90;
        const shape = poly(
          [
            [500, top],
            [500 + w, top + 340],
            [500 - w, top + 340],
          ],
          f.a,
        );
        return (
          shape +
          clip(
            shape,
            [
              times(14, (step) => circle(60 + step * 70, top + 280, 22, f.b)),
              times(20, (step) =>
                poly(
                  [
                    [step * 60, top + 340],
                    [step * 60 + 30, top + 250],
                    [step * 60 + 60, top + 340],
                  ],
                  f.c,
                ),
              ),
              checker(0, top + 210, 26, 3, 44, f.b),
            ][rank] ?? '',
          )
        );
      }) +
        rect(450, 870, 100, 300, f.b) +
        circle(500, 100, 90, f.c) +
        circle(500, 100, 40, f.ground),
      'bottom',
    ),
  /** Toy train carrying books and blocks. */
  train: (f) =>
    square(
      f,
      rect(-2000, 850, 5000, 30, f.c) +
        times(26, (index) => rect(-700 + index * 90, 880, 40, 40, f.c)) +
        rect(530, 450, 300, 300, f.a) +
        rect(490, 250, 220, 500, f.b) +
        rect(530, 310, 140, 140, f.ground) +
        rect(460, 220, 280, 40, f.a) +
        rect(760, 330, 60, 130, f.b) +
        poly(
          [
            [830, 600],
            [930, 750],
            [830, 750],
          ],
          f.a,
        ) +
        circle(620, 790, 80, f.d) +
        circle(810, 790, 80, f.d) +
        rect(-80, 600, 500, 150, f.b) +
        rect(400, 690, 140, 30, f.a) +
        circle(40, 790, 70, f.d) +
        circle(310, 790, 70, f.d) +
        rect(-40, 400, 70, 200, f.a) +
        rect(40, 440, 60, 160, f.c) +
        rect(110, 380, 80, 220, f.d) +
        rect(220, 460, 140, 140, f.c) +
        circle(290, 530, 40, f.ground) +
        circle(790, 230, 70, f.d) +
        circle(700, 120, 50, f.d) +
        circle(600, 40, 36, f.d),
      'bottom',
    ),
  /** Book from which shapes fly out. */
  book: (f) =>
    square(
      f,
      poly(
        [
          [500, 620],
          [-60, 520],
          [-60, 960],
          [500, 1040],
        ],
        f.a,
      ) +
        poly(
          [
            [500, 620],
            [1060, 520],
            [1060, 960],
            [500, 1040],
          ],
          f.b,
        ) +
        times(4, (index) => line([20, 620 + index * 84], [420, 690 + index * 84], f.ground, 18)) +
        circle(770, 780, 110, f.c) +
        circle(270, 330, 110, f.c) +
        poly(
          [
            [480, 540],
            [580, 330],
            [680, 540],
          ],
          f.a,
        ) +
        quarter(640, 90, 220, 'bl', f.b) +
        rect(330, 60, 140, 140, f.d) +
        half(860, 430, 90, -60, f.c) +
        spark(110, 140, 110, f.a) +
        leaf([420, 300], [560, 180], 70, f.b),
    ),
  /** Gingerbread heart and star with white arcs. */
  gingerbread: (f) =>
    square(
      f,
      place(
        400,
        480,
        circle(-170, -130, 190, f.a) +
          circle(170, -130, 190, f.a) +
          poly(
            [
              [-336, -40],
              [336, -40],
              [0, 390],
            ],
            f.a,
          ) +
          rect(-170, -140, 340, 200, f.a) +
          times(7, (index) => half(-240 + index * 80, -60, 40, 90, f.b)) +
          times(5, (index) => half(-160 + index * 80, 40, 40, 90, f.c)) +
          times(3, (index) => circle(-80 + index * 80, 150, 22, f.b)) +
          circle(0, 230, 22, f.c),
        -8,
      ) + folkStar(780, 720, 260, f.c, f.d),
    ),
  /** Price tag on a string. */
  tag: (f) =>
    square(
      f,
      stroke('M-300 -100C100 -60 260 60 300 240', f.b, 16) +
        place(
          300,
          240,
          path('M-110 -40L0 -150L110 -40L240 400V640H-240V400Z', f.a) +
            circle(0, -30, 44, f.ground) +
            circle(0, 380, 150, f.b) +
            half(0, 380, 150, 90, f.c),
          -20,
          1.25,
        ),
    ),
};
