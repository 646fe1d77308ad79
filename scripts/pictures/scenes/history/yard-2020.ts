import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { walker } from '../people/walker.ts';
import { bunting } from '../scenery/garlands.ts';
import { tree } from '../scenery/tree.ts';
import { box, circle, clip, path, place, poly, rect, times } from '../svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PAPER, RED, shade, tint } from '../tints.ts';

/** 2020: trio on a flatbed between blocks, listeners on balconies. */
export const yard2020: Scene = (frame) => {
  const { w, h, random } = frame;
  const colours = [RED, MUSTARD, GREEN, BLUE];
  const facade = (x: number, bw: number, ground: string, shift: number): string =>
    rect(x, 0, bw, h * 0.74, ground) +
    times(12, (i) => {
      const [c, r] = [i % 3, Math.floor(i / 3)];
      const bx = x + bw * (0.05 + c * 0.32);
      const by = h * (0.03 + r * 0.18);
      const f = cast.visitor(random);
      const who = random.chance(0.72)
        ? clip(
            box(bx - 20, by - 40, bw * 0.28 + 40, h * 0.105 + 40),
            place(
              person(
                {
                  ...f,
                  hands: random.chance(0.5)
                    ? [
                        [-16, -404],
                        [14, -398],
                      ]
                    : [
                        [-70, -330],
                        [70, -330],
                      ],
                },
                0,
                0,
                h * 0.046,
              ),
              bx + bw * 0.14,
              by + h * 0.285,
            ),
          )
        : '';
      return (
        rect(bx, by, bw * 0.27, h * 0.1, mix(INK, BLUE, 0.35)) +
        rect(bx + bw * 0.16, by, bw * 0.11, h * 0.1, tint(BLUE, 0.3)) +
        who +
        rect(bx - 8, by + h * 0.085, bw * 0.27 + 16, h * 0.06, colours[(i + shift) % 4] ?? RED) +
        rect(bx - 12, by + h * 0.145, bw * 0.27 + 24, h * 0.012, shade(ground, 0.25))
      );
    });
  const truck =
    rect(w * 0.26, h * 0.775, w * 0.5, h * 0.035, DARK_WOOD) +
    rect(w * 0.26, h * 0.81, w * 0.5, h * 0.03, RED) +
    path(`M${w * 0.77} ${h * 0.84}V${h * 0.64}H${w * 0.85}L${w * 0.9} ${h * 0.73}V${h * 0.84}Z`, RED) +
    poly(
      [
        [w * 0.79, h * 0.66],
        [w * 0.845, h * 0.66],
        [w * 0.882, h * 0.73],
        [w * 0.79, h * 0.73],
      ],
      tint(BLUE, 0.2),
    ) +
    [0.34, 0.66, 0.84]
      .map((k) => circle(w * k, h * 0.86, h * 0.043, INK) + circle(w * k, h * 0.86, h * 0.018, PAPER))
      .join('') +
    bunting([w * 0.26, h * 0.745], [w * 0.76, h * 0.745], 13, h * 0.03);
  const trio = ['violin', 'bass', 'accordion']
    .map((n, i) => musician(n, cast.visitor(random), w * (0.35 + i * 0.15), h * 0.778, h * 0.056, random))
    .join('');
  return (
    rect(0, 0, w, h, tint(BLUE, 0.35)) +
    rect(0, h * 0.72, w, h * 0.3, mix(GREEN, MUSTARD, 0.35)) +
    facade(-w * 0.02, w * 0.4, tint(MUSTARD, 0.6), 0) +
    facade(w * 0.62, w * 0.4, tint(PAPER, 0.2), 2) +
    tree(w * 0.5, h * 0.72, h * 0.15, GREEN, random) +
    rect(0, h * 0.86, w, h * 0.14, mix(INK, PAPER, 0.45)) +
    truck +
    trio +
    times(2, (i) => walker(frame, w * (0.08 + i * 0.1), h * 0.99, h * 0.058))
  );
};
