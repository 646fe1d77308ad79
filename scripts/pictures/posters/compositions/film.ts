import { arc, circle, clip, half, line, pie, place, polar, poly, quarter, rect, ring, times } from '../../shapes.ts';
import { floor, gable, roundTree, spark, waves } from '../elements.ts';
import { type Figure, type Repertoire, square } from '../figure.ts';

/** Reel of film. */
function reel(x: number, y: number, r: number, tone: string, hole: string, turn = 0): string {
  return (
    circle(x, y, r, tone) +
    times(5, (index) => circle(...polar(x, y, r * 0.58, turn + index * 72), r * 0.23, hole)) +
    circle(x, y, r * 0.12, hole)
  );
}

/** Perforated strip along the x axis. */
function strip(f: Figure, y: number, h: number, tone: string): string {
  return (
    rect(-2000, y, 5000, h, tone) +
    times(
      60,
      (index) =>
        rect(-1500 + index * 70, y + h * 0.07, 34, h * 0.11, f.ground) +
        rect(-1500 + index * 70, y + h * 0.82, 34, h * 0.11, f.ground),
    )
  );
}

/** Heads of the audience in front of a screen. */
function audience(y: number, r: number, fill: string): string {
  return (
    times(
      9,
      (index) =>
        circle(-180 + index * 170, y - (index % 2) * 30, r, fill) +
        half(-180 + index * 170, y + r * 2.4 - (index % 2) * 30, r * 1.7, -90, fill),
    ) + floor(y + r * 2.2, fill)
  );
}

/** Pictures for film evenings. */
export const FILM: Repertoire = {
  /** Projector's beam with a fir in it. */
  beam: (f) =>
    square(
      f,
      poly(
        [
          [110, 500],
          [1500, -100],
          [1500, 1100],
        ],
        f.a,
      ) +
        times(3, (index) => pie(720, 200 + (2 - index) * 130, 190 + (2 - index) * 50, 45, 135, index % 2 ? f.d : f.c)) +
        rect(690, 650, 60, 100, f.b) +
        circle(720, 200, 40, f.b) +
        rect(-200, 390, 330, 220, f.b) +
        rect(120, 450, 70, 100, f.c) +
        reel(-10, 270, 130, f.b, f.ground, 10),
    ),
  /** Same houses in a row and trees, each a little taller. */
  grown: (f) =>
    square(
      f,
      circle(190, 230, 130, f.c) +
        times(6, (index) => gable(-290 + index * 250, 860, 200, 330, f.b, f.d, f.ground)) +
        times(5, (index) => roundTree(20 + index * 235, 950, 56 + index * 34, f.a, f.c, f.a)) +
        floor(940, f.a),
      'bottom',
    ),
  /** Screen with a paper boat in front of an audience. */
  screenBoat: (f) =>
    square(
      f,
      rect(70, 70, 860, 560, f.a) +
        clip(
          rect(70, 70, 860, 560, '#000'),
          circle(730, 230, 90, f.c) +
            poly(
              [
                [470, 160],
                [620, 380],
                [320, 380],
              ],
              f.b,
            ) +
            poly(
              [
                [470, 160],
                [620, 380],
                [470, 380],
              ],
              f.c,
            ) +
            poly(
              [
                [240, 380],
                [700, 380],
                [600, 500],
                [340, 500],
              ],
              f.b,
            ) +
            waves(520, 50, f.ground, 20),
        ) +
        rect(180, 630, 30, 400, f.a) +
        rect(790, 630, 30, 400, f.a) +
        audience(800, 70, f.b),
      'bottom',
    ),
  /** Two reels joined by a strip. */
  reels: (f) =>
    square(
      f,
      line([130, 300], [1000, -60], f.b, 34) +
        reel(290, 370, 270, f.a, f.ground, f.rng.int(0, 60)) +
        reel(750, 640, 230, f.c, f.ground, f.rng.int(0, 60)) +
        place(400, 900, strip(f, -60, 150, f.b), -8) +
        spark(800, 180, 110, f.d),
    ),
  /** Screen between two trees under stars. */
  screenTrees: (f) =>
    square(
      f,
      times(14, (index) => circle(((index * 347) % 1100) - 50, ((index * 191) % 420) - 60, 9 + (index % 3) * 5, f.c)) +
        rect(250, 260, 500, 400, f.a) +
        poly(
          [
            [400, 520],
            [500, 360],
            [600, 520],
          ],
          f.b,
        ) +
        circle(620, 350, 40, f.c) +
        circle(440, 580, 34, f.d) +
        circle(560, 580, 34, f.d) +
        roundTree(110, 960, 210, f.b, f.d, f.b) +
        roundTree(890, 960, 210, f.b, f.d, f.b) +
        floor(900, f.c) +
        audience(890, 52, f.b),
      'bottom',
    ),
  /** Clock face with a missing hour, film around it. */
  clockFilm: (f) =>
    square(
      f,
      ring(500, 500, 420, 170, f.a) +
        times(40, (index) =>
          place(500, 500, rect(-15, -492, 30, 26, f.ground) + rect(-15, -366, 30, 26, f.ground), index * 9),
        ) +
        circle(500, 500, 320, f.b) +
        pie(500, 500, 321, -30, 0, f.ground) +
        times(12, (index) => (index === 2 ? '' : circle(...polar(500, 500, 260, index * 30 - 90), 20, f.ground))) +
        line([500, 500], [500, 300], f.c, 30) +
        line([500, 500], polar(500, 500, 150, -30), f.c, 40) +
        circle(500, 500, 40, f.c),
    ),
  /** Apricots before a bright screen. */
  apricots: (f) =>
    square(
      f,
      rect(90, 60, 820, 560, f.a) +
        audience(1200, 60, f.b) +
        [
          [240, 620, 170],
          [540, 700, 210],
          [840, 600, 150],
          [380, 880, 150],
          [760, 900, 170],
        ]
          .map(
            ([x = 0, y = 0, r = 0], index) =>
              circle(x, y, r, index % 2 ? f.c : f.b) +
              half(x, y, r, 20 + index * 25, f.c) +
              arc(x, y, r * 0.62, 200, 290, f.ground, 14, 'round'),
          )
          .join('') +
        quarter(540, 320, 180, 'bl', f.d) +
        rect(530, 330, 16, 180, f.d),
    ),
  /** Mountains crossed by a strip of film. */
  mountains: (f) =>
    square(
      f,
      circle(760, 230, 120, f.c) +
        poly(
          [
            [-260, 1000],
            [300, 110],
            [860, 1000],
          ],
          f.a,
        ) +
        poly(
          [
            [300, 110],
            [440, 333],
            [330, 290],
            [260, 360],
            [190, 285],
          ],
          f.b,
        ) +
        poly(
          [
            [420, 1000],
            [780, 380],
            [1300, 1000],
          ],
          f.d,
        ) +
        poly(
          [
            [780, 380],
            [890, 570],
            [780, 520],
            [680, 555],
          ],
          f.a,
        ) +
        place(
          500,
          760,
          strip(f, -110, 220, f.b) +
            times(14, (index) => rect(-1000 + index * 180, -58, 140, 116, index % 2 ? f.c : f.ground)),
          -7,
        ) +
        floor(1000, f.b),
    ),
};
