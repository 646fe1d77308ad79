import { print } from '../exhibitions/print.ts';
import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person, shadowAt } from '../people/person.ts';
import { terrazzo } from '../scenery/terrazzo.ts';
import { poly, rect, times } from '../svg.ts';
import { INK, MUSTARD, mix, PAPER, RED, shade, tint } from '../tints.ts';

/** Foyer with an exhibition and two visitors. */
export const foyerShow: Scene = (frame) => {
  const { w, h, random } = frame;
  const moods = ['red', 'green', 'mustard', 'blue', 'night'] as const;
  const pictures = times(5, (i) => {
    const pw = w * ([0.13, 0.1, 0.17, 0.1, 0.13][i] ?? 0.1);
    const ph = h * ([0.34, 0.26, 0.3, 0.36, 0.24][i] ?? 0.3);
    return print(
      frame,
      w * (0.05 + ([0, 0.18, 0.33, 0.55, 0.72][i] ?? 0)),
      h * 0.33 - ph / 2,
      pw,
      ph,
      moods[i] ?? 'red',
    );
  });
  const looker = (x: number, y: number, s: number, her: boolean): string => {
    const f = cast.visitor(random, her);
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...f,
          back: true,
          hands: her
            ? [
                [-36, -320],
                [30, -312],
              ]
            : [
                [-96, -280],
                [180, -500],
              ],
          elbows: her ? [-1, 1] : [-1, 0.3],
        },
        x,
        y,
        s,
      )
    );
  };
  return (
    rect(0, 0, w, h, tint(PAPER, 0.5)) +
    rect(0, h * 0.035, w, 9, INK) +
    times(
      6,
      (i) =>
        rect(w * (0.08 + i * 0.165), h * 0.04, 22, 34, INK) +
        poly(
          [
            [w * (0.08 + i * 0.165), h * 0.072],
            [w * (0.08 + i * 0.165) + 22, h * 0.072],
            [w * (0.08 + i * 0.165) + 120, h * 0.66],
            [w * (0.08 + i * 0.165) - 98, h * 0.66],
          ],
          tint(MUSTARD, 0.6),
          0.3,
        ),
    ) +
    pictures +
    terrazzo(frame, h * 0.68, mix(PAPER, INK, 0.13)) +
    rect(0, h * 0.67, w, 14, RED) +
    rect(w * 0.88, h * 0.2, w * 0.12, h * 0.48, shade(PAPER, 0.08)) +
    looker(w * 0.34, h * 0.93, h * 0.108, true) +
    looker(w * 0.62, h * 0.97, h * 0.115, false)
  );
};
