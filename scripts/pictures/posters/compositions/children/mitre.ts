import { circle, half, path, rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Mitre, stairs and snow. */
export const mitre: Composition = (f) =>
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
  );
