import { PALETTE as P } from '../../palette.ts';
import { circle, half, poly, rect, times } from '../../shapes.ts';

/** Placeholder for a picture of the house: its façade as shapes. */
export function placeholderAbout(): string {
  return (
    rect(0, 0, 900, 600, P.paper) +
    circle(690, 170, 120, P.mustard) +
    rect(150, 250, 600, 260, P.red) +
    times(
      5,
      (index) => half(230 + index * 110, 370, 40, -90, P.paper) + rect(190 + index * 110, 369, 80, 141, P.paper),
    ) +
    poly(
      [
        [110, 250],
        [790, 250],
        [740, 200],
        [160, 200],
      ],
      P.ink,
    ) +
    rect(0, 510, 900, 90, P.green)
  );
}
