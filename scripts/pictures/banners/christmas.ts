import { PALETTE as P } from '../palette.ts';
import { folkStar } from '../posters/elements/folk-star.ts';
import { spark } from '../posters/elements/spark.ts';
import { tulip } from '../posters/elements/tulip.ts';
import { circle, clip, half, place, poly, rect, times } from '../shapes.ts';
import { HEIGHT, WIDTH } from './size.ts';

/** Christmas concert: organ pipes growing into a fir under a star, before a low sun. */
export function christmas(): string {
  const pipes = times(13, (index) => {
    const rank = 6 - Math.abs(index - 6);
    const x = 800 + (index - 6) * 84 - 28;
    const top = 830 - rank * 88;
    const tone = index % 2 === 0 ? P.paper : P.blue;
    return (
      rect(x, top, 56, 1075 - top, tone) +
      rect(x, 962, 56, 12, P.green) +
      half(x + 28, 962, 17, -90, P.green) +
      poly(
        [
          [x, 1075],
          [x + 56, 1075],
          [x + 28, 1150],
        ],
        tone,
      )
    );
  });
  const frieze = times(5, (index) => {
    const x = index * 400;
    const [outer, inner] = index % 2 === 0 ? [P.red, P.mustard] : [P.mustard, P.red];
    return (
      half(x, 1400, 200, -90, outer) +
      half(x, 1400, 130, -90, P.paper) +
      tulip(x, 1390, 110, inner, outer) +
      poly(
        [
          [x + 200, 1190],
          [x + 262, 1252],
          [x + 200, 1314],
          [x + 138, 1252],
        ],
        P.paper,
      ) +
      poly(
        [
          [x + 200, 1222],
          [x + 230, 1252],
          [x + 200, 1282],
          [x + 170, 1252],
        ],
        P.green,
      )
    );
  });
  const violin = (x: number, turn: number): string =>
    place(
      x,
      640,
      circle(0, -96, 84, P.red) +
        circle(0, 84, 112, P.red) +
        rect(-58, -90, 116, 170, P.red) +
        circle(-96, -10, 45, P.green) +
        circle(96, -10, 45, P.green) +
        rect(-17, -420, 34, 360, P.ink) +
        poly(
          [
            [-17, 70],
            [17, 70],
            [9, 170],
            [-9, 170],
          ],
          P.ink,
        ) +
        rect(-40, 58, 80, 12, P.ink) +
        times(3, (index) => rect(-8 + index * 7, -400, 2.5, 460, P.paper)) +
        circle(0, -436, 26, P.ink),
      turn,
    );
  const snow = [
    [120, 190],
    [330, 110],
    [90, 470],
    [560, 180],
    [1480, 190],
    [1270, 110],
    [1510, 470],
    [1040, 180],
    [420, 360],
    [1180, 360],
  ].map(([x = 0, y = 0], index) => spark(x, y, index % 3 === 0 ? 46 : 26, index % 2 === 0 ? P.blue : P.paper));
  return (
    rect(0, 0, WIDTH, HEIGHT, P.green) +
    snow.join('') +
    circle(800, 690, 500, P.mustard) +
    clip(circle(800, 690, 500, '#000'), rect(0, 860, WIDTH, 600, P.red)) +
    violin(146, -8) +
    violin(1454, 8) +
    pipes +
    folkStar(800, 205, 185, P.paper, P.red) +
    rect(0, 1170, WIDTH, 300, P.ink) +
    frieze
  );
}
