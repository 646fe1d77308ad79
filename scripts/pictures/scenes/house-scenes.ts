import * as cast from './cast.ts';
import { puppet } from './children-scenes.ts';
import { type Figure, person, shadowAt } from './figure.ts';
import type { Frame, Scene } from './frame.ts';
import { house, reflections } from './house.ts';
import { walker } from './outdoor-scenes.ts';
import { block, bunting, lamp, park, stall, tree, WEATHERS, weatherOf } from './outdoors.ts';
import { musician } from './playing.ts';
import { backdrop, border } from './stage.ts';
import {
  box,
  circle,
  clip,
  curve,
  half,
  line,
  oval,
  path,
  pill,
  place,
  poly,
  quarter,
  rect,
  text,
  times,
} from './svg.ts';
import {
  BLUE,
  DARK_WOOD,
  DUSK,
  GREEN,
  INK,
  MUSTARD,
  mix,
  NIGHT,
  PALE_WOOD,
  PAPER,
  RED,
  shade,
  tint,
  WOOD,
} from './tints.ts';

/** Red tram from the side, front to the left; 560 wide, on the rails at y = 0. */
function tram(x: number, y: number, scale: number, lit: boolean): string {
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

/** The house in the evening: the portrait of the place. */
export const evening: Scene = (frame) => {
  const { w, h, random } = frame;
  const horizon = h * 0.72;
  const bands = [0.66, 0.55, 0.43, 0.3, 0.16]
    .map((share) => shade(GREEN, share))
    .concat(mix(GREEN, MUSTARD, 0.35), mix(MUSTARD, RED, 0.15));
  const sky = bands.map((c, i) => rect(0, (horizon / bands.length) * i, w, horizon / bands.length + 2, c)).join('');
  const stars = times(46, () =>
    circle(random.between(0, w), random.between(0, h * 0.3), random.between(1.4, 3.2), PAPER),
  );
  const moon = place(
    path('M20 -92A94 94 0 1 1 -92 20A74 74 0 0 0 20 -92Z', tint(MUSTARD, 0.55)),
    w * 0.13,
    h * 0.18,
    h / 1080,
  );
  const hills =
    path(
      `M0 ${horizon}V${h * 0.5}Q${w * 0.2} ${h * 0.38} ${w * 0.36} ${h * 0.44}T${w * 0.7} ${h * 0.42}T${w} ${h * 0.48}V${horizon}Z`,
      mix(GREEN, INK, 0.62),
    ) +
    poly(
      [
        [w * 0.397, h * 0.44],
        [w * 0.403, h * 0.44],
        [w * 0.401, h * 0.12],
        [w * 0.399, h * 0.12],
      ],
      mix(GREEN, INK, 0.85),
    ) +
    poly(
      [
        [w * 0.4, h * 0.3],
        [w * 0.384, h * 0.255],
        [w * 0.392, h * 0.21],
        [w * 0.408, h * 0.21],
        [w * 0.416, h * 0.255],
      ],
      mix(GREEN, INK, 0.85),
    ) +
    times(3, (i) => rect(w * (0.3895 + i * 0.0075), h * 0.24, 8, 8, MUSTARD));
  const blocks = [
    [-0.02, 0.13, 0.36],
    [0.1, 0.1, 0.26],
    [0.8, 0.12, 0.4],
    [0.91, 0.12, 0.3],
  ]
    .map(([x, bw, bh]) =>
      block(w * (x ?? 0), horizon, w * (bw ?? 0), h * (bh ?? 0), mix(NIGHT, INK, 0.2), random, true),
    )
    .join('');
  const square =
    rect(0, horizon, w, h - horizon, mix(NIGHT, INK, 0.42)) +
    times(11, (i) =>
      poly(
        [
          [w * (0.5 + (i - 5.5) * 0.1), horizon],
          [w * (0.5 + (i - 5) * 0.1), horizon],
          [w * (0.5 + (i - 5) * 0.29), h],
          [w * (0.5 + (i - 5.5) * 0.29), h],
        ],
        mix(NIGHT, DUSK, 0.3),
        0.7,
      ),
    ) +
    rect(0, horizon, w, 6, mix(DUSK, PAPER, 0.3));
  const scale = (w * 0.74) / 1060;
  const trees = [0.075, 0.925]
    .map((k, i) => tree(w * k, horizon + h * 0.015, h * (i ? 0.13 : 0.15), mix(GREEN, MUSTARD, 0.1), random))
    .join('');
  const guests = Array.from({ length: 15 }, (_, i) => {
    const t = i / 15;
    const x = w * (0.24 + ((i * 0.381966) % 1) * 0.6);
    const y = h * (0.748 + t * 0.15);
    const s = h * (0.0155 + t * 0.0125);
    const f = i % 5 === 2 ? cast.child(random) : cast.visitor(random);
    const coat = {
      ...f,
      top: { kind: 'coat', colour: random.pick([RED, MUSTARD, GREEN, BLUE, PAPER, tint(RED, 0.4)]), trim: INK },
    };
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...(f.child ? f : coat),
          back: i % 4 !== 3,
          feet: [
            [-46, -14],
            [52, -22],
          ],
        },
        x,
        y,
        s,
      )
    );
  }).join('');
  const bike = (x: number, y: number, k: number): string =>
    place(
      `<g fill="none" stroke="${PAPER}" stroke-width="7"><circle cx="-62" cy="-52" r="48"/><circle cx="74" cy="-52" r="48"/></g>` +
        line(
          [
            [-62, -52],
            [-18, -122],
            [52, -122],
            [4, -52],
            [-62, -52],
          ],
          RED,
          9,
        ) +
        line(
          [
            [4, -52],
            [-24, -142],
          ],
          RED,
          9,
        ) +
        line(
          [
            [74, -52],
            [46, -150],
            [74, -160],
          ],
          RED,
          9,
        ) +
        line(
          [
            [-46, -144],
            [-8, -144],
          ],
          INK,
          14,
        ),
      x,
      y,
      k,
    );
  return (
    sky +
    stars +
    moon +
    hills +
    blocks +
    trees +
    house(w * 0.53, horizon, scale, random, { night: true }) +
    square +
    reflections(w * 0.53, horizon, scale, h * 0.19, random) +
    lamp(w * 0.185, h * 0.86, h * 0.1, true) +
    lamp(w * 0.885, h * 0.86, h * 0.1, true) +
    guests +
    bike(w * 0.8, h * 0.925, h / 1400) +
    rect(0, h * 0.935, w, h * 0.065, mix(INK, PAPER, 0.16)) +
    rect(0, h * 0.966, w, 5, mix(INK, PAPER, 0.5)) +
    rect(0, h * 0.988, w, 5, mix(INK, PAPER, 0.5)) +
    tram(w * 0.16, h * 0.976, h / 1080, true)
  );
};

