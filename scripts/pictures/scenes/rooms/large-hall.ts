import type { Frame } from '../frame.ts';
import { border, drape } from '../stage/drape.ts';
import { oval, poly, rect, times } from '../svg.ts';
import { MUSTARD, mix, PALE_WOOD, PAPER, RED, shade, tint, WOOD } from '../tints.ts';

const WALL = mix(PAPER, MUSTARD, 0.16);

/** Shell of the large hall: stage, panelled walls, ceiling with rows of lamps, parquet. */
export function largeHall(frame: Frame, curtain: string): string {
  const { w, h } = frame;
  const [l, r, t, b] = [w * 0.22, w * 0.78, h * 0.16, h * 0.47];
  const side = (flip: number): string =>
    times(6, (i) => {
      const at = (k: number): number => (flip > 0 ? k : w - k);
      const x0 = w * (0.002 + i * 0.0365);
      const x1 = x0 + w * 0.026;
      const top = (x: number): number => (x / l) * h * 0.13;
      const bottom = (x: number): number => h * 0.86 - (x / l) * h * 0.29;
      return poly(
        [
          [at(x0), top(x0)],
          [at(x1), top(x1)],
          [at(x1), bottom(x1)],
          [at(x0), bottom(x0)],
        ],
        i % 2 ? shade(WOOD, 0.25) : WOOD,
      );
    });
  const ceiling =
    poly(
      [
        [0, 0],
        [w, 0],
        [r, h * 0.13],
        [l, h * 0.13],
      ],
      tint(PAPER, 0.3),
    ) +
    times(4, (i) =>
      times(9, (j) =>
        oval(w * (0.5 + (j - 4) * (0.06 + i * 0.022)), h * (0.115 - i * 0.03), 9 + i * 5, 4 + i * 2, MUSTARD),
      ),
    );
  const stage =
    rect(l, h * 0.13, r - l, b - h * 0.13, shade(RED, 0.62)) +
    drape(l + w * 0.02, t, r - l - w * 0.04, b - t, curtain, 22) +
    border(l, h * 0.13, r - l, h * 0.075, shade(curtain, 0.25), PAPER) +
    poly(
      [
        [l, b],
        [r, b],
        [r + w * 0.03, h * 0.53],
        [l - w * 0.03, h * 0.53],
      ],
      PALE_WOOD,
    ) +
    rect(l - w * 0.03, h * 0.53, r - l + w * 0.06, h * 0.05, shade(WOOD, 0.45));
  const floor =
    poly(
      [
        [l - w * 0.03, h * 0.575],
        [r + w * 0.03, h * 0.575],
        [w * 1.2, h],
        [-w * 0.2, h],
      ],
      tint(WOOD, 0.3),
    ) +
    times(16, (i) =>
      i % 2
        ? poly(
            [
              [l + ((r - l) * i) / 16, h * 0.575],
              [l + ((r - l) * (i + 1)) / 16, h * 0.575],
              [w * (-0.2 + (1.4 * (i + 1)) / 16), h],
              [w * (-0.2 + (1.4 * i) / 16), h],
            ],
            tint(WOOD, 0.16),
          )
        : '',
    );
  return (
    rect(0, 0, w, h, WALL) +
    floor +
    poly(
      [
        [0, 0],
        [l, h * 0.13],
        [l, h * 0.575],
        [0, h * 0.87],
      ],
      WALL,
    ) +
    poly(
      [
        [w, 0],
        [r, h * 0.13],
        [r, h * 0.575],
        [w, h * 0.87],
      ],
      shade(WALL, 0.07),
    ) +
    side(1) +
    side(-1) +
    ceiling +
    stage
  );
}
