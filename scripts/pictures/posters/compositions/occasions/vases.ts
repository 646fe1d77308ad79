import { arc, half, pie, rect, ring, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Three vessels of half discs and bands. */
export const vases: Composition = (f) =>
  square(
    f,
    half(230, 640, 210, 90, f.a) +
      rect(20, 520, 420, 122, f.b) +
      half(230, 522, 130, -90, f.a) +
      rect(180, 330, 100, 120, f.a) +
      rect(140, 300, 180, 44, f.b) +
      rect(390, 300, 230, 550, f.c) +
      times(4, (index) => rect(390, 380 + index * 120, 230, 50, f.a)) +
      ring(640, 560, 80, 40, f.c) +
      half(800, 620, 170, -90, f.b) +
      half(800, 620, 170, 90, f.a) +
      rect(740, 320, 120, 160, f.b) +
      half(800, 320, 110, 90, f.a) +
      pie(800, 620, 110, 0, 180, f.c) +
      floor(840, f.d) +
      arc(230, 640, 120, 20, 160, f.c, 24),
    'bottom',
  );
