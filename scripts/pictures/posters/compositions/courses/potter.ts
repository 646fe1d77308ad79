import { arc, ellipse, half, pie, rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Pie of a potter's wheel: bowl and stripes turning. */
export const potter: Composition = (f) =>
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
  );