/** Photograph edge in the manner of a decade. */
function edge({ w, h }: Frame, colour: string, width: number, round = 0): string {
  const r = round;
  return `<path fill-rule="evenodd" fill="${colour}" d="M0 0H${w}V${h}H0ZM${width + r} ${width}H${w - width - r}Q${w - width} ${width} ${w - width} ${width + r}V${h - width - r}Q${w - width} ${h - width} ${w - width - r} ${h - width}H${width + r}Q${width} ${h - width} ${width} ${h - width - r}V${width + r}Q${width} ${width} ${width + r} ${width}Z"/>`;
}

/** 1964: opening day, two inks on paper. */
export const opening1964: Scene = (frame) => {
  const { w, h, random } = frame;
  const greys = [INK, mix(INK, PAPER, 0.3), mix(INK, PAPER, 0.55), RED];
  const y = h * 0.66;
  const coat = (back: boolean): Figure => {
    const f = cast.visitor(random);
    return {
      ...f,
      back,
      head: {
        ...f.head,
        skin: mix(PAPER, INK, 0.08),
        hair: random.pick([INK, mix(INK, PAPER, 0.4)]),
        hat: random.pick(['felt', 'beret', 'scarf', 'fur', '']),
        hatColour: random.pick(greys),
      },
      top: { kind: 'coat', colour: random.pick(greys), trim: PAPER },
      bottom: { kind: 'trousers', colour: INK },
    };
  };
  const bandsman = (name: string, i: number): string => {
    const f = cast.visitor(random, false);
    return musician(
      name,
      {
        ...f,
        head: { ...f.head, skin: mix(PAPER, INK, 0.08), hair: INK, hat: 'cap', hatColour: RED },
        top: { kind: 'suit', colour: mix(INK, PAPER, 0.2), trim: RED },
        bottom: { kind: 'trousers', colour: INK },
      },
      w * (0.66 + i * 0.11),
      h * (0.93 + (i % 2) * 0.02),
      h * 0.075,
      random,
    );
  };
  const queue =
    times(9, (i) => {
      const x = w * (0.07 + i * 0.062);
      return person(coat(i % 3 === 0), x, h * (0.86 + (i % 2) * 0.015), h * 0.058);
    }) + times(4, (i) => person(coat(true), w * (0.08 + i * 0.13), h * (1.0 + (i % 2) * 0.04), h * 0.082));
  return (
    rect(0, 0, w, h, tint(MUSTARD, 0.78)) +
    circle(w * 0.14, h * 0.2, h * 0.09, RED) +
    times(4, (i) => pill(w * (0.3 + i * 0.2), h * (0.1 + (i % 2) * 0.08), w * 0.13, h * 0.03, h * 0.015, PAPER)) +
    rect(0, y, w, h - y, mix(PAPER, INK, 0.24)) +
    house(w * 0.5, y, (w * 0.86) / 1060, random, { night: false }) +
    rect(0, y, w, 7, INK) +
    bunting([w * 0.04, h * 0.27], [w * 0.3, h * 0.31], 8, h * 0.04) +
    queue +
    ['trumpet', 'accordion', 'hand drum'].map(bandsman).join('') +
    edge(frame, PAPER, 34)
  );
};

