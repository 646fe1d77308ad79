import { circle, half, leaf, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Strata of the ground under a town, things hidden in every one. */
export const strata: Composition = (f) => {
  const tones = [f.a, f.b, f.c, f.d];
  const layers = times(4, (row) => rect(-2000, 330 + row * 180, 5000, row === 3 ? 2000 : 181, tones[row] ?? f.a));
  const town = times(8, (index) =>
    rect(
      -300 + index * 220,
      330 - ([120, 210, 90, 260, 150, 200, 110, 240][index] ?? 0),
      150,
      300,
      index % 2 === 0 ? f.b : f.a,
    ),
  );
  const roots = stroke('M240 330V480M240 400L150 500M240 440L330 540', f.ground, 24, 'round');
  const key =
    circle(600, 600, 54, f.ground) +
    circle(600, 600, 22, f.b) +
    rect(640, 588, 190, 26, f.ground) +
    rect(760, 600, 26, 60, f.ground) +
    rect(806, 600, 26, 46, f.ground);
  const pipe = stroke('M-500 770H330V830H700V740H1500', f.ground, 40);
  const find =
    half(250, 940, 90, 90, f.ground) +
    rect(200, 890, 100, 60, f.ground) +
    leaf([640, 960], [860, 960], 90, f.ground) +
    circle(690, 955, 12, f.d);
  return square(f, town + layers + roots + key + pipe + find);
};
