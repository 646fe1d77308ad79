import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import { performer } from '../people/performer.ts';
import { shadowAt } from '../people/person.ts';
import { audience } from '../stage/audience.ts';
import { theatre } from '../stage/theatre.ts';

/** Musicians on the stage of the hall with the audience in front. */
export const band: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const names = options.cast ?? ['violin', 'accordion', 'bass'];
  const [back, front] = [h * 0.58, h * 0.76];
  const s = Math.min(h * 0.078, (w * 0.74) / (names.length * 2.35));
  const step = (w * 0.72) / names.length;
  const players = names.map((name, i) => {
    const x = w * 0.14 + step * (i + 0.5) + (name === 'piano' ? -s * 1.2 : 0);
    const y = back + (front - back) * (i % 2 ? 0.42 : 0.72);
    return { y, art: shadowAt(x, y, s) + musician(name, performer(frame), x, y, s, random) };
  });
  players.sort((a, b) => a.y - b.y);
  const lit = names.map((_, i) => 0.14 + (0.72 * (i + 0.5)) / names.length).filter((_, i) => i % 2 === 0);
  return (
    theatre(frame, options.set ?? 'sun', back, front, lit) +
    players.map((p) => p.art).join('') +
    (options.count === 0 ? '' : audience(frame, h * 0.86, options.count ?? 2, h * 0.1))
  );
};
