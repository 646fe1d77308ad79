import type { Scene } from '../frame.ts';
import { row } from '../stage/audience.ts';
import { circle, line, path, place, poly, rect, times } from '../svg.ts';
import { MUSTARD, PAPER, shade, tint } from '../tints.ts';

/** Looking up at the chandelier from below. */
export const lustre: Scene = (frame) => {
  const { w, h, mood, random, options } = frame;
  const cx = w * random.between(0.4, 0.6);
  const cy = h * 0.44;
  const ceiling =
    rect(0, 0, w, h, mood.far) +
    times(24, (i) => {
      const a = (i / 24) * Math.PI * 2;
      const b = ((i + 0.5) / 24) * Math.PI * 2;
      return poly(
        [
          [cx, cy],
          [cx + Math.cos(a) * w, cy + Math.sin(a) * w],
          [cx + Math.cos(b) * w, cy + Math.sin(b) * w],
        ],
        mood.side,
        0.45,
      );
    });
  const rings = [0.44, 0.32, 0.2]
    .map(
      (k, j) =>
        circle(cx, cy, h * k, MUSTARD) +
        circle(cx, cy, h * (k - 0.03), shade(MUSTARD, 0.4)) +
        times(30 - j * 8, (i) => {
          const a = (i / (30 - j * 8)) * Math.PI * 2;
          return place(
            path('M0 -30Q14 0 0 34Q-14 0 0 -30Z', i % 2 ? PAPER : tint(MUSTARD, 0.5)),
            cx + Math.cos(a) * h * (k - 0.012),
            cy + Math.sin(a) * h * (k - 0.012),
            h / 1067,
            (a * 180) / Math.PI + 90,
          );
        }),
    )
    .join('');
  return (
    ceiling +
    rings +
    circle(cx, cy, h * 0.09, PAPER) +
    circle(cx, cy, h * 0.05, MUSTARD) +
    (options.count === 0
      ? ''
      : row(frame, h * 0.94, h * 0.075, mood.near, 2.2) +
        times(
          5,
          (i) =>
            line(
              [
                [w * (0.2 + i * 0.16), h],
                [w * (0.18 + i * 0.165), h * 0.8],
              ],
              mood.near,
              h * 0.022,
            ) + circle(w * (0.18 + i * 0.165), h * 0.79, h * 0.018, mood.near),
        ))
  );
};
