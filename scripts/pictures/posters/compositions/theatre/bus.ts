import { circle, clip, half, path, pie, poly, rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Bus with one lit window on a dark road. */
export const bus: Composition = (f) =>
  square(
    f,
    floor(800, f.b) +
      times(14, (index) => rect(-1500 + index * 300, 880, 170, 22, f.c)) +
      path('M-60 300A90 90 0 0 1 30 210H900A120 120 0 0 1 1020 330V760H-60Z', f.a) +
      times(4, (index) => rect(20 + index * 200, 300, 150, 190, index === 2 ? f.c : f.ground)) +
      poly(
        [
          [830, 300],
          [980, 300],
          [1010, 490],
          [830, 490],
        ],
        f.ground,
      ) +
      clip(rect(420, 300, 150, 190, '#000'), circle(495, 400, 44, f.b) + half(495, 520, 74, -90, f.b)) +
      rect(-60, 560, 1080, 40, f.d) +
      circle(200, 780, 110, f.ground) +
      circle(200, 780, 84, f.d) +
      circle(780, 780, 110, f.ground) +
      circle(780, 780, 84, f.d) +
      pie(1010, 650, 700, -8, 14, f.c),
  );
