import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { block } from '../scenery/block.ts';
import { WEATHERS, weatherOf } from '../scenery/weather.ts';
import { circle, line, oval, pill, rect, times } from '../svg.ts';
import { DARK_WOOD, DUSK, GREEN, INK, MUSTARD, mix, NIGHT, PALE_WOOD, shade, tint } from '../tints.ts';

/** Deep pools used for the flagship summer evening: seats, bulbs, moon over blocks. */
export const summerNight: Scene = (frame) => {
  const { w, h, random } = frame;
  const weather = WEATHERS.dusk ?? weatherOf('night');
  const names = ['sax', 'bass', 'drums', 'singer stand'];
  const chairs = times(2, (r) =>
    times(8, (i) => {
      const x = w * (0.04 + i * 0.132 + r * 0.05);
      const y = h * (0.98 + r * 0.14);
      const s = h * (0.07 + r * 0.022);
      return (
        person({ ...cast.visitor(random), back: true, seat: 120 }, x, y, s) +
        pill(x - s * 0.75, y - s * 2.5, s * 1.5, s * 0.9, s * 0.1, PALE_WOOD) +
        rect(x - s * 0.75, y - s * 2.2, s * 1.5, s * 0.1, shade(PALE_WOOD, 0.3))
      );
    }),
  );
  const glow = (x: number, y: number): string =>
    circle(x, y, h * 0.034, MUSTARD, 0.2) + circle(x, y, h * 0.014, tint(MUSTARD, 0.6));
  const string = (y0: number, y1: number): string =>
    line(
      Array.from(
        { length: 21 },
        (_, i) =>
          [w * (i / 20), y0 + (y1 - y0) * (i / 20) + Math.sin((i / 20) * Math.PI * 2.99) ** 2 * h * 0.05] as const,
      ),
      INK,
      3,
    ) +
    times(14, (i) => {
      const t = (i + 0.5) / 14;
      return glow(w * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI * 2.99) ** 2 * h * 0.05 + 10);
    });
  return (
    rect(0, 0, w, h, weather.sky) +
    circle(w * 0.8, h * 0.17, h * 0.09, tint(MUSTARD, 0.5)) +
    times(6, (i) =>
      block(
        w * (i * 0.18 - 0.03),
        h * 0.56,
        w * 0.14,
        h * random.between(0.18, 0.36),
        mix(NIGHT, INK, 0.2),
        random,
        true,
      ),
    ) +
    rect(0, h * 0.55, w, h * 0.46, mix(DUSK, GREEN, 0.3)) +
    oval(w * 0.5, h * 0.66, w * 0.44, h * 0.09, MUSTARD, 0.3) +
    rect(w * 0.14, h * 0.62, w * 0.72, h * 0.05, DARK_WOOD) +
    rect(w * 0.14, h * 0.615, w * 0.72, 8, MUSTARD) +
    names
      .map((n, i) => musician(n, cast.visitor(random), w * (0.25 + i * 0.175), h * 0.63, h * 0.064, random))
      .join('') +
    string(h * 0.12, h * 0.16) +
    string(h * 0.24, h * 0.2) +
    chairs
  );
};
