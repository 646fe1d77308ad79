import type { Frame } from '../frame.ts';
import { circle, oval, path, pill, poly, rect, times } from '../svg.ts';
import { MUSTARD, mix, PAPER, RED, shade, tint } from '../tints.ts';
import { block } from './block.ts';
import { WEATHERS, type Weather } from './weather.ts';

/** Sky, hills with the tower, panel blocks, trees and lawn; horizon as a share of the height. */
export function park(frame: Frame, weather: Weather, horizon: number, view = frame.random.int(0, 3)): string {
  const { w, h, random } = frame;
  const y = h * horizon;
  let out = rect(0, 0, w, h, weather.sky);
  if (weather.night)
    out += times(24, () => circle(random.between(0, w), random.between(0, y * 0.8), random.between(1.5, 3.5), PAPER));
  else if (view !== 1)
    out +=
      circle(
        w * random.between(0.12, 0.88),
        y * random.between(0.2, 0.5),
        h * 0.075,
        weather.sky === WEATHERS.sunset?.sky ? RED : tint(MUSTARD, 0.25),
      ) +
      times(2, () => {
        const [cx, cy, s] = [random.between(0, w), random.between(y * 0.1, y * 0.45), random.between(40, 90)];
        return (
          pill(cx, cy, s * 3, s * 0.5, s * 0.25, tint(weather.sky, 0.55)) +
          pill(cx + s * 0.7, cy - s * 0.35, s * 1.5, s * 0.5, s * 0.25, tint(weather.sky, 0.55))
        );
      });
  const hill = w * random.between(0.2, 0.8);
  out += path(
    `M0 ${y}V${y * 0.78}Q${hill * 0.5} ${y * 0.62} ${hill} ${y * 0.6}Q${(hill + w) / 2} ${y * 0.6} ${w} ${y * 0.8}V${y}Z`,
    weather.far,
  );
  if (view === 0 || view === 3)
    out +=
      poly(
        [
          [hill - 5, y * 0.62],
          [hill + 5, y * 0.62],
          [hill + 2, y * 0.26],
          [hill - 2, y * 0.26],
        ],
        shade(weather.far, 0.3),
      ) +
      poly(
        [
          [hill, y * 0.52],
          [hill - 26, y * 0.44],
          [hill - 12, y * 0.36],
          [hill + 12, y * 0.36],
          [hill + 26, y * 0.44],
        ],
        shade(weather.far, 0.3),
      );
  if (view !== 3)
    out += times(5, (i) =>
      block(
        w * (0.02 + i * 0.2) + random.between(-30, 30),
        y + 4,
        w * random.between(0.09, 0.15),
        h * random.between(0.12, 0.26),
        mix(weather.far, i % 2 ? PAPER : weather.middle, weather.night ? 0.1 : 0.45),
        random,
        weather.night,
      ),
    );
  out += path(
    `M0 ${y + 4}V${y * 0.93}` +
      times(14, (i) => `A${w / 28} ${h * 0.045} 0 0 1 ${((i + 1) * w) / 14} ${y * 0.93}`) +
      `V${y + 4}Z`,
    weather.middle,
  );
  out +=
    rect(0, y, w, h - y, weather.ground) +
    path(
      `M${w * 0.35} ${y}H${w * 0.45}Q${w * 0.6} ${h * 0.85} ${w * 0.2} ${h}H${-w * 0.2}Q${w * 0.5} ${h * 0.8} ${w * 0.35} ${y}Z`,
      weather.patch,
    ) +
    oval(w * 0.86, h * 0.9, w * 0.22, h * 0.06, weather.patch);
  return out;
}
