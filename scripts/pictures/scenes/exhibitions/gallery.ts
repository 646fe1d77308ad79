import type { Scene } from '../frame.ts';
import { terrazzo } from '../scenery/terrazzo.ts';
import { poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, type MoodName, mix, PAPER, RED, tint } from '../tints.ts';
import { looker } from './looker.ts';
import { print } from './print.ts';

/** A wall of pictures with visitors from behind. */
export const gallery: Scene = (frame) => {
  const { w, h, random, options, mood } = frame;
  const poster = options.what === 'posters';
  const wallColour =
    options.set === 'red' ? RED : options.set === 'blue' ? BLUE : options.set === 'green' ? GREEN : tint(PAPER, 0.2);
  const wall =
    rect(0, 0, w, h, wallColour) +
    rect(0, h * 0.03, w, 9, INK) +
    times(
      6,
      (i) =>
        rect(w * (0.1 + i * 0.16), h * 0.035, 22, 34, INK) +
        poly(
          [
            [w * (0.1 + i * 0.16), h * 0.07],
            [w * (0.1 + i * 0.16) + 22, h * 0.07],
            [w * (0.1 + i * 0.16) + 120, h * 0.66],
            [w * (0.1 + i * 0.16) - 98, h * 0.66],
          ],
          PAPER,
          0.16,
        ),
    );
  const count = options.count ?? 4;
  const names: MoodName[] =
    options.set === 'red'
      ? ['red', 'wine', 'mustard', 'ink']
      : options.set === 'blue'
        ? ['blue', 'night', 'paper', 'blue']
        : options.set === 'green'
          ? ['green', 'paper', 'mustard', 'green']
          : ['red', 'green', 'mustard', 'blue', 'night', 'wine'];
  const step = (w * 0.92) / count;
  const pictures = times(count, (i) => {
    const ph = h * (poster ? 0.42 : random.between(0.28, 0.4));
    const pw = poster ? ph * 0.72 : Math.min(step * 0.8, ph * random.between(0.75, 1.3));
    return print(
      frame,
      w * 0.04 + step * (i + 0.5) - pw / 2,
      h * 0.34 - ph / 2,
      pw,
      ph,
      names[i % names.length] ?? 'red',
      poster,
    );
  });
  const floor = terrazzo(frame, h * 0.7, mix(PAPER, INK, 0.14)) + rect(0, h * 0.69, w, 12, mood.near);
  const people = times(random.int(2, 4), (i) =>
    looker(
      frame,
      w * (0.16 + i * 0.24 + random.between(-0.05, 0.05)),
      h * (0.86 + (i % 2) * 0.12),
      h * (0.088 + (i % 2) * 0.022),
    ),
  );
  return wall + pictures + floor + people;
};