/** 1977: jester and king over a red screen, browns and oranges. */
export const puppets1977: Scene = (frame) => {
  const { w, h, random } = frame;
  const rows = times(2, (r) =>
    times(7 - r, (i) => {
      const f = cast.child(random);
      return person(
        {
          ...f,
          back: true,
          top: { ...f.top, colour: random.pick([RED, MUSTARD, shade(MUSTARD, 0.4), GREEN, PALE_WOOD]) },
        },
        w * (0.07 + i * (0.145 + r * 0.028)),
        h * (1.3 + r * 0.14),
        h * (0.135 + r * 0.03),
      );
    }),
  );
  return (
    rect(0, 0, w, h, shade(MUSTARD, 0.25)) +
    times(
      5,
      (i) =>
        circle(w * (i * 0.25), h * 0.16, w * 0.115, i % 2 ? WOOD : tint(MUSTARD, 0.2)) +
        circle(w * (i * 0.25), h * 0.16, w * 0.075, i % 2 ? MUSTARD : RED) +
        circle(w * (i * 0.25), h * 0.16, w * 0.036, DARK_WOOD),
    ) +
    rect(w * 0.1, h * 0.06, w * 0.8, h * 0.52, tint(BLUE, 0.25)) +
    backdrop(
      { ...frame, mood: { ...frame.mood, far: tint(BLUE, 0.25), motif: MUSTARD, spark: RED, side: GREEN } },
      'houses',
      w * 0.1,
      h * 0.2,
      w * 0.8,
      h * 0.4,
    ) +
    border(w * 0.1, h * 0.04, w * 0.8, h * 0.1, RED, MUSTARD) +
    place(puppet('jester'), w * 0.35, h * 0.43, h / 800) +
    place(puppet('king'), w * 0.65, h * 0.43, h / 800) +
    rect(w * 0.06, h * 0.56, w * 0.88, h * 0.32, RED) +
    times(12, (i) => rect(w * (0.06 + i * 0.0735), h * 0.56, w * 0.036, h * 0.32, shade(RED, 0.2))) +
    rect(w * 0.06, h * 0.545, w * 0.88, h * 0.035, MUSTARD) +
    times(
      7,
      (i) =>
        circle(w * (0.14 + i * 0.12), h * 0.65, h * 0.03, MUSTARD) +
        circle(w * (0.14 + i * 0.12), h * 0.65, h * 0.015, PAPER),
    ) +
    rows +
    edge(frame, PAPER, 26, 40)
  );
};

