import { arc, circle, half, leaf, rect, stroke, times } from '../../../shapes.ts';
import { waves } from '../../elements/waves.ts';
import { type Composition, square } from '../../figure.ts';

/** Whale blowing water. */
export const whale: Composition = (f) =>
  square(
    f,
    half(460, 620, 420, -90, f.a) +
      rect(40, 610, 840, 130, f.a) +
      stroke('M840 640C960 640 960 520 950 420', f.a, 110) +
      leaf([950, 420], [760, 290], 120, f.a) +
      leaf([950, 420], [1110, 260], 120, f.a) +
      circle(230, 560, 36, f.b) +
      times(7, (index) => rect(60 + index * 110, 700, 60, 60, f.b)) +
      arc(310, 200, 110, 180, 340, f.c, 36, 'round') +
      arc(530, 200, 110, 200, 360, f.c, 36, 'round') +
      rect(402, 160, 36, 80, f.c) +
      waves(800, 90, f.c, 40) +
      waves(910, 90, f.d === f.ground ? f.b : f.d, 130),
    'bottom',
  );
