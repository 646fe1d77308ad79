import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { AWNINGS } from '../scenery/awnings.ts';
import { bulbs, flagLines } from '../scenery/garlands.ts';
import { steam } from '../scenery/steam.ts';
import { tent } from '../scenery/tent.ts';
import { line, oval, path, place, times } from '../svg.ts';
import { DARK_WOOD, INK, MUSTARD, PALE_WOOD, PAPER, RED, shade } from '../tints.ts';
import { dark, grounds } from './grounds.ts';

/** Cook at a cauldron over a fire. */
export const cauldron: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const count = options.count ?? 1;
  const s = h * (count === 1 ? 0.12 : 0.085);
  const pot = (x: number, y: number, k: number): string =>
    line(
      [
        [x - k * 1.5, y],
        [x, y - k * 4.6],
      ],
      DARK_WOOD,
      k * 0.14,
    ) +
    line(
      [
        [x + k * 1.5, y],
        [x, y - k * 4.6],
      ],
      DARK_WOOD,
      k * 0.14,
    ) +
    line(
      [
        [x, y - k * 4.6],
        [x, y - k * 2],
      ],
      INK,
      k * 0.06,
    ) +
    path(
      `M${x} ${y - k * 1.25}Q${x + k * 0.6} ${y - k * 0.6} ${x + k * 0.3} ${y}H${x - k * 0.4}Q${x - k * 0.7} ${y - k * 0.5} ${x - k * 0.2} ${y - k * 0.9}Z`,
      RED,
    ) +
    path(
      `M${x + k * 0.05} ${y - k * 0.8}Q${x + k * 0.35} ${y - k * 0.3} ${x + k * 0.1} ${y}H${x - k * 0.2}Q${x - k * 0.3} ${y - k * 0.4} ${x + k * 0.05} ${y - k * 0.8}Z`,
      MUSTARD,
    ) +
    line(
      [
        [x - k * 0.9, y],
        [x + k * 0.8, y - k * 0.12],
      ],
      DARK_WOOD,
      k * 0.2,
    ) +
    path(
      `M${x - k * 1.1} ${y - k * 1.9}H${x + k * 1.1}Q${x + k * 1.15} ${y - k * 0.7} ${x} ${y - k * 0.7}Q${x - k * 1.15} ${y - k * 0.7} ${x - k * 1.1} ${y - k * 1.9}Z`,
      INK,
    ) +
    oval(x, y - k * 1.9, k * 1.1, k * 0.24, options.what === 'halusky' ? PAPER : shade(RED, 0.3)) +
    steam(x, y - k * 2.3, k);
  const cooks = Array.from({ length: count }, (_, i) => {
    const x = w * ((i + 0.5) / count);
    const y = h * (count === 1 ? 1.04 : 0.88 + (i % 2) * 0.05);
    const f = cast.vendor(random);
    const cook = (dx: number, stir: boolean): string =>
      person(
        {
          ...f,
          head: { ...cast.face(random), hat: random.pick(['chef', 'cap', 'straw']), hatColour: RED },
          hands: stir
            ? [
                [-60, -300],
                [180, -330],
              ]
            : [
                [-80, -290],
                [80, -300],
              ],
          over: stir
            ? line(
                [
                  [180, -400],
                  [210, -170],
                ],
                PALE_WOOD,
                12,
              )
            : '',
        },
        x + dx * s,
        y,
        s,
      );
    return (
      cook(-2.3, true) +
      pot(x, y, s) +
      (count === 1
        ? place(
            person(
              {
                ...cast.visitor(random),
                head: { ...cast.face(random), mood: 'open', look: -0.6 },
                hands: [
                  [-130, -360],
                  [80, -280],
                ],
                over: path('M-180 -380H-90Q-90 -320 -135 -320Q-180 -320 -180 -380Z', PAPER),
              },
              0,
              0,
              s,
            ),
            x + s * 2.9,
            y,
          )
        : cook(2, false))
    );
  }).join('');
  return (
    grounds(frame, 0.58) +
    (dark(frame) ? bulbs([0, h * 0.1], [w, h * 0.12], 16, h * 0.011) : flagLines(frame, [0.08, 0.05, 0.09], 10)) +
    times(3, (i) => tent(w * (0.14 + i * 0.36), h * 0.66, h * 0.055, AWNINGS[i] ?? RED)) +
    cooks
  );
};
