import { leaf, line, place, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Vertical bands sewn through by one long thread. */
export const thread: Composition = (f) =>
  square(
    f,
    times(12, (index) => rect(-600 + index * 190, -800, 110, 2600, index % 3 === 1 ? f.b : f.a)) +
      times(16, (index) => {
        const x = -500 + index * 130;
        const y = (t: number): number => 480 + Math.sin(t / 210) * 250;
        return line([x, y(x)], [x + 74, y(x + 74)], f.c, 30, 'round');
      }) +
      place(800, 250, leaf([-30, 0], [300, 0], 40, f.d), -40),
  );
