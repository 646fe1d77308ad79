import { line, path, poly, rect, times } from '../svg.ts';
import { INK, MUSTARD, PAPER, shade, tint } from '../tints.ts';

/** Grand piano from the side, keyboard on the left; about 520 wide, on the ground. */
export function piano(colour: string = INK): string {
  const lid =
    poly(
      [
        [-150, -300],
        [330, -300],
        [250, -560],
        [-60, -500],
      ],
      shade(tint(colour, 0.12), 0),
    ) +
    line(
      [
        [180, -300],
        [150, -470],
      ],
      MUSTARD,
      6,
    );
  const body =
    path('M-190 -300H330Q350 -300 350 -280V-236Q350 -216 330 -216H-190Z', colour) +
    rect(-238, -268, 60, 52, colour) +
    rect(-240, -276, 58, 10, PAPER) +
    times(5, (i) => rect(-236 + i * 11, -276, 5, 10, INK));
  const legs =
    rect(-190, -216, 26, 216, colour) +
    rect(290, -216, 26, 216, colour) +
    rect(40, -216, 16, 190, shade(colour, 0)) +
    line(
      [
        [30, -26],
        [70, -26],
      ],
      MUSTARD,
      10,
    );
  return (
    lid +
    legs +
    body +
    rect(-178, -262, 516, 6, tint(colour, 0.22)) +
    poly(
      [
        [-150, -300],
        [-60, -300],
        [-84, -368],
        [-160, -368],
      ],
      PAPER,
    )
  );
}
