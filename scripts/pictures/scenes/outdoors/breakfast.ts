import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { park } from '../scenery/park.ts';
import { tree } from '../scenery/tree.ts';
import { weatherOf } from '../scenery/weather.ts';
import { circle, curve, line, oval, path, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, MUSTARD, mix, PAPER, RED, WOOD } from '../tints.ts';

/** Breakfast around one long striped blanket. */
export const breakfast: Scene = (frame) => {
  const { w, h, random } = frame;
  const weather = weatherOf('noon');
  const sitter = (x: number, y: number, s: number, back: boolean): string => {
    const f = cast.visitor(random);
    return person(
      {
        ...f,
        back,
        seat: 160,
        head: { ...f.head, hat: 'straw' },
        hands: [
          [-96, -190],
          [96, -210],
        ],
        knees: [
          [-112, -96],
          [112, -96],
        ],
        feet: [
          [46, -16],
          [-46, -16],
        ],
        bottom: { kind: 'trousers', colour: f.bottom.colour },
      },
      x,
      y,
      s,
    );
  };
  const stripes = times(15, (i) =>
    poly(
      [
        [w * (0.1 + (i * 0.8) / 15), h * 0.68],
        [w * (0.1 + ((i + 1) * 0.8) / 15), h * 0.68],
        [w * (-0.04 + ((i + 1) * 1.08) / 15), h * 0.88],
        [w * (-0.04 + (i * 1.08) / 15), h * 0.88],
      ],
      i % 2 ? PAPER : RED,
    ),
  );
  const jug = (x: number, y: number, s: number, c: string): string =>
    path(
      `M${x - s * 0.4} ${y}Q${x - s * 0.6} ${y - s * 0.8} ${x - s * 0.26} ${y - s * 1.05}V${y - s * 1.4}H${x + s * 0.26}V${y - s * 1.05}Q${x + s * 0.6} ${y - s * 0.8} ${x + s * 0.4} ${y}Z`,
      c,
    ) +
    curve(`M${x + s * 0.3} ${y - s * 1.3}Q${x + s * 0.9} ${y - s} ${x + s * 0.44} ${y - s * 0.4}`, c, s * 0.13) +
    rect(x - s * 0.5, y - s * 0.62, s, s * 0.14, PAPER);
  const bread = (x: number, y: number, s: number): string =>
    oval(x, y - s * 0.3, s * 0.8, s * 0.42, mix(MUSTARD, WOOD, 0.5)) +
    times(3, (i) =>
      line(
        [
          [x - s * 0.4 + i * s * 0.34, y - s * 0.5],
          [x - s * 0.24 + i * s * 0.34, y - s * 0.2],
        ],
        PAPER,
        s * 0.07,
      ),
    );
  return (
    park(frame, weather, 0.5) +
    tree(w * 0.08, h * 0.62, h * 0.15, weather.leaf, random) +
    tree(w * 0.93, h * 0.62, h * 0.17, weather.leaf, random) +
    times(6, (i) => sitter(w * (0.15 + i * 0.14), h * 0.74, h * 0.078, false)) +
    stripes +
    times(9, (i) => {
      const x = w * (0.1 + i * 0.1);
      const y = h * (0.77 + (i % 2) * 0.07);
      return i % 3 === 0
        ? jug(x, y, h * 0.06, [GREEN, MUSTARD, BLUE][(i / 3) % 3] ?? GREEN)
        : i % 3 === 1
          ? bread(x, y, h * 0.06)
          : oval(x, y, h * 0.06, h * 0.02, PAPER) +
            times(3, (j) => circle(x - 30 + j * 28, y - 14, 16, [RED, MUSTARD, GREEN][j] ?? RED));
    }) +
    times(5, (i) => sitter(w * (0.1 + i * 0.2), h * 1.16, h * 0.105, true))
  );
};
