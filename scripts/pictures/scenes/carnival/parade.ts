import type { Scene } from '../frame.ts';
import { flakes } from '../scenery/flakes.ts';
import { lamp } from '../scenery/lamp.ts';
import { park } from '../scenery/park.ts';
import { weatherOf } from '../scenery/weather.ts';
import { yard } from '../scenery/yard.ts';
import { theatre } from '../stage/theatre.ts';
import { GREEN, MUSTARD, PAPER, RED } from '../tints.ts';
import { masker } from './masker.ts';

/** Carnival parade in the snow. */
export const parade: Scene = (frame) => {
  const { w, h, options } = frame;
  const names = options.cast ?? ['bear', 'accordion', 'straw', 'turon', 'devil'];
  const step = w / names.length;
  const s = Math.min(h * 0.1, step / 2.15);
  const ground =
    options.set === 'courtyard'
      ? yard(frame, weatherOf('snow'), 0.6)
      : options.set === 'hall'
        ? theatre(frame, 'quarters', h * 0.55, h * 1.05, [0.3, 0.7])
        : park(frame, weatherOf('snow'), 0.6);
  return (
    ground +
    names.map((n, i) => masker(frame, n, step * (i + 0.5), h * (0.9 + (i % 2) * 0.05), s)).join('') +
    (options.set === 'hall'
      ? flakes(frame, 60, [RED, MUSTARD, PAPER, GREEN], 9)
      : lamp(w * 0.03, h * 0.8, h * 0.09, false) + flakes(frame, 80, [PAPER], 9))
  );
};
