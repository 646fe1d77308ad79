import type { Scene } from '../frame.ts';
import { walker } from '../people/walker.ts';
import { block } from '../scenery/block.ts';
import { flakes } from '../scenery/flakes.ts';
import { bunting } from '../scenery/garlands.ts';
import { weatherOf } from '../scenery/weather.ts';
import { rect, times } from '../svg.ts';
import { BLUE, INK, MUSTARD, mix, PAPER, RED } from '../tints.ts';
import { dark, grounds } from './grounds.ts';
import { marcher } from './marcher.ts';

/** Procession in costume along the street with flags or instruments. */
export const procession: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const names = options.cast ?? ['flag', 'walk', 'accordion', 'walk', 'violin', 'walk'];
  const step = (w * 1.02) / names.length;
  const s = Math.min(h * 0.095, step / 1.9);
  const people = names.map((name, i) => {
    const x = step * (i + 0.5) - w * 0.01;
    const y = h * (0.9 + (i % 2) * 0.05);
    return marcher(frame, name, x, y, s, i);
  });
  const blocksRow =
    options.set === 'courtyard' || options.set === 'courtyard snow'
      ? ''
      : times(4, (i) =>
          block(
            w * (i * 0.27 - 0.04),
            h * 0.62,
            w * 0.21,
            h * random.between(0.3, 0.5),
            mix(weatherOf(options.set).far, [PAPER, MUSTARD, RED, BLUE][i] ?? PAPER, 0.5),
            random,
            dark(frame),
          ),
        );
  return (
    grounds(frame, 0.62) +
    blocksRow +
    rect(
      0,
      h * 0.62,
      w,
      h * 0.4,
      options.set === 'snow' || options.set === 'courtyard snow' ? PAPER : mix(INK, PAPER, 0.55),
    ) +
    (options.set?.includes('snow') ? '' : times(5, (i) => rect(w * (i * 0.22), h * 0.97, w * 0.12, h * 0.014, PAPER))) +
    times(9, (i) => walker({ ...frame, options: {} }, w * (0.05 + i * 0.115), h * 0.68, h * 0.048)) +
    (options.set?.includes('snow') ? '' : bunting([0, h * 0.1], [w, h * 0.12], 18, h * 0.045)) +
    people.join('') +
    (options.set?.includes('snow') ? flakes(frame, 60, [PAPER], 8) : '')
  );
};
