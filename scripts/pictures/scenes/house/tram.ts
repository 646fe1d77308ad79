import { circle, line, path, place, rect, text, times } from '../svg.ts';
import { BLUE, INK, MUSTARD, PAPER, RED, shade, tint } from '../tints.ts';

/** Red tram from the side, front to the left; 560 wide, on the rails at y = 0. */
export function tram(x: number, y: number, scale: number, lit: boolean): string {
  const pane = lit ? tint(MUSTARD, 0.25) : tint(BLUE, 0.2);
  return place(
    rect(-290, -14, 580, 8, INK) +
      times(4, (i) => circle([-190, -130, 130, 190][i] ?? 0, -18, 18, INK)) +
      path('M-280 -30V-150Q-274 -200 -230 -200H270Q282 -200 282 -188V-30Z', RED) +
      rect(-280, -84, 562, 14, PAPER) +
      rect(-262, -180, 70, 82, pane) +
      times(
        7,
        (i) =>
          rect(-174 + i * 64, -180, 52, 82, pane) +
          (i % 3 === 1 ? circle(-148 + i * 64, -130, 15, INK) + rect(-164 + i * 64, -116, 32, 18, INK) : ''),
      ) +
      rect(-48, -180, 54, 148, shade(RED, 0.35)) +
      rect(-42, -172, 20, 132, pane) +
      rect(-18, -172, 20, 132, pane) +
      rect(-250, -226, 92, 26, INK) +
      text(-206, -206, '4 RIVIÉRA', 18, MUSTARD, { anchor: 'middle' }) +
      circle(-264, -58, 10, PAPER) +
      line(
        [
          [20, -200],
          [60, -250],
          [100, -200],
        ],
        INK,
        5,
      ) +
      line(
        [
          [30, -252],
          [90, -252],
        ],
        INK,
        6,
      ),
    x,
    y,
    scale,
  );
}
