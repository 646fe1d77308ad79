import { circle, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Radiators and a thermometer. */
export const heat: Composition = (f) =>
  square(
    f,
    times(
      6,
      (index) =>
        `<rect x="${40 + index * 120}" y="300" width="96" height="580" rx="48" fill="${index % 2 ? f.b : f.a}"/>`,
    ) +
      rect(40, 390, 700, 40, f.a) +
      rect(40, 760, 700, 40, f.a) +
      times(3, (index) => stroke(`M${150 + index * 220} 240c-50 -60 50 -110 0 -170s50 -110 0 -170`, f.c, 34, 'round')) +
      rect(830, 80, 100, 700, f.c) +
      circle(880, 820, 110, f.c) +
      rect(862, 330, 36, 440, f.b) +
      circle(880, 820, 70, f.b),
    'bottom',
  );
