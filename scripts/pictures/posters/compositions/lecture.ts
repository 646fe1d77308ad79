import {
  arc,
  circle,
  clip,
  half,
  leaf,
  line,
  path,
  place,
  polar,
  poly,
  quarter,
  rect,
  ring,
  stroke,
  times,
} from '../../shapes.ts';
import { checker, floor, gable, roundTree } from '../elements.ts';
import { type Repertoire, square } from '../figure.ts';

/** Pictures for lectures and debates. */
export const LECTURE: Repertoire = {
  /** Field of small bells, one of them of another colour. */
  bells: (f) => {
    const columns = f.w > f.h ? 7 : 5;
    const cell = f.w / columns;
    const rows = Math.ceil(f.h / cell);
    const odd = Math.floor(rows / 2) * columns + f.rng.int(1, columns - 2);
    return times(columns * rows, (index) => {
      const x = ((index % columns) + 0.5) * cell;
      const y = (Math.floor(index / columns) + 0.5) * cell;
      const tone = index === odd ? f.b : f.a;
      return place(
        x,
        y,
        half(0, -cell * 0.04, cell * 0.25, -90, tone) +
          poly(
            [
              [-cell * 0.25, -cell * 0.06],
              [cell * 0.25, -cell * 0.06],
              [cell * 0.36, cell * 0.24],
              [-cell * 0.36, cell * 0.24],
            ],
            tone,
          ) +
          circle(0, cell * 0.3, cell * 0.08, tone) +
          circle(0, -cell * 0.3, cell * 0.06, tone),
        index === odd ? -24 : 0,
      );
    });
  },
  /** House under construction with a crane. */
  crane: (f) =>
    square(
      f,
      times(16, (index) => {
        const column = index % 4;
        const row = Math.floor(index / 4);
        return row < column - 2
          ? ''
          : rect(90 + column * 150, 420 + row * 150, 136, 136, [f.a, f.b, f.a, f.c][(index + row) % 4] ?? f.a) +
              rect(130 + column * 150, 455 + row * 150, 56, 66, f.ground);
      }) +
        rect(790, 60, 40, 2000, f.d) +
        rect(220, 90, 760, 34, f.d) +
        line([810, 0], [300, 100], f.d, 12) +
        line([810, 0], [970, 100], f.d, 12) +
        rect(790, 0, 40, 90, f.d) +
        rect(900, 120, 90, 80, f.c) +
        line([400, 120], [400, 270], f.d, 8) +
        rect(332, 270, 136, 110, f.a) +
        rect(372, 300, 56, 50, f.ground) +
        floor(1010, f.b),
      'bottom',
    ),
  /** Bird of two quarter discs on a grid of balconies. */
  bird: (f) =>
    square(
      f,
      times(
        24,
        (index) =>
          rect(-200 + (index % 6) * 240, 640 + Math.floor(index / 6) * 170, 200, 100, f.c) +
          times(5, (bar) =>
            rect(-190 + (index % 6) * 240 + bar * 40, 650 + Math.floor(index / 6) * 170, 20, 80, f.ground),
          ),
      ) +
        circle(700, 220, 120, f.a) +
        quarter(330, 220, 400, 'tr', f.a) +
        quarter(400, 230, 280, 'tr', f.b) +
        poly(
          [
            [800, 190],
            [930, 230],
            [800, 260],
          ],
          f.d,
        ) +
        circle(725, 200, 26, f.ground) +
        poly(
          [
            [400, 330],
            [80, 300],
            [420, 430],
          ],
          f.a,
        ) +
        rect(560, 580, 18, 70, f.d) +
        rect(640, 560, 18, 90, f.d),
    ),
  /** Ground plan with a key lying in one of the rooms. */
  plan: (f) =>
    square(
      f,
      times(
        16,
        (index) => rect(-400 + index * 120, -700, 6, 2600, f.a) + rect(-700, -400 + index * 120, 2600, 6, f.a),
      ) +
        stroke('M140 140H860V860H140ZM500 140V380M500 500V860M140 500H300M420 500H860', f.a, 34) +
        arc(500, 380, 120, 0, 90, f.a, 10) +
        rect(517, 517, 326, 326, f.b) +
        place(
          680,
          680,
          circle(-90, 0, 78, f.c) +
            circle(-90, 0, 34, f.b) +
            rect(-20, -16, 190, 34, f.c) +
            rect(100, 10, 28, 60, f.c) +
            rect(144, 10, 28, 46, f.c),
          -32,
        ),
    ),
  /** Eclipse with meteors. */
  eclipse: (f) =>
    square(
      f,
      circle(420, 470, 330, f.c === f.ground ? f.d : f.c) +
        circle(500, 420, 310, f.ground) +
        ring(420, 470, 400, 8, f.a) +
        times(9, (index) => {
          const x = [780, 900, 680, 960, 860, 120, 760, 950, 60][index] ?? 0;
          const y = [120, 300, 800, 560, 760, 130, 480, 900, 860][index] ?? 0;
          return line([x, y], [x - 90, y + 90], f.a, 16, 'round') + circle(x - 90, y + 90, 15, f.b);
        }),
    ),
  /** Bunch of grapes turning into blocks of flats. */
  grapes: (f) =>
    square(
      f,
      [5, 4, 4, 3, 2, 1]
        .map((count, row) =>
          times(count, (index) =>
            circle(330 + (index - (count - 1) / 2) * 128, 250 + row * 118, 70, (index + row) % 3 === 1 ? f.b : f.a),
          ),
        )
        .join('') +
        leaf([330, 190], [560, 40], 120, f.d) +
        rect(318, 30, 24, 150, f.d) +
        times(
          3,
          (index) =>
            rect(610 + index * 170, 620 - index * 90, 150, 2000, index % 2 ? f.c : f.b) +
            times(12, (cell) =>
              rect(634 + index * 170 + (cell % 2) * 60, 660 - index * 90 + Math.floor(cell / 2) * 90, 40, 50, f.ground),
            ),
        ),
    ),
  /** Cars from above in a tight grid, one place green with a tree. */
  cars: (f) => {
    const columns = f.w > f.h ? 6 : 4;
    const w = f.w / columns;
    const h = w * 1.75;
    const rows = Math.ceil(f.h / h);
    const free = columns + f.rng.int(1, columns - 2);
    const tones = [f.a, f.b, f.c];
    return times(columns * rows, (index) => {
      const x = (index % columns) * w;
      const y = Math.floor(index / columns) * h;
      const tone = tones[(index * 2 + Math.floor(index / columns)) % 3] ?? f.a;
      if (index === free % (columns * rows))
        return (
          rect(x + w * 0.06, y + h * 0.05, w * 0.88, h * 0.9, f.d) +
          circle(x + w / 2, y + h / 2, w * 0.34, f.ground) +
          circle(x + w / 2, y + h / 2, w * 0.16, f.a)
        );
      return (
        `<rect x="${x + w * 0.14}" y="${y + h * 0.08}" width="${w * 0.72}" height="${h * 0.84}" rx="${w * 0.2}" fill="${tone}"/>` +
        rect(x + w * 0.22, y + h * 0.28, w * 0.56, h * 0.14, f.ground) +
        rect(x + w * 0.22, y + h * 0.68, w * 0.56, h * 0.1, f.ground) +
        rect(x + w * 0.25, y + h * 0.46, w * 0.5, h * 0.18, tone === f.b ? f.a : f.b)
      );
    });
  },
  /** Two speech bubbles, one square and one round. */
  bubbles: (f) =>
    square(
      f,
      rect(60, 90, 560, 430, f.a) +
        poly(
          [
            [140, 515],
            [330, 515],
            [110, 720],
          ],
          f.a,
        ) +
        circle(640, 580, 300, f.b) +
        poly(
          [
            [760, 830],
            [890, 720],
            [930, 980],
          ],
          f.b,
        ) +
        clip(rect(60, 90, 560, 430, '#000'), circle(640, 580, 300, f.c)) +
        times(3, (index) => rect(130, 170 + index * 76, [340, 250, 160][index] ?? 0, 34, f.ground)) +
        times(3, (index) => circle(600 + index * 100, 640, 34, f.ground)),
    ),
  /** Trees among blocks of flats. */
  greenery: (f) =>
    square(
      f,
      times(
        4,
        (index) =>
          rect(-90 + index * 320, 180 + (index % 2) * 130, 220, 2000, f.b) +
          times(15, (cell) =>
            rect(
              -66 + index * 320 + (cell % 3) * 64,
              220 + (index % 2) * 130 + Math.floor(cell / 3) * 110,
              42,
              60,
              (cell + index) % 4 === 1 ? f.c : f.ground,
            ),
          ),
      ) +
        roundTree(180, 980, 170, f.a, f.d, f.d) +
        roundTree(520, 1000, 200, f.a, f.c, f.d) +
        roundTree(850, 980, 150, f.a, f.d, f.d) +
        floor(960, f.a),
      'bottom',
    ),
  /** Radiators and a thermometer. */
  heat: (f) =>
    square(
      f,
      times(
        6,
        (index) =>
          `<rect x="${40 + index * 120}" y="300" width="96" height="580" rx="48" fill="${index % 2 ? f.b : f.a}"/>`,
      ) +
        rect(40, 390, 700, 40, f.a) +
        rect(40, 760, 700, 40, f.a) +
        times(3, (index) =>
          stroke(`M${150 + index * 220} 240c-50 -60 50 -110 0 -170s50 -110 0 -170`, f.c, 34, 'round'),
        ) +
        rect(830, 80, 100, 700, f.c) +
        circle(880, 820, 110, f.c) +
        rect(862, 330, 36, 440, f.b) +
        circle(880, 820, 70, f.b),
      'bottom',
    ),
  /** Walk among trees: leaves and footprints. */
  walk: (f) =>
    square(
      f,
      leaf([500, 960], [500, 20], 560, f.a) +
        clip(rect(500, -200, 900, 1600, '#000'), leaf([500, 960], [500, 20], 560, f.c)) +
        rect(490, 60, 20, 1400, f.b) +
        times(
          5,
          (index) =>
            line([500, 780 - index * 130], [690 - index * 16, 640 - index * 130], f.b, 14) +
            line([500, 780 - index * 130], [310 + index * 16, 640 - index * 130], f.b, 14),
        ) +
        circle(140, 220, 90, f.d) +
        circle(880, 820, 60, f.d),
    ),
  /** Question mark of an arc and a disc. */
  question: (f) =>
    square(
      f,
      arc(500, 340, 230, 180, 450, f.a, 150) +
        rect(425, 495, 150, 190, f.a) +
        circle(500, 840, 100, f.b) +
        circle(160, 760, 120, f.c) +
        half(860, 760, 120, -90, f.d),
    ),
  /** Lamp throwing its cone on lines of text. */
  lamp: (f) =>
    square(
      f,
      poly(
        [
          [250, 330],
          [560, 200],
          [1050, 1000],
          [60, 1000],
        ],
        f.c,
      ) +
        times(4, (index) => rect(250 + index * 20, 680 + index * 76, 520 - (index % 2) * 160, 34, f.b)) +
        place(400, 250, half(0, 0, 190, -90, f.a) + rect(-190, -4, 380, 40, f.a), -23) +
        stroke('M370 110L650 20L900 500V1400', f.a, 34) +
        circle(650, 20, 40, f.b),
    ),
  /** Globe with meridians. */
  globe: (f) =>
    square(
      f,
      circle(500, 430, 370, f.a) +
        clip(
          circle(500, 430, 370, '#000'),
          half(360, 380, 220, 70, f.b) +
            half(720, 300, 180, 180, f.b) +
            half(620, 650, 150, -30, f.b) +
            rect(0, 424, 1000, 12, f.ground) +
            rect(494, 0, 12, 1000, f.ground) +
            stroke('M500 60A220 370 0 0 0 500 800A220 370 0 0 0 500 60', f.ground, 12),
        ) +
        arc(500, 430, 440, 300, 480, f.c, 40) +
        rect(470, 870, 60, 90, f.c) +
        half(500, 1010, 220, -90, f.c),
    ),
  /** Old and new houses in a row. */
  street: (f) =>
    square(
      f,
      circle(760, 250, 170, f.c) +
        gable(-60, 1000, 230, 250, f.a, f.b, f.ground) +
        gable(200, 1000, 210, 340, f.b, f.a, f.ground) +
        rect(460, 300, 250, 800, f.a) +
        checker(490, 340, 4, 9, 48, f.ground) +
        rect(740, 500, 330, 800, f.d) +
        checker(770, 540, 5, 7, 54, f.ground) +
        floor(995, f.b),
      'bottom',
    ),
  /** Profile of a head filled with rings of thought. */
  head: (f) =>
    square(
      f,
      path(
        'M300 1400V850C120 740 90 560 110 430C140 180 330 40 540 50C770 60 890 240 880 420L960 580L880 610V740C880 800 840 820 720 810V1400Z',
        f.a,
      ) + times(4, (index) => circle(480, 400, 290 - index * 72, [f.b, f.c, f.ground, f.d][index] ?? f.b)),
      'bottom',
    ),
  /** Ring of chairs around a debate. */
  round: (f) =>
    square(
      f,
      circle(500, 500, 250, f.c) +
        times(10, (index) => {
          const [x, y] = polar(500, 500, 390, index * 36);
          return place(
            x,
            y,
            rect(-62, -62, 124, 124, index % 3 === 1 ? f.b : f.a) + half(0, -60, 62, -90, index % 3 === 1 ? f.b : f.a),
            index * 36 + 90,
          );
        }) +
        line([330, 500], [670, 500], f.b, 40) +
        line([500, 330], [500, 670], f.b, 40),
    ),
};
