import {
  arc,
  circle,
  clip,
  ellipse,
  half,
  leaf,
  line,
  path,
  pie,
  pill,
  place,
  poly,
  rect,
  ring,
  stroke,
  times,
} from '../../shapes.ts';
import { checker, floor, spark, tulip } from '../elements.ts';
import { type Repertoire, square } from '../figure.ts';

/** One sole of a shoe, toe upwards. */
function sole(x: number, y: number, turn: number, size: number, fill: string): string {
  return place(x, y, ellipse(0, -60, 58, 110, fill) + ellipse(0, 110, 42, 54, fill), turn, size);
}

/** Pictures for courses and workshops. */
export const COURSE: Repertoire = {
  /** Two crossing circles with steps of a dance beneath. */
  circlesSteps: (f) =>
    square(
      f,
      circle(370, 330, 290, f.a) +
        circle(640, 330, 290, f.b) +
        clip(circle(370, 330, 290, '#000'), circle(640, 330, 290, f.c)) +
        times(4, (index) =>
          sole(
            170 + index * 215,
            820 + (index % 2) * 70 - 30,
            [-20, 15, -10, 24][index] ?? 0,
            0.85,
            index % 2 ? f.d : f.b,
          ),
        ),
    ),
  /** Soles on a chessboard floor. */
  soles: (f) =>
    square(
      f,
      place(500, 500, checker(-1200, -1200, 12, 12, 200, f.b), f.rng.pick([0, 45])) +
        [
          [250, 280, -30],
          [430, 240, -14],
          [620, 520, 30],
          [800, 470, 44],
          [330, 800, 8],
          [520, 830, 20],
        ]
          .map(([x = 0, y = 0, turn = 0], index) => sole(x, y, turn, 1.05, index % 2 ? f.c : f.a))
          .join(''),
    ),
  /** Steps leading in a spiral to the middle. */
  spiralSteps: (f) =>
    square(
      f,
      circle(500, 500, 130, f.c) +
        times(19, (index) => {
          const angle = index * 34 - 60;
          const r = 560 - index * 20.5;
          const x = 500 + Math.cos((angle * Math.PI) / 180) * r;
          const y = 500 + Math.sin((angle * Math.PI) / 180) * r;
          return place(
            x,
            y,
            pill(-34, -82, 68, 104, index % 2 ? f.a : f.b) + pill(-30, 36, 60, 44, index % 2 ? f.a : f.b),
            angle + 180,
            1.05 - index * 0.026,
          );
        }),
    ),
  /** Jug with wavy lines. */
  jug: (f) =>
    square(
      f,
      circle(500, 470, 460, f.c) +
        ring(760, 480, 150, 70, f.a) +
        rect(240, 200, 520, 700, f.a) +
        half(500, 880, 260, 90, f.a) +
        ellipse(500, 200, 260, 60, f.b) +
        times(3, (index) => stroke(`M240 ${430 + index * 130}${'q43 -70 87 0t87 0'.repeat(3)}`, f.b, 40)) +
        poly(
          [
            [240, 200],
            [240, 330],
            [130, 180],
          ],
          f.a,
        ),
    ),
  /** Egg, egg, egg: three ornaments on stripes. */
  eggs: (f) => {
    const egg = (x: number, y: number, turn: number, tone: string, ornament: string): string =>
      place(
        x,
        y,
        clip(
          path('M0 -330C170 -330 230 -60 230 60A230 230 0 0 1 -230 60C-230 -60 -170 -330 0 -330Z', tone),
          rect(-300, -400, 600, 800, tone) + ornament,
        ),
        turn,
      );
    const dots = times(20, (index) =>
      circle(
        -180 + (index % 5) * 90 + (Math.floor(index / 5) % 2) * 40,
        -220 + Math.floor(index / 5) * 150,
        28,
        f.ground,
      ),
    );
    const teeth = times(3, (row) =>
      times(9, (index) =>
        poly(
          [
            [-240 + index * 60, -150 + row * 170],
            [-180 + index * 60, -150 + row * 170],
            [-210 + index * 60, -60 + row * 170],
          ],
          f.c,
        ),
      ),
    );
    const bands =
      times(4, (row) => rect(-300, -230 + row * 140, 600, 50, row % 2 ? f.a : f.ground)) + spark(0, 30, 170, f.a);
    return square(
      f,
      times(14, (index) => rect(-1500, -500 + index * 150, 4000, 60, f.d)) +
        egg(270, 370, -14, f.a, dots) +
        egg(720, 330, 12, f.b, teeth) +
        egg(520, 730, 80, f.c, bands),
    );
  },
  /** Bowls of paint and a brush laid across. */
  paints: (f) =>
    square(
      f,
      [
        [250, 250, 200, f.a],
        [700, 210, 170, f.b],
        [330, 730, 170, f.c],
        [760, 660, 230, f.d],
        [520, 470, 110, f.a],
      ]
        .map(
          ([x, y, r, tone]) =>
            circle(Number(x), Number(y), Number(r), String(tone)) +
            circle(Number(x), Number(y), Number(r) * 0.72, f.ground) +
            circle(Number(x), Number(y), Number(r) * 0.62, String(tone)),
        )
        .join('') +
        place(
          500,
          500,
          rect(-1300, -26, 1500, 52, f.b === f.ground ? f.a : f.b) +
            rect(200, -44, 130, 88, f.c) +
            path('M330 -50C420 -80 500 -30 580 0C500 30 420 80 330 50Z', f.a),
          f.rng.pick([-38, 36]),
        ),
    ),
  /** One thick stroke of a pen through three squares. */
  pen: (f) =>
    square(
      f,
      times(3, (index) => rect(60 + index * 310, 220 + index * 90, 270, 270, f.c === f.ground ? f.d : f.c)) +
        path(
          'M-300 640C60 640 120 240 300 260C470 290 290 700 470 700C640 700 640 380 780 400C880 420 860 560 850 600L800 600C800 560 820 500 770 500C690 500 660 820 460 820C240 820 390 400 280 390C190 400 120 780 -300 780Z',
          f.a,
        ) +
        circle(860, 700, 66, f.b),
    ),
  /** Brush painting a wave of three overlapping washes. */
  washes: (f) =>
    square(
      f,
      circle(350, 370, 270, f.a) +
        circle(660, 370, 270, f.b) +
        circle(505, 640, 270, f.c) +
        clip(circle(350, 370, 270, '#000'), circle(660, 370, 270, f.d)) +
        clip(circle(350, 370, 270, '#000'), circle(505, 640, 270, f.b)) +
        clip(circle(660, 370, 270, '#000'), circle(505, 640, 270, f.a)) +
        clip(circle(350, 370, 270, '#000'), clip(circle(660, 370, 270, '#000'), circle(505, 640, 270, f.ground))),
    ),
  /** Puppets as pegs on a line, the last one a mask. */
  pegs: (f) =>
    square(
      f,
      stroke('M-600 240Q500 420 1600 220', f.b, 14) +
        times(4, (index) => {
          const x = 80 + index * 175;
          const y = 320 + Math.sin(index + 1) * 20;
          return (
            rect(x - 22, y - 60, 44, 150, f.d) +
            circle(x, y + 140, 62, index % 2 ? f.c : f.a) +
            poly(
              [
                [x, y + 180],
                [x + 76, y + 420],
                [x - 76, y + 420],
              ],
              index % 2 ? f.a : f.c,
            )
          );
        }) +
        rect(808, 250, 44, 150, f.d) +
        path('M640 420H1020V620A190 210 0 0 1 640 620Z', f.a) +
        half(750, 560, 56, -90, f.b) +
        half(910, 560, 56, -90, f.b) +
        half(830, 640, 110, 90, f.b),
    ),
  /** Two speech bubbles with letters in them. */
  letters: (f) => {
    const letter = (x: number, y: number, size: number, text: string, tone: string): string =>
      `<text x="${x}" y="${y}" font-family="Bricolage Grotesque" font-weight="800" font-size="${size}" text-anchor="middle" fill="${tone}">${text}</text>`;
    return square(
      f,
      circle(340, 390, 310, f.a) +
        poly(
          [
            [160, 590],
            [350, 660],
            [110, 860],
          ],
          f.a,
        ) +
        circle(660, 560, 310, f.b) +
        poly(
          [
            [840, 750],
            [640, 850],
            [900, 1040],
          ],
          f.b,
        ) +
        clip(circle(340, 390, 310, '#000'), circle(660, 560, 310, f.c)) +
        letter(230, 430, 290, 'á', f.ground) +
        letter(500, 560, 260, 'ľ', f.ground) +
        letter(780, 680, 290, 'ô', f.ground),
    );
  },
  /** Telephone divided to thirds, a sun at the crossing. */
  phone: (f) =>
    square(
      f,
      place(
        500,
        500,
        `<rect x="-300" y="-520" width="600" height="1040" rx="70" fill="${f.a}"/>` +
          rect(-250, -430, 500, 860, f.b) +
          clip(
            rect(-250, -430, 500, 860, '#000'),
            rect(-250, 140, 500, 300, f.d) +
              poly(
                [
                  [-250, 200],
                  [-20, -60],
                  [260, 260],
                  [260, 440],
                  [-250, 440],
                ],
                f.ground,
              ) +
              circle(84, -143, 96, f.c),
          ) +
          times(
            2,
            (index) => rect(-87 + index * 170, -430, 6, 860, f.a) + rect(-250, -147 + index * 286, 500, 6, f.a),
          ) +
          circle(0, 476, 28, f.b),
        f.rng.pick([-12, 10]),
      ),
    ),
  /** Open hand. */
  hand: (f) =>
    square(
      f,
      times(4, (index) =>
        place(
          300 + index * 130,
          520,
          pill(-56, -([400, 500, 480, 370][index] ?? 400), 112, 620, f.a),
          [-10, -3, 4, 11][index] ?? 0,
        ),
      ) +
        place(250, 760, pill(-60, -330, 120, 460, f.a), -58) +
        path('M235 470H765V780A260 260 0 0 1 660 960V1600H340V960A260 260 0 0 1 235 780Z', f.a) +
        circle(500, 700, 170, f.b) +
        circle(500, 700, 110, f.c) +
        circle(500, 700, 50, f.ground),
    ),
  /** Scissors cutting a strip of cloth. */
  scissors: (f) =>
    square(
      f,
      rect(-1000, 380, 1560, 240, f.c) +
        times(10, (index) => circle(-150 + index * 90, 440 + (index % 2) * 120, 26, f.ground)) +
        place(
          560,
          500,
          poly(
            [
              [-560, -26],
              [120, -60],
              [120, 26],
            ],
            f.a,
          ),
          16,
        ) +
        place(
          560,
          500,
          poly(
            [
              [-560, 26],
              [120, 60],
              [120, -26],
            ],
            f.a,
          ),
          -16,
        ) +
        ring(830, 330, 130, 60, f.b) +
        ring(830, 670, 130, 60, f.b) +
        line([620, 510], [740, 400], f.b, 60) +
        line([620, 490], [740, 600], f.b, 60) +
        circle(590, 500, 26, f.ground),
      'centre',
    ),
  /** Yoga: a body of arcs. */
  yoga: (f) =>
    square(
      f,
      circle(500, 380, 400, f.c) +
        arc(500, 620, 310, 180, 360, f.a, 100) +
        line([190, 618], [190, 880], f.a, 100) +
        line([810, 618], [810, 880], f.a, 100) +
        half(140, 880, 100, -90, f.a) +
        circle(330, 690, 84, f.b) +
        rect(-2000, 880, 5000, 40, f.b) +
        rect(60, 900, 880, 70, f.d),
      'bottom',
    ),
  /** Seated figure breathing: mirrored quarter circles. */
  breath: (f) =>
    square(
      f,
      times(5, (index) => ring(500, 430, 180 + index * 90, 16, f.c)) +
        circle(500, 250, 110, f.a) +
        half(500, 760, 230, -90, f.a) +
        rect(400, 380, 200, 300, f.a) +
        half(270, 930, 230, -90, f.b) +
        half(730, 930, 230, -90, f.b) +
        half(500, 930, 150, -90, f.c) +
        rect(-2000, 928, 5000, 60, f.d),
      'bottom',
    ),
  /** Pencil drawing a curve. */
  pencil: (f) =>
    square(
      f,
      stroke('M-200 820C200 420 240 980 480 800S700 500 560 480', f.c, 44, 'round') +
        place(
          560,
          480,
          poly(
            [
              [0, 0],
              [90, -150],
              [-90, -150],
            ],
            f.d,
          ) +
            poly(
              [
                [0, 0],
                [30, -50],
                [-30, -50],
              ],
              f.b,
            ) +
            rect(-90, -900, 60, 752, f.a) +
            rect(-30, -900, 60, 752, f.b) +
            rect(30, -900, 60, 752, f.a),
          38,
        ),
    ),
  /** Needle and thread on cross-stitch. */
  needle: (f) =>
    square(
      f,
      times(49, (index) => {
        const x = 130 + (index % 7) * 120;
        const y = 130 + Math.floor(index / 7) * 120;
        const d = Math.abs((index % 7) - 3) + Math.abs(Math.floor(index / 7) - 3);
        return d > 3
          ? ''
          : line([x - 42, y - 42], [x + 42, y + 42], d % 2 ? f.a : f.c, 24) +
              line([x + 42, y - 42], [x - 42, y + 42], d % 2 ? f.a : f.c, 24);
      }) +
        stroke('M130 900C-100 700 240 640 400 760S700 1000 820 760', f.b, 16) +
        place(850, 700, leaf([0, 120], [0, -560], 54, f.b) + leaf([0, 96], [0, 30], 22, f.ground), 20),
    ),
  /** Loaf, steam and a spoon. */
  kitchen: (f) =>
    square(
      f,
      times(3, (index) => stroke(`M${330 + index * 170} 380c-60 -70 60 -130 0 -200s60 -130 0 -200`, f.c, 38, 'round')) +
        rect(140, 470, 720, 330, f.a) +
        half(230, 800, 90, 90, f.a) +
        half(770, 800, 90, 90, f.a) +
        rect(230, 790, 540, 100, f.a) +
        rect(90, 430, 820, 70, f.b) +
        rect(-20, 560, 170, 60, f.b) +
        rect(850, 560, 170, 60, f.b) +
        tulip(500, 760, 200, f.c, f.d) +
        rect(-2000, 900, 5000, 60, f.d),
    ),
  /** Pie of a potter's wheel: bowl and stripes turning. */
  potter: (f) =>
    square(
      f,
      floor(800, f.b) +
        ellipse(500, 800, 470, 90, f.c) +
        half(500, 420, 330, 90, f.a) +
        rect(350, 700, 300, 80, f.a) +
        ellipse(500, 420, 330, 70, f.d) +
        times(3, (index) => arc(500, 380, 200 + index * 76, 40, 140, f.b, 22)) +
        pie(500, 780, 150, 180, 360, f.a),
      'bottom',
    ),
};