/** 2001: fair in the rain, couples under umbrellas. */
export const fair2001: Scene = (frame) => {
  const { w, h, random } = frame;
  const umbrella = (x: number, y: number, s: number, c: string): string =>
    line(
      [
        [x, y],
        [x, y - s * 3],
      ],
      INK,
      s * 0.1,
    ) +
    half(x, y - s * 2.4, s * 2.2, 0, c) +
    times(4, (i) => half(x - s * 1.65 + i * s * 1.1, y - s * 2.4, s * 0.55, 180, shade(c, 0.25))) +
    poly(
      [
        [x, y - s * 4.6],
        [x - s * 0.7, y - s * 2.4],
        [x + s * 0.7, y - s * 2.4],
      ],
      tint(c, 0.25),
    );
  const couple = (x: number, y: number, s: number, c: string): string => {
    const him = cast.visitor(random, false);
    const her = { ...cast.visitor(random, true), bottom: { kind: 'skirt', colour: random.pick([RED, MUSTARD, BLUE]) } };
    return (
      shadowAt(x, y, s * 1.5) +
      person(
        {
          ...her,
          swirl: 40,
          head: { ...her.head, look: -0.6, mood: 'open' },
          hands: [
            [-150, -420],
            [130, -420],
          ],
        },
        x + s * 0.9,
        y,
        s,
      ) +
      person(
        {
          ...him,
          head: { ...him.head, look: 0.6 },
          hands: [
            [-140, -400],
            [100, -620],
          ],
          elbows: [-1, 0.7],
        },
        x - s * 0.9,
        y,
        s,
      ) +
      umbrella(x + s * 0.1, y - s * 5.6, s, c)
    );
  };
  return (
    park(
      frame,
      { ...weatherOf('yard'), sky: mix(BLUE, INK, 0.22), ground: mix(BLUE, INK, 0.38), patch: mix(BLUE, INK, 0.28) },
      0.5,
      2,
    ) +
    rect(w * 0.34, h * 0.26, w * 0.32, h * 0.3, GREEN) +
    poly(
      [
        [w * 0.3, h * 0.28],
        [w * 0.5, h * 0.14],
        [w * 0.7, h * 0.28],
      ],
      RED,
    ) +
    quarter(w * 0.44, h * 0.31, w * 0.12, 0, MUSTARD) +
    rect(w * 0.3, h * 0.56, w * 0.4, h * 0.07, DARK_WOOD) +
    musician('heligonka', cast.folk(random, false), w * 0.5, h * 0.57, h * 0.052, random) +
    stall(w * 0.15, h * 0.66, h * 0.098, RED, 'bread', random, 'LOKŠE') +
    stall(w * 0.86, h * 0.66, h * 0.098, MUSTARD, 'jars', random, 'MED') +
    bunting([0, h * 0.1], [w, h * 0.1], 15, h * 0.045) +
    couple(w * 0.24, h * 0.93, h * 0.07, RED) +
    couple(w * 0.53, h * 0.96, h * 0.076, MUSTARD) +
    couple(w * 0.81, h * 0.93, h * 0.07, GREEN) +
    times(70, () => {
      const [x, y] = [random.between(0, w), random.between(0, h)];
      return line(
        [
          [x, y],
          [x - 10, y + 38],
        ],
        PAPER,
        2.4,
      );
    }) +
    edge(frame, PAPER, 20)
  );
};

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

