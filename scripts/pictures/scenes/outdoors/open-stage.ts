import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import { performer } from '../people/performer.ts';
import { person } from '../people/person.ts';
import { bunting } from '../scenery/garlands.ts';
import { audience } from '../stage/audience.ts';
import { backdrop } from '../stage/backdrop.ts';
import { circle, clip, line, path, poly, rect, times } from '../svg.ts';
import { DARK_WOOD, GREEN, INK, MUSTARD, shade } from '../tints.ts';
import { dark, grounds } from './grounds.ts';

/** Open-air stage with a band and a crowd. */
export const openStage: Scene = (frame) => {
  const { w, h, random, options, mood } = frame;
  const names = options.cast ?? ['singer stand', 'guitar', 'drums', 'bass guitar'];
  const night = dark(frame);
  const back = grounds(frame, 0.55);
  const [l, r, t, b] = [w * 0.16, w * 0.84, h * 0.14, h * 0.64];
  const truss =
    rect(l - 22, t, 22, b - t + h * 0.07, INK) +
    rect(r, t, 22, b - t + h * 0.07, INK) +
    path(
      `M${l - 50} ${t + 14}Q${w / 2} ${t - h * 0.16} ${r + 50} ${t + 14}L${r + 50} ${t + 46}Q${w / 2} ${t - h * 0.1} ${l - 50} ${t + 46}Z`,
      mood.side,
    ) +
    path(
      `M${l - 50} ${t + 14}Q${w / 2} ${t - h * 0.16} ${r + 50} ${t + 14}L${r + 50} ${t + 24}Q${w / 2} ${t - h * 0.15} ${l - 50} ${t + 24}Z`,
      mood.motif,
    );
  const design = clip(
    `M${l} ${t}Q${w / 2} ${t - h * 0.1} ${r} ${t}V${b}H${l}Z`,
    backdrop(
      frame,
      options.what === 'folk' ? 'folk' : random.pick(['rays', 'arcs', 'quarters', 'sun', 'stars']),
      l,
      t - h * 0.06,
      r - l,
      b - t + h * 0.06,
    ),
  );
  const speakers = [l - 110, r + 34]
    .map(
      (x) =>
        rect(x, b - h * 0.22, 76, h * 0.29, INK) +
        times(3, (i) => circle(x + 38, b - h * 0.18 + i * h * 0.085, h * 0.032, '#3A3532')),
    )
    .join('');
  const step = (r - l) / names.length;
  const s = Math.min(h * 0.066, step / 2.3);
  const players = names
    .map((n, i) => musician(n, performer(frame), l + step * (i + 0.5), b + (i % 2) * h * 0.02, s, random))
    .join('');
  const beams = night
    ? [0.25, 0.5, 0.75]
        .map((k, i) =>
          poly(
            [
              [l + (r - l) * k - 8, t],
              [l + (r - l) * k + 8, t],
              [w * (0.05 + i * 0.42) + w * 0.13, h],
              [w * (0.05 + i * 0.42) - w * 0.08, h],
            ],
            mood.light,
            0.17,
          ),
        )
        .join('')
    : bunting([0, h * 0.1], [l, t], 5, h * 0.045) + bunting([r, t], [w, h * 0.08], 5, h * 0.045);
  const crowd =
    options.count === 0
      ? Array.from({ length: 9 }, (_, i) =>
          person(
            { ...cast.visitor(random), back: true, seat: 120 },
            w * (0.06 + i * 0.11),
            h * (1.02 + (i % 2) * 0.08),
            h * 0.08,
          ),
        ).join('')
      : audience(
          {
            ...frame,
            mood: { ...mood, near: night ? INK : shade(mood.near, 0), side: night ? mood.side : shade(GREEN, 0.4) },
          },
          h * 0.84,
          options.count ?? 2,
          h * 0.08,
        ) +
        times(9, (i) => {
          const x = w * (0.04 + i * 0.115) + random.between(-30, 30);
          return line(
            [
              [x, h],
              [x + random.between(-30, 30), h * random.between(0.7, 0.78)],
            ],
            INK,
            h * 0.02,
          );
        });
  return (
    back +
    design +
    truss +
    speakers +
    rect(l - 120, b + h * 0.01, r - l + 240, h * 0.08, DARK_WOOD) +
    rect(l - 120, b + h * 0.005, r - l + 240, 10, MUSTARD) +
    players +
    beams +
    crowd
  );
};
