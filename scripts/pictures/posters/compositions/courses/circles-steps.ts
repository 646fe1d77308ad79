import { circle, clip, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';
import { sole } from './sole.ts';

/** Two crossing circles with steps of a dance beneath. */
export const circlesSteps: Composition = (f) =>
  square(
    f,
    circle(370, 330, 290, f.a) +
      circle(640, 330, 290, f.b) +
      clip(circle(370, 330, 290, '#000'), circle(640, 330, 290, f.c)) +
      times(4, (index) =>
        sole(
          170 + index * 215,
          820 + (index % 2) * 70 - 30,
          [-20, 15, -10, 24][index] ?? 0,
          0.85,
          index % 2 ? f.d : f.b,
        ),
      ),
  );