/** 2024: the anniversary, a ramp to wide doors, cake and balloons. */
export const anniversary2024: Scene = (frame) => {
  const { w, h, random } = frame;
  const y = h * 0.66;
  const balloons = (x: number, by: number, s: number): string =>
    times(5, (i) => {
      const bx = x + (i - 2) * s * 0.75;
      const yy = by - s * (2.2 + (i % 2) * 0.9);
      return (
        line(
          [
            [x, by],
            [bx, yy + s * 0.6],
          ],
          PAPER,
          2,
        ) + oval(bx, yy, s * 0.5, s * 0.62, [RED, MUSTARD, PAPER, GREEN, BLUE][i] ?? RED)
      );
    });
  const cake =
    oval(0, -350, 92, 20, PAPER) +
    rect(-72, -420, 144, 70, tint(RED, 0.35)) +
    oval(0, -420, 72, 16, PAPER) +
    rect(-46, -474, 92, 52, MUSTARD) +
    oval(0, -474, 46, 11, PAPER) +
    text(0, -438, '60', 42, INK, { anchor: 'middle' }) +
    times(3, (i) => rect(-24 + i * 22, -506, 7, 30, RED) + circle(-20 + i * 22, -514, 7, MUSTARD));
  const bearer = cast.visitor(random, true);
  return (
    rect(0, 0, w, h, NIGHT) +
    times(30, () => circle(random.between(0, w), random.between(0, h * 0.3), 2.2, PAPER)) +
    times(4, (i) =>
      block(w * (i * 0.28 - 0.02), y, w * 0.18, h * random.between(0.25, 0.42), mix(NIGHT, INK, 0.3), random, true),
    ) +
    house(w * 0.48, y, (w * 1.0) / 1060, random, { night: true }) +
    rect(0, y, w, h - y, mix(NIGHT, DUSK, 0.5)) +
    poly(
      [
        [w * 0.44, y],
        [w * 0.6, y],
        [w * 0.98, h],
        [w * 0.3, h],
      ],
      mix(PAPER, MUSTARD, 0.35),
    ) +
    poly(
      [
        [w * 0.44, y],
        [w * 0.46, y],
        [w * 0.37, h],
        [w * 0.3, h],
      ],
      PAPER,
    ) +
    line(
      [
        [w * 0.44, y - h * 0.06],
        [w * 0.3, h * 0.9],
      ],
      MUSTARD,
      9,
    ) +
    times(4, (i) =>
      line(
        [
          [w * (0.42 - i * 0.04), h * (0.66 + i * 0.1) - h * 0.03],
          [w * (0.42 - i * 0.04), h * (0.7 + i * 0.1)],
        ],
        MUSTARD,
        7,
      ),
    ) +
    times(6, (i) => walker(frame, w * (0.06 + i * 0.06), h * (0.86 + (i % 3) * 0.05), h * 0.05)) +
    person({ ...cast.visitor(random, true), back: true, seat: 60 }, w * 0.53, h * 0.75, h * 0.032) +
    times(2, (i) => person({ ...cast.visitor(random), back: true }, w * (0.49 + i * 0.09), h * 0.74, h * 0.034)) +
    person(
      {
        ...bearer,
        hands: [
          [-90, -352],
          [90, -352],
        ],
        over: cake,
        head: { ...bearer.head, mood: 'open' },
      },
      w * 0.6,
      h * 0.98,
      h * 0.082,
    ) +
    person(
      {
        ...cast.visitor(random, false),
        hands: [
          [-90, -280],
          [190, -430],
        ],
      },
      w * 0.78,
      h * 0.98,
      h * 0.08,
    ) +
    balloons(w * 0.893, h * 0.63, h * 0.075) +
    person(
      {
        ...cast.child(random),
        hands: [
          [-110, -440],
          [110, -460],
        ],
      },
      w * 0.46,
      h * 0.99,
      h * 0.09,
    )
  );
};

