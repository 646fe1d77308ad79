import { circle, place, polar, poly, rect, ring, stroke, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Maypole with ribbons. */
export const maypole: Composition = (f) => {
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
};
