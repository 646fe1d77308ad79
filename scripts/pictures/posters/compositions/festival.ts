import {
  arc,
  circle,
  clip,
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
import { bunting, checker, crown, floor, gable, roundTree, spark, waves, wheel } from '../elements.ts';
import { type Figure, type Repertoire, square } from '../figure.ts';

/** Lute lying on a slant. */
function lute(f: Figure, x: number, y: number, turn: number, scale: number): string {
  return place(
    x,
    y,
    half(0, 0, 230, 90, f.c) +
      poly(
        [
          [-230, 4],
          [230, 4],
          [46, -300],
          [-46, -300],
        ],
        f.c,
      ) +
      rect(-40, -640, 80, 420, f.d) +
      poly(
        [
          [-40, -640],
          [40, -640],
          [150, -760],
          [70, -800],
        ],
        f.d,
      ) +
      circle(0, -20, 74, f.d) +
      times(4, (index) => rect(-26 + index * 16, -640, 5, 760, f.a)) +
      rect(-90, 110, 180, 22, f.d),
    turn,
    scale,
  );
}

/** Pictures for festivals and seasonal feasts. */
export const FESTIVAL: Repertoire = {
  /** Merry-go-round over flags and stalls. */
  carousel: (f) =>
    square(
      f,
      rect(470, 380, 60, 600, f.b) +
        times(8, (index) => {
          const x = 60 + index * 126;
          return (
            line([x, 430], [x, 640 + (index % 2) * 50], f.b, 8) +
            half(x, 650 + (index % 2) * 50, 52, 90, index % 2 ? f.c : f.a)
          );
        }) +
        half(500, 400, 480, -90, f.a) +
        clip(
          half(500, 400, 480, -90, '#000'),
          times(8, (index) => pie(500, 60, 900, 20 + index * 18, 29 + index * 18, index % 2 === 0 ? f.b : f.c)),
        ) +
        times(10, (index) => half(68 + index * 96, 400, 48, 90, index % 2 === 0 ? f.c : f.b)) +
        circle(500, -90, 60, f.c) +
        floor(880, f.c === f.ground ? f.b : f.d) +
        times(9, (index) =>
          poly(
            [
              [index * 125 - 60, 880],
              [index * 125 + 40, 880],
              [index * 125 - 10, 960],
            ],
            index % 2 ? f.a : f.b,
          ),
        ),
      'bottom',
    ),
  /** Wheel of coloured wedges seen from above, ribbons flying out. */
  swing: (f) =>
    square(
      f,
      times(8, (index) => {
        const [x, y] = polar(500, 500, 640, index * 45 + 12);
        return line([500, 500], [x, y], f.b, 12) + circle(x, y, 54, index % 2 ? f.c : f.d);
      }) +
        wheel(500, 500, 430, 16, [f.a, f.b], f.rng.int(0, 20)) +
        circle(500, 500, 220, f.c) +
        times(8, (index) => place(500, 500, leaf([0, -60], [0, -210], 80, index % 2 ? f.ground : f.d), index * 45)) +
        circle(500, 500, 56, f.b),
    ),
  /** Cloth of squares with a lute and a crown. */
  picnic: (f) =>
    square(
      f,
      checker(-900, 300, 24, 14, 120, f.a) +
        lute(f, 360, 640, f.rng.pick([28, 40]), 1) +
        crown(700, 250, 300, f.c, f.d),
    ),
  /** Cloth of diamonds, lute, hat with a feather. */
  lutePicnic: (f) =>
    square(
      f,
      place(500, 560, checker(-1200, -1200, 20, 20, 120, f.a), 45) +
        lute(f, 640, 600, -35, 0.95) +
        half(280, 330, 190, -90, f.b) +
        rect(30, 320, 500, 50, f.b) +
        leaf([330, 300], [560, 40], 90, f.c),
    ),
  /** Lute, checked cloths and a sun over them. */
  sunPicnic: (f) =>
    square(
      f,
      circle(690, 260, 240, f.c) +
        rays(690, 260, 420, 24, f.c, 4) +
        circle(690, 260, 270, f.ground) +
        circle(690, 260, 230, f.c) +
        checker(-600, 620, 20, 8, 110, f.a) +
        checker(-490, 620, 20, 8, 110, f.b) +
        lute(f, 340, 640, -18, 0.9),
    ),
  /** Sun setting behind waves; the waves are the days. */
  sunWaves: (f) => {
    const count = 4;
    const tones = [f.b, f.d, f.ground, f.b];
    const cx = f.rng.pick([400, 500, 640]);
    return square(
      f,
      rays(cx, 500, 900, f.rng.pick([18, 22, 26]), f.c, 3) +
        circle(cx, 500, 400, f.ground) +
        circle(cx, 500, 360, f.a) +
        times(count, (index) =>
          waves(
            570 + index * 115,
            f.rng.pick([80, 100, 120]),
            tones[index] === f.ground ? f.c : (tones[index] ?? f.b),
            index * 70,
          ),
        ),
      'bottom',
    );
  },
  /** Half a sun over wavy lines, scattered triangles. */
  halfSun: (f) =>
    square(
      f,
      half(500, 600, 400, -90, f.a) +
        times(9, (index) => {
          const [x, y] = polar(500, 600, 500, 180 + index * 22.5);
          return place(
            x,
            y,
            poly(
              [
                [-46, 0],
                [46, 0],
                [0, -110],
              ],
              f.c,
            ),
            270 + index * 22.5,
          );
        }) +
        times(4, (index) =>
          stroke(`M-600 ${690 + index * 95}${'q75 -70 150 0t150 0'.repeat(8)}`, [f.b, f.d, f.b, f.c][index] ?? f.b, 38),
        ),
    ),
  /** Mask and ribbons of carnival. */
  carnival: (f) =>
    square(
      f,
      times(7, (index) =>
        stroke(
          `M${170 + index * 110} 560C${60 + index * 140} 760 ${260 + index * 100} 860 ${120 + index * 130} 1500`,
          [f.a, f.b, f.c, f.d][index % 4] ?? f.a,
          54,
        ),
      ) +
        leaf([250, 260], [40, -120], 120, f.d) +
        leaf([750, 260], [960, -120], 120, f.d) +
        circle(500, 400, 330, f.a) +
        poly(
          [
            [170, 330],
            [500, 430],
            [190, 560],
          ],
          f.b,
        ) +
        poly(
          [
            [830, 330],
            [500, 430],
            [810, 560],
          ],
          f.b,
        ) +
        circle(310, 440, 52, f.ground) +
        circle(690, 440, 52, f.ground) +
        poly(
          [
            [500, 380],
            [570, 610],
            [430, 610],
          ],
          f.c,
        ) +
        half(500, 630, 120, 90, f.b) +
        times(3, (index) => circle(380 + index * 120, 190, 40, f.c)),
    ),
  /** Maypole with ribbons. */
  maypole: (f) => {
    const lean = f.rng.pick([-6, 0, 6]);
    const tones = [f.a, f.c, f.d];
    return square(
      f,
      circle(f.rng.pick([180, 820]), 640, 190, f.c) +
        place(
          500,
          1000,
          rect(-17, -1000, 34, 3000, f.b) +
            times(6, (index) => {
              const side = index % 2 === 0 ? 1 : -1;
              const w = 150 + Math.floor(index / 2) * 120;
              return stroke(
                `M0 -750C${side * w * 0.6} -700 ${side * w * 0.5} -420 ${side * w} ${-330 + Math.floor(index / 2) * 70}S${side * w * 0.9} -60 ${side * (w + 60)} 20`,
                tones[Math.floor(index / 2)] ?? f.a,
                34,
              );
            }) +
            ring(0, -740, 130, 46, f.a) +
            times(10, (index) => {
              const [x, y] = polar(0, -740, 130, index * 36);
              return circle(x, y, 20, f.c);
            }) +
            poly(
              [
                [0, -1150],
                [110, -960],
                [0, -860],
                [-110, -960],
              ],
              f.a,
            ) +
            poly(
              [
                [0, -1150],
                [110, -960],
                [0, -860],
              ],
              f.d,
            ),
          lean,
        ) +
        floor(990, f.b),
      'bottom',
    );
  },
  /** Fireworks over roofs. */
  fireworks: (f) => {
    const burst = (x: number, y: number, r: number, count: number, tone: string, dots: string): string =>
      times(count, (index) => {
        const angle = (index * 360) / count;
        return (
          leaf(polar(x, y, r * 0.28, angle), polar(x, y, r, angle), r * 0.13, tone) +
          circle(...polar(x, y, r * 1.14, angle), r * 0.05, dots)
        );
      }) + circle(x, y, r * 0.14, dots);
    return square(
      f,
      burst(330, 350, 320, 14, f.a, f.c) +
        burst(780, 230, 210, 12, f.c, f.d) +
        burst(740, 620, 170, 10, f.b, f.a) +
        times(9, (index) =>
          rect(
            -300 + index * 190,
            1000 - ([120, 190, 90, 230, 140, 170, 100, 200, 130][index] ?? 0),
            150,
            900,
            index % 2 ? f.b : f.d,
          ),
        ),
      'bottom',
    );
  },
  /** Ferris wheel. */
  ferris: (f) =>
    square(
      f,
      poly(
        [
          [470, 460],
          [530, 460],
          [760, 1400],
          [660, 1400],
        ],
        f.b,
      ) +
        poly(
          [
            [470, 460],
            [530, 460],
            [340, 1400],
            [240, 1400],
          ],
          f.b,
        ) +
        ring(500, 460, 400, 26, f.a) +
        ring(500, 460, 320, 12, f.a) +
        times(12, (index) => line([500, 460], polar(500, 460, 400, index * 30 + 8), f.a, 10)) +
        times(12, (index) => {
          const [x, y] = polar(500, 460, 400, index * 30 + 8);
          return rect(x - 56, y, 112, 22, f.b) + half(x, y + 16, 56, 90, [f.c, f.d, f.b][index % 3] ?? f.c);
        }) +
        circle(500, 460, 70, f.c),
    ),
  /** Flags over rooftops and a sun. */
  flags: (f) =>
    square(
      f,
      circle(500, 520, 260, f.c) +
        bunting([-200, -40], [1200, 120], 120, 11, [f.a, f.b, f.d], f.b) +
        bunting([-200, 320], [1200, 180], 140, 11, [f.b, f.d, f.a], f.b) +
        times(6, (index) =>
          gable(
            -190 + index * 240,
            1010,
            200,
            190 + (index % 3) * 60,
            index % 2 ? f.a : f.b,
            index % 2 ? f.b : f.a,
            f.ground,
          ),
        ),
      'bottom',
    ),
  /** Open gate of quarter circles with a chain of lights. */
  gate: (f) =>
    square(
      f,
      times(9, (index) => {
        const x = -40 + index * 135;
        const y = 150 + Math.sin((index / 8) * Math.PI) * 90;
        return circle(x, y, 34, f.d === f.ground ? f.c : f.d);
      }) +
        stroke('M-600 40Q500 380 1600 40', f.b, 9) +
        quarter(90, 300, 400, 'tl', f.a) +
        quarter(90, 700, 400, 'bl', f.c) +
        quarter(510, 300, 400, 'tr', f.c) +
        quarter(510, 700, 400, 'br', f.a) +
        rect(-2000, 1100, 5000, 60, f.b),
    ),
  /** Two trees and a screen of sky: the park feast. */
  park: (f) =>
    square(
      f,
      circle(500, 330, 250, f.c) +
        roundTree(190, 960, 250, f.a, f.b, f.b) +
        roundTree(830, 960, 200, f.b, f.a, f.a) +
        floor(940, f.d) +
        bunting([190, 380], [830, 500], 140, 6, [f.a, f.c, f.b], f.b),
      'bottom',
    ),
  /** Spring ribbons in an arch with a star for opening nights. */
  rainbow: (f) =>
    square(
      f,
      times(5, (index) => arc(500, 800, 170 + index * 92, 180, 360, [f.a, f.b, f.c, f.d, f.a][index] ?? f.a, 66)) +
        floor(800, f.b) +
        spark(500, 730, 130, f.c),
    ),
};
