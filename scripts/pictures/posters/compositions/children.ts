import {
  arc,
  circle,
  ellipse,
  half,
  leaf,
  line,
  path,
  place,
  poly,
  quarter,
  rect,
  stroke,
  times,
} from '../../shapes.ts';
import { checker, crown, floor, spark, waves } from '../elements.ts';
import { type Repertoire, square } from '../figure.ts';

/** Pictures for children. */
export const CHILDREN: Repertoire = {
  /** Kite of four colours with a long tail. */
  kite: (f) =>
    square(
      f,
      stroke('M420 760C560 860 260 960 430 1080S300 1300 520 1500', f.b === f.ground ? f.a : f.b, 10) +
        place(
          520,
          400,
          poly(
            [
              [0, -380],
              [0, 0],
              [-280, -60],
            ],
            f.a,
          ) +
            poly(
              [
                [0, -380],
                [0, 0],
                [280, -60],
              ],
              f.b,
            ) +
            poly(
              [
                [-280, -60],
                [0, 0],
                [0, 400],
              ],
              f.c,
            ) +
            poly(
              [
                [280, -60],
                [0, 0],
                [0, 400],
              ],
              f.d,
            ),
          14,
        ) +
        times(4, (index) => {
          const [x, y] = [
            [455, 790],
            [470, 880],
            [370, 960],
            [440, 1060],
          ][index] ?? [0, 0];
          return (
            poly(
              [
                [(x ?? 0) - 70, (y ?? 0) - 34],
                [x ?? 0, y ?? 0],
                [(x ?? 0) - 70, (y ?? 0) + 34],
              ],
              f.c,
            ) +
            poly(
              [
                [(x ?? 0) + 70, (y ?? 0) - 34],
                [x ?? 0, y ?? 0],
                [(x ?? 0) + 70, (y ?? 0) + 34],
              ],
              f.a,
            )
          );
        }) +
        half(120, 260, 100, -90, f.d) +
        half(210, 260, 70, -90, f.d) +
        half(860, 720, 90, -90, f.c) +
        half(780, 720, 60, -90, f.c),
    ),
  /** Puppet dog on strings under a hand. */
  dog: (f) =>
    square(
      f,
      rect(-500, 40, 1560, 70, f.c) +
        circle(860, 76, 60, f.c) +
        times(3, (index) => line([300 + index * 210, 100], [[250, 500, 740][index] ?? 0, 540], f.b, 7)) +
        rect(330, 520, 420, 230, f.a) +
        half(330, 635, 115, 180, f.a) +
        rect(350, 740, 70, 190, f.a) +
        rect(650, 740, 70, 190, f.a) +
        stroke('M740 560C860 560 850 430 800 400', f.a, 46, 'round') +
        circle(270, 480, 160, f.a) +
        poly(
          [
            [300, 340],
            [430, 420],
            [400, 640],
          ],
          f.b,
        ) +
        half(150, 510, 90, 180, f.a) +
        circle(80, 500, 40, f.b) +
        circle(240, 450, 26, f.b) +
        rect(360, 560, 40, 160, f.d) +
        half(385, 925, 56, -90, f.b) +
        half(685, 925, 56, -90, f.b),
    ),
  /** Mitre, stairs and snow. */
  mitre: (f) =>
    square(
      f,
      times(24, (index) => circle((index * 271) % 1000, ((index * 149) % 640) - 40, 13, f.c === f.ground ? f.b : f.c)) +
        times(5, (index) => rect(560 + index * 120, 900 - index * 110, 2000, 2000, index % 2 === 0 ? f.b : f.d)) +
        floor(1000, f.d) +
        path('M120 660V780A220 220 0 0 0 560 780V660Z', f.c) +
        times(4, (index) => half(175 + index * 110, 800, 55, 90, f.c)) +
        rect(120, 560, 440, 130, f.d) +
        circle(250, 620, 24, f.b) +
        circle(430, 620, 24, f.b) +
        half(340, 740, 60, 90, f.b) +
        circle(340, 680, 40, f.d) +
        path('M120 570C110 350 240 200 340 60C440 200 570 350 560 570Z', f.a) +
        rect(322, 200, 36, 330, f.b) +
        rect(240, 330, 200, 36, f.b),
    ),
  /** Santa's hat over a beard, sheets of paper in the air. */
  beard: (f) =>
    square(
      f,
      times(9, (index) =>
        place(
          [80, 210, 880, 940, 760, 120, 60, 900, 820][index] ?? 0,
          [160, 380, 130, 420, 300, 640, 880, 700, 920][index] ?? 0,
          rect(-55, -70, 110, 140, index % 3 === 1 ? f.c : f.d) +
            rect(-32, -38, 64, 12, f.ground) +
            rect(-32, -8, 64, 12, f.ground) +
            rect(-32, 22, 40, 12, f.ground),
          index * 37 - 60,
        ),
      ) +
        rect(330, 430, 340, 180, f.c === f.ground ? f.d : f.c) +
        half(500, 590, 270, 90, f.a) +
        times(5, (index) => circle(270 + index * 115, 600, 66, f.a)) +
        poly(
          [
            [240, 440],
            [500, -20],
            [760, 440],
          ],
          f.b,
        ) +
        rect(220, 400, 560, 90, f.a) +
        circle(500, 0, 70, f.a) +
        circle(420, 540, 24, f.ground) +
        circle(580, 540, 24, f.ground) +
        half(500, 700, 60, 90, f.b),
    ),
  /** Circus tent with masks. */
  circus: (f) => {
    const panels = times(7, (index) =>
      poly(
        [
          [500, 60],
          [-80 + index * 166, 470],
          [86 + index * 166, 470],
        ],
        index % 2 === 0 ? f.a : f.b,
      ),
    );
    const walls = times(
      7,
      (index) =>
        rect(-20 + index * 149, 470, 150, 2000, index % 2 === 0 ? f.b : f.a) +
        half(3 + index * 166, 470, 83, 90, index % 2 === 0 ? f.a : f.b),
    );
    return square(
      f,
      walls +
        panels +
        poly(
          [
            [500, 60],
            [500, -70],
            [640, -20],
          ],
          f.c,
        ) +
        poly(
          [
            [500, 560],
            [680, 1500],
            [320, 1500],
          ],
          f.ground,
        ) +
        circle(500, 760, 90, f.c) +
        circle(470, 750, 14, f.ground) +
        circle(530, 750, 14, f.ground) +
        circle(500, 785, 24, f.d) +
        poly(
          [
            [420, 700],
            [500, 560],
            [580, 700],
          ],
          f.d,
        ),
      'bottom',
    );
  },
  /** Suitcase out of which a circus grows. */
  suitcase: (f) =>
    square(
      f,
      times(6, (index) =>
        poly(
          [
            [500, 20],
            [170 + index * 110, 520],
            [280 + index * 110, 520],
          ],
          index % 2 === 0 ? f.a : f.c,
        ),
      ) +
        times(6, (index) => half(225 + index * 110, 518, 55, 90, index % 2 === 0 ? f.a : f.c)) +
        rect(494, -80, 12, 120, f.b) +
        poly(
          [
            [506, -80],
            [620, -40],
            [506, 0],
          ],
          f.c,
        ) +
        rect(120, 600, 760, 390, f.b) +
        rect(120, 680, 760, 24, f.ground) +
        rect(200, 600, 60, 390, f.d) +
        rect(740, 600, 60, 390, f.d) +
        rect(430, 660, 140, 70, f.d) +
        spark(100, 200, 70, f.c) +
        spark(900, 330, 90, f.a),
    ),
  /** Duck swimming on three rows of waves. */
  duck: (f) =>
    square(
      f,
      circle(820, 190, 110, f.d === f.ground ? f.c : f.d) +
        circle(640, 360, 150, f.a) +
        poly(
          [
            [770, 330],
            [920, 380],
            [770, 430],
          ],
          f.c,
        ) +
        circle(680, 330, 26, f.b) +
        half(460, 540, 330, 90, f.a) +
        poly(
          [
            [130, 540],
            [40, 380],
            [330, 540],
          ],
          f.a,
        ) +
        rect(560, 380, 200, 180, f.a) +
        half(400, 540, 180, 90, f.c) +
        waves(760, 90, f.b, 20) +
        waves(860, 90, f.ground, 110) +
        waves(950, 90, f.d === f.ground ? f.a : f.d, 0),
      'bottom',
    ),
  /** Goat with a captain's cap over waves. */
  captain: (f) =>
    square(
      f,
      leaf([360, 220], [120, -60], 110, f.d) +
        leaf([640, 220], [880, -60], 110, f.d) +
        poly(
          [
            [250, 260],
            [750, 260],
            [500, 850],
          ],
          f.a,
        ) +
        leaf([290, 320], [40, 400], 120, f.a) +
        leaf([710, 320], [960, 400], 120, f.a) +
        circle(400, 420, 36, f.b) +
        circle(600, 420, 36, f.b) +
        half(500, 700, 60, 90, f.b) +
        poly(
          [
            [450, 800],
            [550, 800],
            [500, 960],
          ],
          f.d,
        ) +
        half(500, 150, 290, -90, f.c) +
        rect(210, 150, 580, 90, f.b) +
        rect(250, 240, 500, 34, f.ground) +
        circle(500, 70, 50, f.ground) +
        waves(860, 84, f.c === f.ground ? f.d : f.b, 0) +
        waves(960, 84, f.d === f.ground ? f.c : f.d, 84),
      'bottom',
    ),
  /** Three kids peeping from behind a hill. */
  kids: (f) => {
    const kid = (x: number, y: number, size: number, tone: string): string =>
      place(
        x,
        y,
        leaf([-60, -90], [-150, -270], 60, f.d) +
          leaf([60, -90], [150, -270], 60, f.d) +
          poly(
            [
              [-140, -110],
              [140, -110],
              [0, 240],
            ],
            tone,
          ) +
          leaf([-120, -80], [-250, -20], 70, tone) +
          leaf([120, -80], [250, -20], 70, tone) +
          circle(-52, -20, 20, f.ground) +
          circle(52, -20, 20, f.ground) +
          half(0, 120, 34, 90, f.ground),
        0,
        size,
      );
    return square(
      f,
      circle(850, 170, 120, f.c) +
        kid(200, 480, 0.9, f.b) +
        kid(790, 520, 0.9, f.b) +
        kid(500, 400, 1.1, f.a) +
        circle(500, 1480, 930, f.c) +
        times(9, (index) =>
          poly(
            [
              [100 + index * 100, 760 + Math.abs(index - 4) * 22],
              [115 + index * 100, 700 + Math.abs(index - 4) * 22],
              [130 + index * 100, 760 + Math.abs(index - 4) * 22],
            ],
            f.ground,
          ),
        ),
      'bottom',
    );
  },
  /** Snowman before the sea. */
  snowman: (f) =>
    square(
      f,
      circle(820, 200, 150, f.c) +
        waves(560, 110, f.d === f.ground ? f.c : f.d, 0) +
        waves(720, 110, f.b, 110) +
        circle(400, 780, 250, f.a) +
        circle(400, 450, 180, f.a) +
        circle(400, 220, 125, f.a) +
        poly(
          [
            [400, 220],
            [600, 250],
            [400, 270],
          ],
          f.c,
        ) +
        circle(370, 180, 16, f.b) +
        circle(440, 180, 16, f.b) +
        times(3, (index) => circle(400, 400 + index * 100, 20, f.b)) +
        rect(280, 85, 240, 32, f.b) +
        rect(320, -50, 160, 140, f.b) +
        line([560, 440], [720, 330], f.b, 18) +
        rect(-1000, 985, 3000, 800, f.c),
      'bottom',
    ),
  /** Winding path through a wood of triangles to a crown. */
  path: (f) =>
    square(
      f,
      stroke('M420 1300C420 1000 860 980 760 800S220 740 300 560S620 480 560 330', f.a, 90) +
        stroke('M560 400V330', f.a, 60) +
        [
          [120, 980, 1.3],
          [640, 960, 1.1],
          [940, 900, 1.3],
          [500, 720, 0.9],
          [60, 640, 0.9],
          [880, 620, 0.8],
          [420, 450, 0.6],
          [760, 450, 0.6],
          [200, 430, 0.5],
        ]
          .map(([x = 0, y = 0, size = 1], index) =>
            place(
              x,
              y,
              rect(-14, 0, 28, 70, f.d) +
                poly(
                  [
                    [-110, 0],
                    [110, 0],
                    [0, -270],
                  ],
                  index % 3 === 1 ? f.c : f.b,
                ) +
                poly(
                  [
                    [0, 0],
                    [110, 0],
                    [0, -270],
                  ],
                  f.d === f.ground ? f.b : f.d,
                ),
              0,
              size,
            ),
          )
          .join('') +
        crown(560, 290, 210, f.c, f.ground),
    ),
  /** Upside-down house with balloons. */
  upsideDown: (f) =>
    square(
      f,
      rect(-2000, -1000, 5000, 1060, f.c) +
        place(
          500,
          60,
          place(
            -240,
            0,
            rect(0, 0, 480, 330, f.a) +
              poly(
                [
                  [-40, 330],
                  [240, 600],
                  [520, 330],
                ],
                f.b,
              ) +
              rect(60, 60, 120, 120, f.ground) +
              rect(280, 0, 130, 220, f.b) +
              rect(380, 400, 60, 160, f.b),
          ),
        ) +
        [
          [170, 560, 120, f.b],
          [320, 820, 90, f.d],
          [800, 500, 140, f.c],
          [880, 800, 100, f.a],
          [620, 880, 110, f.c],
        ]
          .map(
            ([x, y, r, tone]) =>
              line([Number(x), Number(y)], [Number(x) + 30, Number(y) + 700], f.a, 6) +
              circle(Number(x), Number(y), Number(r), String(tone)) +
              poly(
                [
                  [Number(x) - 20, Number(y) + Number(r) + 24],
                  [Number(x) + 20, Number(y) + Number(r) + 24],
                  [Number(x), Number(y) + Number(r) - 6],
                ],
                String(tone),
              ) +
              arc(Number(x), Number(y), Number(r) * 0.66, 200, 250, f.ground, 14, 'round'),
          )
          .join(''),
      'top',
    ),
  /** Bear listening with an open book. */
  bear: (f) =>
    square(
      f,
      circle(250, 170, 120, f.a) +
        circle(750, 170, 120, f.a) +
        circle(250, 170, 62, f.c) +
        circle(750, 170, 62, f.c) +
        circle(500, 400, 360, f.a) +
        ellipse(500, 520, 170, 130, f.c) +
        ellipse(500, 455, 64, 44, f.b) +
        rect(490, 470, 20, 70, f.b) +
        arc(500, 540, 60, 20, 160, f.b, 20, 'round') +
        circle(350, 350, 34, f.b) +
        circle(650, 350, 34, f.b) +
        poly(
          [
            [500, 800],
            [-80, 700],
            [-80, 1400],
            [500, 1400],
          ],
          f.b,
        ) +
        poly(
          [
            [500, 800],
            [1080, 700],
            [1080, 1400],
            [500, 1400],
          ],
          f.d,
        ) +
        times(
          3,
          (index) =>
            line([40, 800 + index * 70], [420, 870 + index * 70], f.ground, 16) +
            line([580, 870 + index * 70], [960, 800 + index * 70], f.ground, 16),
        ),
      'bottom',
    ),
  /** Paper boat under the moon. */
  boat: (f) =>
    square(
      f,
      circle(720, 260, 200, f.c) +
        circle(640, 220, 170, f.ground) +
        poly(
          [
            [130, 560],
            [870, 560],
            [720, 780],
            [280, 780],
          ],
          f.a,
        ) +
        poly(
          [
            [500, 190],
            [740, 560],
            [260, 560],
          ],
          f.a,
        ) +
        poly(
          [
            [500, 190],
            [740, 560],
            [500, 560],
          ],
          f.d === f.ground ? f.c : f.d,
        ) +
        waves(790, 100, f.b, 0) +
        waves(900, 100, f.c, 100),
      'bottom',
    ),
  /** Owl. */
  owl: (f) =>
    square(
      f,
      path('M180 1200V420A320 320 0 0 1 820 420V1200Z', f.a) +
        poly(
          [
            [180, 430],
            [180, 60],
            [420, 200],
          ],
          f.a,
        ) +
        poly(
          [
            [820, 430],
            [820, 60],
            [580, 200],
          ],
          f.a,
        ) +
        circle(350, 380, 170, f.b) +
        circle(650, 380, 170, f.b) +
        circle(350, 380, 110, f.c) +
        circle(650, 380, 110, f.c) +
        circle(375, 390, 52, f.ground) +
        circle(625, 390, 52, f.ground) +
        poly(
          [
            [440, 470],
            [560, 470],
            [500, 600],
          ],
          f.d,
        ) +
        times(12, (index) =>
          half(
            320 + (index % 4) * 120,
            690 + Math.floor(index / 4) * 100,
            56,
            90,
            Math.floor(index / 4) % 2 ? f.c : f.b,
          ),
        ) +
        rect(-2000, 975, 5000, 60, f.d),
      'bottom',
    ),
  /** Whale blowing water. */
  whale: (f) =>
    square(
      f,
      half(460, 620, 420, -90, f.a) +
        rect(40, 610, 840, 130, f.a) +
        stroke('M840 640C960 640 960 520 950 420', f.a, 110) +
        leaf([950, 420], [760, 290], 120, f.a) +
        leaf([950, 420], [1110, 260], 120, f.a) +
        circle(230, 560, 36, f.b) +
        times(7, (index) => rect(60 + index * 110, 700, 60, 60, f.b)) +
        arc(310, 200, 110, 180, 340, f.c, 36, 'round') +
        arc(530, 200, 110, 200, 360, f.c, 36, 'round') +
        rect(402, 160, 36, 80, f.c) +
        waves(800, 90, f.c, 40) +
        waves(910, 90, f.d === f.ground ? f.b : f.d, 130),
      'bottom',
    ),
  /** Fox looking out, stars over its ears. */
  fox: (f) =>
    square(
      f,
      poly(
        [
          [60, 480],
          [120, 20],
          [440, 270],
        ],
        f.a,
      ) +
        poly(
          [
            [940, 480],
            [880, 20],
            [560, 270],
          ],
          f.a,
        ) +
        poly(
          [
            [140, 330],
            [165, 140],
            [320, 260],
          ],
          f.b,
        ) +
        poly(
          [
            [860, 330],
            [835, 140],
            [680, 260],
          ],
          f.b,
        ) +
        half(500, 480, 440, -90, f.a) +
        poly(
          [
            [60, 476],
            [940, 476],
            [500, 960],
          ],
          f.a,
        ) +
        quarter(60, 478, 300, 'tl', f.c) +
        quarter(640, 478, 300, 'tr', f.c) +
        poly(
          [
            [60, 478],
            [360, 478],
            [500, 960],
          ],
          f.c,
        ) +
        poly(
          [
            [940, 478],
            [640, 478],
            [500, 960],
          ],
          f.c,
        ) +
        circle(330, 420, 46, f.b) +
        circle(670, 420, 46, f.b) +
        circle(500, 900, 74, f.b),
    ),
  /** Marionette of blocks on a cross of wood. */
  puppet: (f) =>
    square(
      f,
      place(500, 90, rect(-280, -24, 560, 48, f.d) + rect(-24, -110, 48, 240, f.d), -8) +
        [
          [250, 130, 240, 560],
          [500, 140, 500, 260],
          [760, 60, 770, 470],
        ]
          .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => line([x1, y1], [x2, y2], f.b, 7))
          .join('') +
        circle(500, 350, 110, f.a) +
        poly(
          [
            [390, 320],
            [500, 170],
            [610, 320],
          ],
          f.c,
        ) +
        circle(465, 350, 15, f.ground) +
        circle(535, 350, 15, f.ground) +
        poly(
          [
            [500, 360],
            [600, 385],
            [500, 400],
          ],
          f.b,
        ) +
        poly(
          [
            [390, 470],
            [610, 470],
            [660, 720],
            [340, 720],
          ],
          f.b,
        ) +
        times(3, (index) => circle(500, 530 + index * 70, 20, f.c)) +
        line([400, 500], [240, 570], f.a, 56, 'round') +
        line([600, 500], [770, 470], f.a, 56, 'round') +
        line([430, 730], [380, 920], f.c, 66) +
        line([570, 730], [640, 910], f.c, 66) +
        half(350, 950, 80, -90, f.d) +
        half(690, 940, 80, -90, f.d),
    ),
  /** Elephant of quarter circles with a ball. */
  elephant: (f) =>
    square(
      f,
      half(580, 520, 360, -90, f.a) +
        rect(220, 518, 180, 420, f.a) +
        rect(760, 518, 180, 420, f.a) +
        rect(220, 518, 720, 160, f.a) +
        circle(320, 430, 220, f.a) +
        stroke('M170 430V760A90 90 0 0 0 -10 760', f.a, 110) +
        quarter(330, 280, 290, 'tl', f.b) +
        circle(230, 400, 28, f.b) +
        circle(560, 60, 100, f.c) +
        half(560, 60, 100, 30, f.d) +
        rect(-2000, 936, 5000, 60, f.c) +
        poly(
          [
            [170, 560],
            [170, 640],
            [40, 540],
          ],
          f.c,
        ),
      'bottom',
    ),
  /** Chessboard floor with a knight. */
  knight: (f) =>
    square(
      f,
      checker(-600, 700, 20, 6, 130, f.b) +
        circle(500, 400, 400, f.c) +
        path(
          'M300 850H740V760C740 560 780 380 700 240C640 140 560 100 480 100L470 20L400 110C330 160 250 330 210 430L260 510L400 450C470 440 480 420 500 400C500 560 300 600 300 760Z',
          f.a,
        ) +
        circle(430, 230, 26, f.ground) +
        rect(260, 820, 520, 90, f.a) +
        rect(220, 900, 600, 90, f.a),
      'bottom',
    ),
};
