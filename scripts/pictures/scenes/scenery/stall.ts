import type { Random } from '../../random.ts';
import { circle, half, line, oval, path, pill, place, rect, times } from '../svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PAPER, RED, shade, tint, WOOD } from '../tints.ts';

const COUNTER =
  rect(-165, -140, 330, 140, WOOD) +
  rect(-170, -150, 340, 16, tint(WOOD, 0.35)) +
  times(6, (i) => rect(-165 + i * 56, -134, 4, 134, shade(WOOD, 0.25)));

/** Market stall with awning; (x, y) is the ground in the middle. */
export function stall(
  x: number,
  y: number,
  s: number,
  colour: string,
  goods: string,
  random: Random,
  sign = '',
): string {
  const posts = rect(-150, -330, 12, 330, DARK_WOOD) + rect(138, -330, 12, 330, DARK_WOOD);
  const awning = times(8, (i) =>
    path(
      `M${-188 + i * 47} -300L${-150 + i * 37.5} -400H${-150 + (i + 1) * 37.5}L${-188 + (i + 1) * 47} -300A23.5 22 0 0 1 ${-188 + i * 47} -300Z`,
      i % 2 ? PAPER : colour,
    ),
  );
  const item = (i: number): string => {
    const gx = -140 + i * 40;
    if (goods === 'pots')
      return path(
        `M${gx - 14} -150Q${gx - 24} -184 ${gx - 8} -192V-204H${gx + 8}V-192Q${gx + 24} -184 ${gx + 14} -150Z`,
        random.pick([RED, MUSTARD, BLUE, PAPER, GREEN]),
      );
    if (goods === 'bread')
      return (
        oval(gx, -162, 21, 13, mix(MUSTARD, WOOD, 0.4)) +
        line(
          [
            [gx - 8, -168],
            [gx + 2, -158],
          ],
          PAPER,
          3,
        )
      );
    if (goods === 'herbs')
      return (
        half(gx, -164, 18, 0, GREEN) +
        circle(gx - 6, -180, 8, mix(GREEN, MUSTARD, 0.5)) +
        rect(gx - 12, -166, 24, 16, RED)
      );
    if (goods === 'jars')
      return (
        pill(gx - 13, -188, 26, 38, 6, random.pick([MUSTARD, RED, tint(MUSTARD, 0.3)])) +
        rect(gx - 14, -196, 28, 11, PAPER)
      );
    if (goods === 'hearts')
      return (
        path(
          `M${gx} -152C${gx - 30} -172 ${gx - 18} -200 ${gx} -186C${gx + 18} -200 ${gx + 30} -172 ${gx} -152Z`,
          RED,
        ) + circle(gx, -174, 4, PAPER)
      );
    if (goods === 'books')
      return rect(gx - 16, -194, 11, 44, RED) + rect(gx - 4, -186, 10, 36, GREEN) + rect(gx + 7, -198, 12, 48, MUSTARD);
    if (goods === 'cups')
      return path(
        `M${gx - 11} -186H${gx + 11}L${gx + 8} -150H${gx - 8}Z`,
        random.pick([MUSTARD, tint(RED, 0.2), PAPER]),
      );
    return (
      circle(gx, -166, 16, random.pick([RED, MUSTARD, mix(GREEN, MUSTARD, 0.4)])) +
      line(
        [
          [gx, -180],
          [gx + 4, -190],
        ],
        DARK_WOOD,
        3,
      )
    );
  };
  const board =
    sign === ''
      ? ''
      : rect(-92, -292, 184, 44, PAPER) +
        `<text x="0" y="-260" font-family="Bricolage Grotesque" font-weight="800" font-size="31" text-anchor="middle" fill="${INK}">${sign}</text>`;
  return place(
    posts + rect(-150, -330, 300, 200, shade(colour, 0.62)) + COUNTER + times(8, item) + awning + board,
    x,
    y,
    s / 100,
  );
}

/** Front part of a stall drawn over its keeper. */
export function counter(x: number, y: number, s: number): string {
  return place(COUNTER, x, y, s / 100);
}
