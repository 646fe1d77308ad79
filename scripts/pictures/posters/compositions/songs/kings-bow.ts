import { place, rect } from '../../../shapes.ts';
import { crown } from '../../elements/crown.ts';
import { folkStar } from '../../elements/folk-star.ts';
import { type Composition, square } from '../../figure.ts';

/** Crowns and a bow across the sheet. */
export const kingsBow: Composition = (f) => {
  const crowns = [
    [240, 380, 300],
    [640, 560, 360],
    [330, 900, 280],
  ]
    .map(([x = 0, y = 0, w = 0], index) => crown(x, y, w, index === 1 ? f.c : f.a, f.ground))
    .join('');
  return square(
    f,
    folkStar(820, 190, 190, f.d, f.c) +
      crowns +
      place(500, 500, rect(-1500, -14, 3000, 28, f.b) + rect(-1500, 34, 3000, 9, f.b), -38),
  );
};