/** Portraits of the team, cut from large shapes. */
export const portrait: Scene = (frame) => {
  const { w, h, options } = frame;
  const who = options.what ?? 'alzbeta';
  const half1 = (d: string, c: string, x = 400): string => clip(d, rect(x, 0, 800, 800, c));
  const eye = (x: number, y = 372): string => oval(x, y, 15, 19, INK) + circle(x + 5, y - 7, 5, PAPER);
  const faceD = 'M252 330A148 156 0 0 1 548 330V400Q548 566 400 574Q252 566 252 400Z';
  let art = '';
  if (who === 'alzbeta') {
    const skin = '#F1CBA6';
    const bob = 'M196 620V330A204 210 0 0 1 604 330V620H520V300Q400 250 300 300L280 620Z';
    art =
      rect(0, 0, w, h, MUSTARD) +
      circle(400, 380, 318, tint(MUSTARD, 0.28)) +
      quarter(0, 560, 240, 1, RED) +
      path('M196 330A204 210 0 0 1 604 330V628H196Z', '#A8A199') +
      path('M344 520H456V660H344Z', shade(skin, 0.16)) +
      path('M90 800Q100 640 320 628L400 700L480 628Q700 640 710 800Z', GREEN) +
      clip(
        'M90 800Q100 640 320 628L400 700L480 628Q700 640 710 800Z',
        poly(
          [
            [400, 600],
            [800, 600],
            [800, 820],
            [400, 820],
          ],
          shade(GREEN, 0.25),
        ),
      ) +
      poly(
        [
          [320, 628],
          [400, 700],
          [350, 790],
          [270, 660],
        ],
        PAPER,
      ) +
      poly(
        [
          [480, 628],
          [400, 700],
          [450, 790],
          [530, 660],
        ],
        shade(PAPER, 0.12),
      ) +
      path(faceD, skin) +
      half1(faceD, mix(skin, RED, 0.2), 412) +
      path(bob, '#C4BDB3') +
      clip(bob, rect(520, 0, 300, 800, '#A8A199')) +
      path('M252 360Q250 220 400 206Q560 214 548 350Q520 280 430 262Q330 300 252 360Z', '#C4BDB3') +
      eye(336) +
      eye(472) +
      `<g fill="none" stroke="${INK}" stroke-width="11"><circle cx="336" cy="374" r="57"/><circle cx="472" cy="374" r="57"/><path d="M393 366Q404 356 415 366M279 366L250 352M529 366L552 352"/></g>` +
      path('M408 380L432 450H408Z', mix(skin, RED, 0.42)) +
      path('M350 494Q404 544 460 494Q404 512 350 494Z', RED) +
      circle(290, 462, 26, RED, 0.28) +
      circle(512, 462, 26, RED, 0.28) +
      circle(240, 560, 18, RED) +
      circle(562, 560, 18, RED);
  } else if (who === 'marek') {
    const skin = '#E9BC92';
    const beard = 'M246 380Q246 640 400 650Q554 640 554 380Q520 452 470 440Q400 416 330 440Q280 452 246 380Z';
    art =
      rect(0, 0, w, h, BLUE) +
      circle(400, 360, 318, tint(BLUE, 0.5)) +
      times(5, (i) => rect(0, 640 + i * 34, 190, 16, PAPER)) +
      path('M60 800Q80 650 300 640H500Q720 650 740 800Z', RED) +
      clip('M60 800Q80 650 300 640H500Q720 650 740 800Z', rect(410, 600, 400, 220, shade(RED, 0.24))) +
      pill(306, 560, 188, 130, 30, RED) +
      clip(
        'M306 560h188v130h-188Z',
        rect(410, 540, 120, 160, shade(RED, 0.24)) + times(6, (i) => rect(322 + i * 32, 590, 6, 100, shade(RED, 0.35))),
      ) +
      oval(250, 386, 26, 40, skin) +
      oval(550, 386, 26, 40, mix(skin, RED, 0.25)) +
      path(faceD, skin) +
      half1(faceD, mix(skin, RED, 0.2), 398) +
      path(beard, '#2B211B') +
      clip(beard, rect(402, 300, 300, 400, INK)) +
      path(
        'M236 370Q216 170 360 160Q400 120 500 150Q590 180 564 370Q548 280 500 262Q380 290 300 250Q262 290 236 370Z',
        '#2B211B',
      ) +
      eye(338, 362) +
      eye(462, 362) +
      line(
        [
          [304, 312],
          [366, 316],
        ],
        '#2B211B',
        15,
      ) +
      line(
        [
          [434, 316],
          [496, 312],
        ],
        '#2B211B',
        15,
      ) +
      path('M398 350L428 432H398Z', mix(skin, RED, 0.42)) +
      path('M344 500Q400 552 456 500Q400 522 344 500Z', PAPER) +
      circle(292, 424, 24, RED, 0.28) +
      circle(508, 424, 24, RED, 0.28);
  } else {
    const skin = '#F6DCC0';
    const red = mix(RED, MUSTARD, 0.42);
    art =
      rect(0, 0, w, h, tint(MUSTARD, 0.8)) +
      circle(400, 372, 318, PAPER) +
      half(160, 800, 160, 0, BLUE) +
      circle(160, 800, 70, MUSTARD) +
      times(5, (i) => oval(596 + (i % 2) * 16, 440 + i * 66, 50 - i * 5, 46, i % 2 ? red : shade(red, 0.16))) +
      rect(578, 744, 56, 26, GREEN) +
      path('M220 340A180 190 0 0 1 580 340L610 440Q580 500 540 430V330H252L246 450Q226 440 220 340Z', red) +
      path('M344 520H456V660H344Z', shade(skin, 0.14)) +
      path('M90 800Q110 650 320 636H480Q690 650 710 800Z', RED) +
      clip('M90 800Q110 650 320 636H480Q690 650 710 800Z', rect(404, 600, 400, 220, shade(RED, 0.24))) +
      path('M400 690L266 634Q240 700 300 760Z', GREEN) +
      path('M400 690L534 634Q560 700 500 760Z', shade(GREEN, 0.28)) +
      circle(400, 700, 20, MUSTARD) +
      path(faceD, skin) +
      half1(faceD, mix(skin, RED, 0.18), 404) +
      path('M244 390Q226 196 400 180Q574 190 556 390Q546 300 462 246Q370 330 262 316Q250 350 244 390Z', red) +
      clip(
        'M244 390Q226 196 400 180Q574 190 556 390Q546 300 462 246Q370 330 262 316Q250 350 244 390Z',
        rect(470, 160, 200, 300, shade(red, 0.16)),
      ) +
      eye(338, 378) +
      eye(468, 378) +
      curve('M310 340Q338 324 364 338', shade(red, 0.3), 9) +
      curve('M444 338Q470 324 496 340', shade(red, 0.3), 9) +
      path('M404 376L430 446H404Z', mix(skin, RED, 0.36)) +
      path('M346 488Q402 548 458 488Z', shade(RED, 0.15)) +
      rect(362, 488, 80, 12, PAPER) +
      times(
        6,
        (i) =>
          circle(286 + (i % 3) * 18, 440 + Math.floor(i / 3) * 16, 4, red) +
          circle(486 + (i % 3) * 18, 440 + Math.floor(i / 3) * 16, 4, red),
      ) +
      circle(250, 520, 16, MUSTARD);
  }
  return place(art, 0, 0, w / 800);
};

