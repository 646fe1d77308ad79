import type { Scene } from '../frame.ts';
import { bass } from '../instruments/bass.ts';
import { backdrop } from '../stage/backdrop.ts';
import { drape } from '../stage/drape.ts';
import { cone } from '../stage/light.ts';
import { boards } from '../stage/theatre.ts';
import { circle, half, path, place, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, MUSTARD, PAPER, RED, tint, WOOD } from '../tints.ts';
import { masker } from './masker.ts';

/** Burying the double bass at midnight. */
export const burial: Scene = (frame) => {
  const { w, h, options, mood } = frame;
  const s = h * 0.088;
  const names = options.cast ?? ['mourner', 'priest', 'mourner', 'mourner', 'bear', 'mourner'];
  const candles = times(6, (i) => {
    const x = w * (0.22 + i * 0.112);
    return (
      rect(x - 8, h * 0.83, 16, h * 0.11, PAPER) +
      circle(x, h * 0.8, h * 0.05, MUSTARD, 0.25) +
      path(
        `M${x} ${h * 0.775}Q${x + 13} ${h * 0.81} ${x} ${h * 0.83}Q${x - 13} ${h * 0.81} ${x} ${h * 0.775}Z`,
        MUSTARD,
      )
    );
  });
  return (
    backdrop(frame, 'curtain', 0, 0, w, h * 0.62) +
    boards(frame, h * 0.6, h, w * 0.05) +
    cone(w * 0.5, 0, w * 0.5, h * 0.8, w * 0.28, mood.light, 0.2) +
    drape(0, 0, w * 0.08, h * 0.64, mood.side, 3) +
    drape(w * 0.92, 0, w * 0.08, h * 0.64, mood.side, 3) +
    names.map((n, i) => masker(frame, n, w * (0.1 + (0.8 * (i + 0.5)) / names.length), h * 0.78, s)).join('') +
    poly(
      [
        [w * 0.2, h * 0.76],
        [w * 0.8, h * 0.76],
        [w * 0.86, h * 0.9],
        [w * 0.14, h * 0.9],
      ],
      PAPER,
    ) +
    poly(
      [
        [w * 0.14, h * 0.9],
        [w * 0.86, h * 0.9],
        [w * 0.84, h * 0.97],
        [w * 0.16, h * 0.97],
      ],
      tint(BLUE, 0.3),
    ) +
    place(bass(WOOD), w * 0.26, h * 0.84, h / 1220, 84) +
    times(
      5,
      (i) =>
        circle(w * (0.3 + i * 0.1), h * 0.875, 16, [RED, PAPER, MUSTARD][i % 3] ?? RED) +
        half(w * (0.3 + i * 0.1) + 20, h * 0.88, 14, 60, GREEN),
    ) +
    (options.count === 0 ? '' : candles)
  );
};
