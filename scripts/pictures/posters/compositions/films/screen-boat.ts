import { circle, clip, poly, rect } from '../../../shapes.ts';
import { waves } from '../../elements/waves.ts';
import { type Composition, square } from '../../figure.ts';
import { audience } from './audience.ts';

/** Screen with a paper boat in front of an audience. */
export const screenBoat: Composition = (f) =>
  square(
    f,
    rect(70, 70, 860, 560, f.a) +
      clip(
        rect(70, 70, 860, 560, '#000'),
        circle(730, 230, 90, f.c) +
          poly(
            [
              [470, 160],
              [620, 380],
              [320, 380],
            ],
            f.b,
          ) +
          poly(
            [
              [470, 160],
              [620, 380],
              [470, 380],
            ],
            f.c,
          ) +
          poly(
            [
              [240, 380],
              [700, 380],
              [600, 500],
              [340, 500],
            ],
            f.b,
          ) +
          waves(520, 50, f.ground, 20),
      ) +
      rect(180, 630, 30, 400, f.a) +
      rect(790, 630, 30, 400, f.a) +
      audience(800, 70, f.b),
    'bottom',
  );