/** Deep pools used for the flagship summer evening: seats, bulbs, moon over blocks. */
export const summerNight: Scene = (frame) => {
  const { w, h, random } = frame;
  const weather = WEATHERS.dusk ?? weatherOf('night');
  const names = ['sax', 'bass', 'drums', 'singer stand'];
  const chairs = times(2, (r) =>
    times(8, (i) => {
      const x = w * (0.04 + i * 0.132 + r * 0.05);
      const y = h * (0.98 + r * 0.14);
      const s = h * (0.07 + r * 0.022);
      return (
        person({ ...cast.visitor(random), back: true, seat: 120 }, x, y, s) +
        pill(x - s * 0.75, y - s * 2.5, s * 1.5, s * 0.9, s * 0.1, PALE_WOOD) +
        rect(x - s * 0.75, y - s * 2.2, s * 1.5, s * 0.1, shade(PALE_WOOD, 0.3))
      );
    }),
  );
  const glow = (x: number, y: number): string =>
    circle(x, y, h * 0.034, MUSTARD, 0.2) + circle(x, y, h * 0.014, tint(MUSTARD, 0.6));
  const string = (y0: number, y1: number): string =>
    line(
      Array.from(
        { length: 21 },
        (_, i) =>
          [w * (i / 20), y0 + (y1 - y0) * (i / 20) + Math.sin((i / 20) * Math.PI * 2.99) ** 2 * h * 0.05] as const,
      ),
      INK,
      3,
    ) +
    times(14, (i) => {
      const t = (i + 0.5) / 14;
      return glow(w * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI * 2.99) ** 2 * h * 0.05 + 10);
    });
  return (
    rect(0, 0, w, h, weather.sky) +
    circle(w * 0.8, h * 0.17, h * 0.09, tint(MUSTARD, 0.5)) +
    times(6, (i) =>
      block(
        w * (i * 0.18 - 0.03),
        h * 0.56,
        w * 0.14,
        h * random.between(0.18, 0.36),
        mix(NIGHT, INK, 0.2),
        random,
        true,
      ),
    ) +
    rect(0, h * 0.55, w, h * 0.46, mix(DUSK, GREEN, 0.3)) +
    oval(w * 0.5, h * 0.66, w * 0.44, h * 0.09, MUSTARD, 0.3) +
    rect(w * 0.14, h * 0.62, w * 0.72, h * 0.05, DARK_WOOD) +
    rect(w * 0.14, h * 0.615, w * 0.72, 8, MUSTARD) +
    names
      .map((n, i) => musician(n, cast.visitor(random), w * (0.25 + i * 0.175), h * 0.63, h * 0.064, random))
      .join('') +
    string(h * 0.12, h * 0.16) +
    string(h * 0.24, h * 0.2) +
    chairs
  );
};

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
