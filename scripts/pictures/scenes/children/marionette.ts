import type { Scene } from '../frame.ts';
import { bigHand } from '../people/big-hand.ts';
import { backdrop } from '../stage/backdrop.ts';
import { boards } from '../stage/theatre.ts';
import { circle, oval, place } from '../svg.ts';
import { INK, MUSTARD, PAPER, SKINS } from '../tints.ts';
import { puppet } from './puppets/puppet.ts';

/** One puppet large, led by hands from above. */
export const marionette: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const kinds = options.cast ?? ['dog'];
  const tall = h > w;
  const skin = random.pick(SKINS);
  return (
    backdrop(frame, options.set ?? 'houses', 0, 0, w, h * 0.82) +
    circle(w * 0.5, h * 0.5, h * (tall ? 0.29 : 0.42), mood.motif === PAPER ? MUSTARD : mood.motif) +
    boards(frame, h * 0.8, h, w * 0.1) +
    kinds
      .map((k, i) => {
        const x = w * ((i + 0.5) / kinds.length);
        const s = h / (kinds.length > 1 ? 820 : tall ? 920 : 690);
        return (
          oval(x, h * 0.86, s * 150, s * 16, INK, 0.3) +
          place(puppet(k), x, h * 0.86 - s * 130, s, random.between(-6, 6), i % 2 === 1) +
          (options.count === 1 ? place(bigHand(skin, INK, 70), x, h * 0.86 - s * 580, h / 1500, 180) : '')
        );
      })
      .join('')
  );
};
