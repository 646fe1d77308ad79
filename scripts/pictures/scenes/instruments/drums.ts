import { circle, line, oval, path, place, rect, times } from '../svg.ts';
import { INK, MUSTARD, PAPER, RED, shade, tint } from '../tints.ts';
import { BRASS, STEEL } from './metals.ts';

/** Drum kit around a seated player; (0, 0) on the ground in the middle. */
export function drums(colour: string = RED): string {
  const cymbal = (x: number, y: number, turn: number): string =>
    line(
      [
        [x, y],
        [x * 0.86, -10],
      ],
      STEEL,
      6,
    ) + place(oval(0, 0, 86, 14, BRASS) + oval(0, -4, 20, 8, tint(BRASS, 0.4)), x, y, 1, turn);
  const tom = (x: number, y: number): string =>
    rect(x - 52, y, 104, 58, colour) +
    rect(x - 52, y + 22, 104, 8, shade(colour, 0.3)) +
    oval(x, y + 58, 52, 12, colour) +
    oval(x, y, 54, 14, PAPER);
  const kick =
    circle(0, -112, 112, shade(colour, 0.35)) +
    circle(0, -112, 100, PAPER) +
    circle(0, -112, 74, colour) +
    emblem(0, -112);
  return (
    cymbal(-215, -380, -12) +
    cymbal(215, -400, 10) +
    line(
      [
        [-200, -230],
        [-210, 0],
      ],
      STEEL,
      8,
    ) +
    rect(-254, -246, 104, 34, STEEL) +
    oval(-202, -246, 52, 13, PAPER) +
    rect(140, -210, 120, 150, colour) +
    oval(200, -210, 60, 15, PAPER) +
    rect(140, -150, 120, 10, shade(colour, 0.3)) +
    kick +
    tom(-70, -296) +
    tom(70, -296)
  );
}

/** Emblem on a drum head. */
function emblem(x: number, y: number): string {
  return (
    path(`M${x - 48} ${y}A48 48 0 0 1 ${x + 48} ${y}Z`, MUSTARD) +
    path(`M${x - 30} ${y}A30 30 0 0 0 ${x + 30} ${y}Z`, INK)
  );
}

/** Tambourine or small drum. */
export function drumHead(r: number, colour: string = RED): string {
  return (
    circle(0, 0, r, colour) +
    circle(0, 0, r * 0.82, PAPER) +
    times(6, (i) => circle(Math.cos(i) * r * 0.91, Math.sin(i) * r * 0.91, r * 0.09, MUSTARD))
  );
}
