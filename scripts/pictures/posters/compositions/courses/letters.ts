import { circle, clip, poly } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Two speech bubbles with letters in them. */
export const letters: Composition = (f) => {
  const letter = (x: number, y: number, size: number, text: string, tone: string): string =>
    `<text x="${x}" y="${y}" font-family="Bricolage Grotesque" font-weight="800" font-size="${size}" text-anchor="middle" fill="${tone}">${text}</text>`;
  return square(
    f,
    circle(340, 390, 310, f.a) +
      poly(
        [
          [160, 590],
          [350, 660],
          [110, 860],
        ],
        f.a,
      ) +
      circle(660, 560, 310, f.b) +
      poly(
        [
          [840, 750],
          [640, 850],
          [900, 1040],
        ],
        f.b,
      ) +
      clip(circle(340, 390, 310, '#000'), circle(660, 560, 310, f.c)) +
      letter(230, 430, 290, 'á', f.ground) +
      letter(500, 560, 260, 'ľ', f.ground) +
      letter(780, 680, 290, 'ô', f.ground),
  );
};
