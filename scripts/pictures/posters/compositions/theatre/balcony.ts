import { half, place, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Balcony, a letter falling from it in three positions. */
export const balcony: Composition = (f) =>
  square(
    f,
    rect(-1000, -1000, 1620, 1360, f.a) +
      rect(150, -200, 300, 490, f.b) +
      half(300, -20, 150, -90, f.b) +
      rect(-500, 290, 1240, 44, f.d) +
      rect(-500, 560, 1240, 44, f.d) +
      times(17, (index) => rect(-460 + index * 72, 300, 22, 270, f.d)) +
      [
        [840, 250, -20],
        [700, 700, 24],
        [880, 880, 70],
      ]
        .map(([x = 0, y = 0, turn = 0], index) =>
          place(
            x,
            y,
            rect(-105, -70, 210, 140, index === 1 ? f.c : f.b) + stroke('M-105 -70L0 24L105 -70', f.ground, 10),
            turn,
          ),
        )
        .join(''),
  );
