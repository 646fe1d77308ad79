import * as cast from './cast.ts';
import { type Figure, person, shadowAt } from './figure.ts';
import type { Scene } from './frame.ts';
import { cauldron } from './outdoor-scenes.ts';
import { bunting, counter, park, stall, steam, tent, weatherOf, yard } from './outdoors.ts';
import { theatre } from './stage.ts';
import { circle, half, line, oval, path, pill, place, poly, rect, times } from './svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, PALE_WOOD, PAPER, RED, shade, tint, WOOD } from './tints.ts';

/** Courtyard with stalls, garlands and a long table full of guests. */
export const feast: Scene = (frame) => {
  const { w, h, random } = frame;
  const row = [RED, GREEN, MUSTARD].map((colour, i) => {
    const [x, y, s] = [w * (0.17 + i * 0.33), h * 0.64, h * 0.108];
    const keeper = { ...cast.visitor(random), top: { kind: 'apron', colour: PAPER, trim: RED } };
    return (
      stall(x, y, s, colour, 'fruit', random, ['LOKŠE', 'MED', 'PERNÍKY'][i]) +
      person(keeper, x, y + s * 0.4, s * 0.62) +
      counter(x, y, s)
    );
  });
  const behind = times(9, (i) => {
    const f = i % 3 === 1 ? cast.folk(random) : random.chance(0.2) ? cast.child(random) : cast.visitor(random);
    return person(
      {
        ...f,
        hands: [
          [-60, -340],
          [random.between(60, 120), -360],
        ],
      },
      w * (0.06 + i * 0.112),
      h * 0.99,
      h * 0.074,
    );
  });
  const dishes = times(15, (i) => {
    const [x, y, k] = [w * (0.03 + i * 0.068), h * (0.8 + (i % 2) * 0.06), h * 0.032];
    if (i % 3 === 0)
      return (
        rect(x - k * 0.4, y - k * 1.9, k * 0.8, k * 1.9, tint(BLUE, 0.3)) +
        rect(x - k * 0.4, y - k * 1.2, k * 0.8, k * 1.2, i % 2 ? MUSTARD : RED)
      );
    if (i % 3 === 1)
      return (
        oval(x, y, k * 1.5, k * 0.45, BLUE) +
        half(x, y, k * 1.1, 0, WOOD) +
        times(3, (j) => circle(x - k * 0.4 + j * k * 0.4, y - k * 0.5, k * 0.13, RED))
      );
    return (
      oval(x, y, k * 1.2, k * 0.38, shade(PAPER, 0.2)) +
      oval(x, y - 4, k * 0.9, k * 0.26, PAPER) +
      circle(x, y - k * 0.2, k * 0.3, GREEN)
    );
  });
  const table =
    poly(
      [
        [0, h * 0.745],
        [w, h * 0.745],
        [w, h * 0.9],
        [0, h * 0.9],
      ],
      PAPER,
    ) +
    rect(0, h * 0.745, w, 9, RED) +
    rect(0, h * 0.88, w, h * 0.08, tint(BLUE, 0.35)) +
    times(20, (i) =>
      poly(
        [
          [w * i * 0.05, h * 0.88],
          [w * (i * 0.05 + 0.05), h * 0.88],
          [w * (i * 0.05 + 0.025), h * 0.92],
        ],
        RED,
      ),
    );
  const front = times(6, (i) =>
    person({ ...cast.visitor(random), back: true, seat: 120 }, w * (0.08 + i * 0.168), h * 1.4, h * 0.105),
  );
  return (
    yard(frame, weatherOf('yard'), 0.54) +
    bunting([0, h * 0.06], [w * 0.5, h * 0.04], 10, h * 0.05) +
    bunting([w * 0.5, h * 0.04], [w, h * 0.07], 10, h * 0.05) +
    row.join('') +
    behind +
    table +
    dishes +
    front
  );
};

