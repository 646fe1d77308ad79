import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { stars } from '../scenery/stars.ts';
import { backdrop } from '../stage/backdrop.ts';
import { box, circle, clip, place, poly, rect } from '../svg.ts';
import { GREEN, INK, MUSTARD, mix, NIGHT, PAPER, shade, tint } from '../tints.ts';

/** Film screen or light show on a wall with viewers on the grass. */
export const screening: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const film =
    options.what === 'mosaic'
      ? backdrop({ ...frame, mood: frame.mood }, 'quarters', w * 0.22, h * 0.12, w * 0.56, h * 0.46)
      : rect(w * 0.22, h * 0.12, w * 0.56, h * 0.46, PAPER) +
        circle(w * 0.5, h * 0.38, h * 0.15, INK) +
        rect(w * 0.22, h * 0.46, w * 0.56, h * 0.12, '#8b8680') +
        place(
          person(
            {
              ...cast.visitor(random),
              head: { skin: '#d9d4ca', hair: INK, style: 'bob', mood: 'calm', hat: 'felt', hatColour: '#55504b' },
              top: { kind: 'coat', colour: '#55504b', trim: PAPER },
            },
            0,
            0,
            h * 0.07,
          ),
          w * 0.62,
          h * 0.6,
        );
  return (
    rect(0, 0, w, h, NIGHT) +
    stars(frame, 30, 0.5, 2.2) +
    rect(w * 0.1, h * 0.06, w * 0.8, h * 0.62, mix(NIGHT, PAPER, 0.16)) +
    clip(box(w * 0.22, h * 0.12, w * 0.56, h * 0.46), film) +
    poly(
      [
        [w * 0.5, h],
        [w * 0.22, h * 0.12],
        [w * 0.78, h * 0.12],
      ],
      tint(MUSTARD, 0.6),
      0.1,
    ) +
    rect(0, h * 0.66, w, h * 0.34, shade(GREEN, 0.65)) +
    Array.from({ length: 14 }, (_, i) =>
      person(
        {
          ...cast.visitor(random),
          back: true,
          seat: 160,
          knees: [
            [-100, -90],
            [100, -90],
          ],
          feet: [
            [30, -16],
            [-30, -16],
          ],
        },
        w * (0.06 + (i % 7) * 0.145 + (i > 6 ? 0.06 : 0)),
        h * (i > 6 ? 1.1 : 0.92),
        h * (i > 6 ? 0.1 : 0.07),
      ),
    ).join('')
  );
};
