import type { Scene } from '../frame.ts';
import { bass as bassBody } from '../instruments/bass.ts';
import { bow, violin } from '../instruments/violin.ts';
import { bigHand } from '../people/big-hand.ts';
import { circle, place, poly, rect } from '../svg.ts';
import { PAPER, SKINS, WOOD } from '../tints.ts';

/** Hand on the fingerboard of a violin or a bass. */
export const fingers: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const skin = random.pick(SKINS);
  const low = options.what === 'bass';
  const ground =
    rect(0, 0, w, h, mood.far) +
    circle(w * random.between(0.2, 0.8), h * random.between(0.2, 0.5), h * 0.4, mood.motif) +
    poly(
      [
        [0, h * 0.8],
        [w, h * 0.62],
        [w, h],
        [0, h],
      ],
      mood.side,
    );
  const instrument = low
    ? place(bassBody(WOOD), w * 0.15, h * 1.66, h / 330, 24)
    : place(violin(WOOD), -w * 0.12, h * 0.86, h / 128, -14);
  const bowPart = low ? '' : place(bow(300), w * 0.02, h * 0.16, h / 190, 26);
  const hand = low
    ? place(bigHand(skin, options.set ?? PAPER, 30), w * 0.66, h * 0.5, h / 860, -62)
    : place(bigHand(skin, options.set ?? PAPER, 40), w * 0.79, h * 0.52, h / 780, -22);
  return ground + instrument + bowPart + hand;
};