/** Four folk couples in a ring, skirts as half discs. */
export const fourPairs: Scene = (frame) => {
  const { w, h, random } = frame;
  const skirts = [MUSTARD, RED, GREEN, BLUE];
  const spots = [
    [0.37, 0.71, 0.068],
    [0.65, 0.71, 0.068],
    [0.2, 0.94, 0.084],
    [0.81, 0.94, 0.084],
  ] as const;
  const pairs = spots.map(([px, py, k], i) => {
    const [x, y, s] = [w * px, h * py, h * k];
    const colour = skirts[i] ?? RED;
    const her = cast.folk(random, true);
    const him = cast.folk(random, false);
    const wheel =
      half(0, -170, 205, 0, colour) +
      rect(-205, -186, 410, 16, PAPER) +
      rect(-194, -214, 388, 9, i === 0 ? RED : MUSTARD) +
      times(5, (j) =>
        line(
          [
            [0, -365],
            [-150 + j * 75, -222],
          ],
          shade(colour, 0.2),
          7,
        ),
      );
    const woman: Figure = {
      ...her,
      head: { ...her.head, look: -0.5, mood: 'open' },
      bottom: { kind: 'skirt', colour },
      hands: [
        [-160, -540],
        [150, -560],
      ],
      elbows: [-0.5, 0.5],
    };
    const man: Figure = {
      ...him,
      head: { ...him.head, look: 0.5 },
      hands: [
        [-120, -330],
        [150, -560],
      ],
      elbows: [-1, 0.5],
      feet: [
        [-60, -14],
        [80, -50],
      ],
    };
    return (
      shadowAt(x, y, s * 1.7) +
      person({ ...woman, bottom: { kind: 'boots', colour: PAPER }, shoes: INK, prop: wheel }, x + s * 1.25, y, s) +
      person(man, x - s * 1.25, y, s)
    );
  });
  return (
    theatre(frame, 'folk', h * 0.56, h * 1.1, [0.3, 0.5, 0.7]) +
    oval(w * 0.5, h * 0.84, w * 0.33, h * 0.1, MUSTARD, 0.25) +
    pairs.join('')
  );
};

/** Cooking contest with a bowl and a wooden spoon in the foreground. */
export const cookOff: Scene = (frame) => {
  const { w, h } = frame;
  const bowl =
    path(
      `M${w * 0.32} ${h * 0.86}H${w * 0.68}Q${w * 0.66} ${h * 1.06} ${w * 0.5} ${h * 1.08}Q${w * 0.34} ${h * 1.06} ${w * 0.32} ${h * 0.86}Z`,
      RED,
    ) +
    times(9, (i) => half(w * (0.345 + i * 0.039), h * 0.925, w * 0.0165, 180, i % 2 ? MUSTARD : PAPER)) +
    oval(w * 0.5, h * 0.86, w * 0.18, h * 0.042, shade(RED, 0.3)) +
    oval(w * 0.5, h * 0.858, w * 0.165, h * 0.034, PAPER) +
    times(22, (i) =>
      pill(
        w * (0.36 + ((i * 0.37) % 1) * 0.26),
        h * (0.838 + ((i * 0.61) % 1) * 0.03),
        40,
        22,
        11,
        i % 4 ? tint(MUSTARD, 0.75) : MUSTARD,
      ),
    ) +
    line(
      [
        [w * 0.56, h * 0.86],
        [w * 0.68, h * 0.7],
      ],
      PALE_WOOD,
      24,
    ) +
    place(oval(0, 0, 54, 36, PALE_WOOD), w * 0.69, h * 0.685, 1, -52) +
    steam(w * 0.46, h * 0.82, h * 0.06);
  return cauldron(frame) + rect(0, h * 0.95, w, h * 0.05, DARK_WOOD) + bowl;
};

/** A fencer shows children with wooden swords the basic stance. */
export const fencingSchool: Scene = (frame) => {
  const { w, h, random } = frame;
  const master = cast.noble(random, false);
  const sword = (wood: boolean): string =>
    line(
      [
        [0, 0],
        [wood ? 190 : 300, 0],
      ],
      wood ? PALE_WOOD : shade(BLUE, 0.15),
      wood ? 22 : 11,
    ) +
    line(
      [
        [22, -36],
        [22, 36],
      ],
      wood ? DARK_WOOD : MUSTARD,
      14,
    ) +
    line(
      [
        [-28, 0],
        [22, 0],
      ],
      DARK_WOOD,
      16,
    );
  const stance = (f: Figure, up: number, wood: boolean): Figure => ({
    ...f,
    lean: 26,
    hands: [
      [-150, -520],
      [200, -440 - up],
    ],
    elbows: [-0.6, 0.5],
    feet: [
      [-140, -14],
      [140, -14],
    ],
    over: place(sword(wood), 200, -440 - up, 1, -22),
  });
  const pupils = times(4, (i) => {
    const kid = cast.child(random);
    const [x, y, s] = [w * (0.52 + i * 0.125), h * (0.84 + (i % 2) * 0.12), h * (0.108 + (i % 2) * 0.02)];
    return (
      shadowAt(x, y, s) +
      person(stance({ ...kid, head: { ...kid.head, look: 0.7, mood: 'open' } }, i * 20, true), x, y, s, true)
    );
  });
  return (
    park(frame, weatherOf('noon'), 0.55) +
    tent(w * 0.86, h * 0.66, h * 0.09, RED) +
    tent(w * 0.1, h * 0.64, h * 0.07, GREEN) +
    bunting([0, h * 0.1], [w, h * 0.1], 18, h * 0.045) +
    shadowAt(w * 0.24, h * 0.95, h * 0.14) +
    person(
      stance(
        { ...master, head: { ...master.head, look: 0.8, hat: 'beret', hatColour: RED, beard: 'moustache' } },
        30,
        false,
      ),
      w * 0.22,
      h * 0.95,
      h * 0.122,
    ) +
    pupils
  );
};
