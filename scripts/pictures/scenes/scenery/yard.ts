import type { Frame } from '../frame.ts';
import { half, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED, shade, tint } from '../tints.ts';
import { stars } from './stars.ts';
import type { Weather } from './weather.ts';

/** Paved courtyard before the side of the house. */
export function yard(frame: Frame, weather: Weather, horizon: number): string {
  const { w, h, random } = frame;
  const y = h * horizon;
  const wall = mix(weather.far, weather.night ? INK : PAPER, 0.35);
  const panes = times(12, (i) =>
    rect(
      w * 0.03 + i * w * 0.08,
      y - h * 0.36,
      w * 0.068,
      h * 0.2,
      weather.night
        ? random.pick([MUSTARD, tint(MUSTARD, 0.35), shade(MUSTARD, 0.2)])
        : random.pick([BLUE, tint(BLUE, 0.3), shade(BLUE, 0.12)]),
    ),
  );
  const mosaic = times(24, (i) => {
    const s = h * 0.05;
    return (
      rect(
        i * s * 1.42,
        y - h * 0.12,
        s * 1.42,
        s,
        [RED, MUSTARD, GREEN, PAPER][i % 4] ?? RED,
        weather.night ? 0.45 : 0.85,
      ) + half(i * s * 1.42 + s * 0.71, y - h * 0.12 + s, s * 0.62, 0, [PAPER, GREEN, MUSTARD, RED][i % 4] ?? PAPER)
    );
  });
  return (
    rect(0, 0, w, h, weather.sky) +
    (weather.night ? stars(frame, 20, 0.2, 2.4) : '') +
    rect(0, y - h * 0.42, w, h * 0.42, wall) +
    rect(0, y - h * 0.45, w, h * 0.035, shade(wall, 0.3)) +
    panes +
    mosaic +
    rect(0, y, w, h - y, weather.ground) +
    times(9, (i) =>
      poly(
        [
          [w * 0.5 + (i - 4.5) * w * 0.12, y],
          [w * 0.5 + (i - 4) * w * 0.12, y],
          [w * 0.5 + (i - 4) * w * 0.36, h],
          [w * 0.5 + (i - 4.5) * w * 0.36, h],
        ],
        weather.patch,
        0.6,
      ),
    )
  );
}
