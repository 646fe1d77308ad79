import type { Scene } from '../frame.ts';
import { bigHand } from '../people/big-hand.ts';
import { backdrop } from '../stage/backdrop.ts';
import { box, circle, clip, place, rect, times } from '../svg.ts';
import { GREEN, INK, MUSTARD, mix, PAPER, RED, SKINS } from '../tints.ts';

/** Hands holding a programme, a ticket, or clapping over heads. */
export const programme: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const skin = random.pick(SKINS);
  const sleeve = random.pick([RED, GREEN, INK, MUSTARD]);
  const sheet = place(
    rect(-230, -330, 460, 640, PAPER) +
      clip(
        box(-230, -330, 460, 300),
        backdrop(
          { ...frame, mood: { ...mood, far: mood.motif, motif: mood.far } },
          options.set ?? 'arcs',
          -230,
          -330,
          460,
          300,
        ),
      ) +
      times(7, (i) =>
        rect(-190, 20 + i * 38, i % 3 === 2 ? 190 : 330 + (i % 2) * 40, i === 0 ? 22 : 9, i === 0 ? RED : INK),
      ),
    w * 0.5,
    h * 0.48,
    h / 1000,
    -6,
  );
  return (
    rect(0, 0, w, h, mood.side) +
    times(12, (i) =>
      circle(
        w * random.between(0, 1),
        h * random.between(0, 0.5),
        h * random.between(0.04, 0.09),
        i % 2 ? mood.far : mix(mood.side, mood.far, 0.5),
      ),
    ) +
    sheet +
    place(bigHand(skin, sleeve, 60), w * 0.29, h * 0.84, h / 900, 20) +
    place(bigHand(skin, sleeve, 60), w * 0.71, h * 0.82, h / 900, -20, true)
  );
};
