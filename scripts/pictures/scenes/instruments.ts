import { circle, clip, curve, line, oval, path, pill, place, poly, rect, times } from './svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PAPER, RED, shade, tint, WOOD } from './tints.ts';

const BRASS = MUSTARD;
const STEEL = mix(BLUE, INK, 0.18);
const FIDDLE =
  'M0 0C-4 -26 18 -44 44 -36C58 -31 62 -22 74 -24C84 -26 92 -34 108 -30C128 -24 132 -10 132 0C132 10 128 24 108 30C92 34 84 26 74 24C62 22 58 31 44 36C18 44 -4 26 0 0Z';

/** Violin lying along x, chin rest at the origin, about 230 long. */
export function violin(colour: string = WOOD): string {
  const body = path(FIDDLE, colour) + clip(FIDDLE, rect(-10, 4, 160, 50, shade(colour, 0.3), 0.6));
  const holes = curve('M62 -14Q70 -20 76 -12', INK, 4) + curve('M62 14Q70 20 76 12', INK, 4);
  return (
    body +
    holes +
    rect(52, -12, 5, 24, PAPER) +
    pill(6, -7, 40, 14, 6, INK) +
    pill(92, -6, 118, 12, 4, INK) +
    circle(214, -2, 11, colour) +
    line(
      [
        [200, -14],
        [200, 14],
      ],
      INK,
      5,
    ) +
    line(
      [
        [40, -2],
        [206, -2],
      ],
      PAPER,
      1.6,
    ) +
    line(
      [
        [40, 3],
        [206, 3],
      ],
      PAPER,
      1.6,
    )
  );
}

/** Double bass or cello standing upright, spike at the origin; size 1 is a bass 590 high. */
export function bass(colour: string = DARK_WOOD): string {
  const d =
    'M0 -24C-76 -24 -112 -70 -106 -126C-102 -160 -72 -172 -76 -204C-78 -228 -96 -250 -80 -292C-66 -324 -30 -330 -16 -352H16C30 -330 66 -324 80 -292C96 -250 78 -228 76 -204C72 -172 102 -160 106 -126C112 -70 76 -24 0 -24Z';
  const body =
    path(d, colour) +
    clip(
      d,
      poly(
        [
          [10, -380],
          [140, -380],
          [140, 0],
          [30, 0],
        ],
        shade(colour, 0.35),
        0.55,
      ) + curve(d, shade(colour, 0.5), 9),
    );
  const holes = curve('M-34 -206Q-58 -176 -40 -152', INK, 7) + curve('M34 -206Q58 -176 40 -152', INK, 7);
  return (
    line(
      [
        [0, -30],
        [0, 0],
      ],
      INK,
      8,
    ) +
    body +
    holes +
    rect(-24, -146, 48, 8, PAPER) +
    poly(
      [
        [-9, -300],
        [9, -300],
        [8, -560],
        [-8, -560],
      ],
      INK,
    ) +
    path('M-10 -560H10L14 -598Q0 -620 -14 -598Z', colour) +
    line(
      [
        [-22, -580],
        [22, -580],
      ],
      INK,
      7,
    ) +
    line(
      [
        [-5, -560],
        [-8, -70],
      ],
      PAPER,
      2,
    ) +
    line(
      [
        [0, -560],
        [0, -70],
      ],
      PAPER,
      2,
    ) +
    line(
      [
        [5, -560],
        [8, -70],
      ],
      PAPER,
      2,
    ) +
    path('M-14 -128H14L8 -60H-8Z', INK)
  );
}

/** Bow lying along x from the frog at the origin. */
export function bow(length = 230): string {
  return (
    line(
      [
        [0, 0],
        [length, -6],
      ],
      DARK_WOOD,
      6,
    ) +
    line(
      [
        [6, 8],
        [length - 4, 0],
      ],
      PAPER,
      4,
    ) +
    rect(-4, -4, 26, 14, INK)
  );
}

/** Accordion seen from the front, centred; open is the width of the bellows. */
export function accordion(open: number, colour: string = RED): string {
  const folds = Math.max(5, Math.round(open / 16));
  const step = open / folds;
  const left = -open / 2;
  const bellows = times(folds, (i) =>
    poly(
      [
        [left + i * step, -92 + (i % 2) * 7],
        [left + (i + 1) * step, -92 + ((i + 1) % 2) * 7],
        [left + (i + 1) * step, 92 - ((i + 1) % 2) * 7],
        [left + i * step, 92 - (i % 2) * 7],
      ],
      i % 2 ? shade(colour, 0.35) : tint(colour, 0.15),
    ),
  );
  const keys = rect(left - 72, -100, 40, 200, PAPER) + times(9, (i) => rect(left - 72, -84 + i * 20, 24, 9, INK));
  const buttons = times(15, (i) => circle(open / 2 + 16 + (i % 3) * 17, -70 + Math.floor(i / 3) * 34, 5.5, PAPER));
  return (
    bellows +
    pill(left - 40, -104, 48, 208, 10, INK) +
    keys +
    rect(left - 26, -84, 8, 168, MUSTARD) +
    pill(open / 2 - 6, -104, 70, 208, 10, INK) +
    buttons
  );
}

/** Button accordion of the folk kind, with wooden ends. */
export function heligonka(open: number): string {
  const folds = Math.max(5, Math.round(open / 18));
  const step = open / folds;
  const left = -open / 2;
  const bellows = times(folds, (i) =>
    poly(
      [
        [left + i * step, -80 + (i % 2) * 8],
        [left + (i + 1) * step, -80 + ((i + 1) % 2) * 8],
        [left + (i + 1) * step, 80 - ((i + 1) % 2) * 8],
        [left + i * step, 80 - (i % 2) * 8],
      ],
      i % 2 ? GREEN : tint(RED, 0.1),
    ),
  );
  const end = (x: number): string =>
    pill(x, -92, 58, 184, 8, WOOD) +
    rect(x + 8, -74, 42, 148, shade(WOOD, 0.25)) +
    times(8, (i) => circle(x + 20 + (i % 2) * 18, -56 + Math.floor(i / 2) * 36, 7, PAPER));
  return bellows + end(left - 56) + end(open / 2 - 2);
}

/** Cimbalom: trapezoid table with strings, (0, 0) on the ground in the middle, 420 wide. */
export function cimbalom(colour: string = DARK_WOOD): string {
  const top = 'M-150 -268H150L216 -212H-216Z';
  const strings = times(11, (i) =>
    line(
      [
        [-146 - i * 5.8, -264 + i * 4.8],
        [146 + i * 5.8, -264 + i * 4.8],
      ],
      i % 3 ? MUSTARD : PAPER,
      1.8,
    ),
  );
  const front =
    rect(-216, -212, 432, 62, colour) +
    times(9, (i) =>
      poly(
        [
          [-186 + i * 46, -181],
          [-168 + i * 46, -199],
          [-150 + i * 46, -181],
          [-168 + i * 46, -163],
        ],
        i % 2 ? MUSTARD : RED,
      ),
    );
  return (
    poly(
      [
        [-190, -150],
        [-160, -150],
        [-170, 0],
        [-186, 0],
      ],
      colour,
    ) +
    poly(
      [
        [190, -150],
        [160, -150],
        [170, 0],
        [186, 0],
      ],
      colour,
    ) +
    line(
      [
        [-176, -70],
        [176, -70],
      ],
      shade(colour, 0.3),
      12,
    ) +
    path(top, mix(WOOD, MUSTARD, 0.4)) +
    strings +
    line(
      [
        [-70, -266],
        [-96, -214],
      ],
      DARK_WOOD,
      7,
    ) +
    line(
      [
        [60, -266],
        [84, -214],
      ],
      DARK_WOOD,
      7,
    ) +
    front
  );
}

/** Saxophone hanging from the mouth at the origin. */
export function saxophone(): string {
  const tube = 'M0 0Q26 -14 40 8L44 210Q46 268 96 262Q126 256 128 200';
  return (
    curve('M-8 4Q16 -16 40 6', INK, 10) +
    curve(tube, BRASS, 30, 'butt') +
    curve('M52 30L56 214Q58 248 96 246', shade(BRASS, 0.22), 9) +
    path('M104 206L94 150H176L150 206Z', BRASS) +
    oval(135, 150, 42, 13, shade(BRASS, 0.35)) +
    times(6, (i) => circle(44, 46 + i * 28, 11, tint(BRASS, 0.5)) + circle(44, 46 + i * 28, 5, shade(BRASS, 0.4)))
  );
}

/** Trumpet pointing along x from the mouth at the origin. */
export function trumpet(): string {
  return (
    line(
      [
        [0, 0],
        [190, 0],
      ],
      BRASS,
      11,
    ) +
    path('M180 -6Q214 -8 236 -44V44Q214 8 180 6Z', BRASS) +
    curve('M60 0V34H150V0', BRASS, 9) +
    times(3, (i) => rect(86 + i * 20, -30, 13, 56, shade(BRASS, 0.25)) + rect(89 + i * 20, -40, 7, 12, PAPER))
  );
}

/** Clarinet or recorder hanging down from the mouth at the origin. */
export function clarinet(colour: string = INK): string {
  return (
    line(
      [
        [0, 0],
        [0, 200],
      ],
      colour,
      15,
    ) +
    path('M-8 190H8L24 236H-24Z', colour) +
    times(5, (i) => rect(-10, 40 + i * 32, 20, 6, colour === INK ? STEEL : INK))
  );
}

/** Long shepherd's flute standing before its player. */
export function fujara(): string {
  return (
    line(
      [
        [0, -520],
        [0, -20],
      ],
      WOOD,
      26,
      'butt',
    ) +
    line(
      [
        [26, -600],
        [26, -420],
      ],
      WOOD,
      12,
    ) +
    line(
      [
        [2, -600],
        [26, -600],
      ],
      WOOD,
      11,
    ) +
    times(5, (i) => rect(-13, -470 + i * 90, 26, 9, MUSTARD)) +
    times(3, (i) => circle(0, -250 + i * 40, 6, INK))
  );
}

/** Guitar lying along x, body at the left, centred on the sound hole. */
export function guitar(colour: string = mix(WOOD, MUSTARD, 0.5)): string {
  const d =
    'M-96 0C-100 -60 -52 -78 -18 -62C6 -50 14 -50 34 -54C66 -60 84 -34 84 0C84 34 66 60 34 54C14 50 6 50 -18 62C-52 78 -100 60 -96 0Z';
  return (
    path(d, colour) +
    clip(d, rect(-110, 8, 210, 80, shade(colour, 0.28), 0.6)) +
    circle(14, 0, 24, INK) +
    rect(-60, -18, 9, 36, INK) +
    rect(20, -9, 210, 18, DARK_WOOD) +
    pill(226, -13, 54, 26, 6, INK) +
    times(4, (i) =>
      line(
        [
          [-56, -6 + i * 4],
          [228, -6 + i * 4],
        ],
        PAPER,
        1.4,
      ),
    ) +
    times(5, (i) => rect(98 + i * 26, -9, 3, 18, BRASS))
  );
}

/** Lute lying along x with its pegs bent back. */
export function lute(): string {
  const d = 'M-90 0C-90 -66 -20 -70 40 -34C66 -18 84 -10 96 -8V8C84 10 66 18 40 34C-20 70 -90 66 -90 0Z';
  return (
    path(d, tint(WOOD, 0.35)) +
    clip(d, rect(-110, 6, 220, 80, WOOD, 0.7)) +
    circle(6, 0, 22, DARK_WOOD) +
    times(6, (i) => circle(6 + Math.cos(i) * 12, Math.sin(i) * 12, 4, MUSTARD)) +
    rect(90, -10, 120, 20, DARK_WOOD) +
    poly(
      [
        [206, -10],
        [214, 10],
        [190, 92],
        [172, 86],
      ],
      DARK_WOOD,
    ) +
    times(4, (i) =>
      line(
        [
          [168 + i * 8, 74 - i * 18],
          [210 + i * 4, 88 - i * 18],
        ],
        INK,
        5,
      ),
    ) +
    times(4, (i) =>
      line(
        [
          [-60, -6 + i * 4],
          [206, -5 + i * 3],
        ],
        PAPER,
        1.4,
      ),
    ) +
    rect(-66, -16, 9, 32, INK)
  );
}

/** Bagpipes with the bag at the origin. */
export function bagpipes(): string {
  return (
    line(
      [
        [40, -30],
        [150, -170],
      ],
      WOOD,
      16,
    ) +
    line(
      [
        [120, -132],
        [150, -170],
      ],
      MUSTARD,
      20,
    ) +
    path('M-90 -20C-80 -80 40 -90 70 -40C96 10 40 70 -20 60C-70 54 -96 20 -90 -20Z', tint(MUSTARD, 0.3)) +
    times(3, (i) => circle(-40 + i * 36, -10 + (i % 2) * 16, 10, RED)) +
    line(
      [
        [-70, 20],
        [-96, 150],
      ],
      WOOD,
      14,
    ) +
    path('M-110 150H-84L-76 190H-122Z', MUSTARD)
  );
}

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

/** Grand piano from the side, keyboard on the left; about 520 wide, on the ground. */
export function piano(colour: string = INK): string {
  const lid =
    poly(
      [
        [-150, -300],
        [330, -300],
        [250, -560],
        [-60, -500],
      ],
      shade(tint(colour, 0.12), 0),
    ) +
    line(
      [
        [180, -300],
        [150, -470],
      ],
      MUSTARD,
      6,
    );
  const body =
    path('M-190 -300H330Q350 -300 350 -280V-236Q350 -216 330 -216H-190Z', colour) +
    rect(-238, -268, 60, 52, colour) +
    rect(-240, -276, 58, 10, PAPER) +
    times(5, (i) => rect(-236 + i * 11, -276, 5, 10, INK));
  const legs =
    rect(-190, -216, 26, 216, colour) +
    rect(290, -216, 26, 216, colour) +
    rect(40, -216, 16, 190, shade(colour, 0)) +
    line(
      [
        [30, -26],
        [70, -26],
      ],
      MUSTARD,
      10,
    );
  return (
    lid +
    legs +
    body +
    rect(-178, -262, 516, 6, tint(colour, 0.22)) +
    poly(
      [
        [-150, -300],
        [-60, -300],
        [-84, -368],
        [-160, -368],
      ],
      PAPER,
    )
  );
}

/** Microphone on a stand; head at the given height. */
export function microphone(height = 560, colour: string = INK): string {
  return (
    line(
      [
        [0, -height],
        [0, -10],
      ],
      colour,
      7,
    ) +
    path('M-46 0L0 -26L46 0Z', colour) +
    pill(-14, -height - 44, 28, 46, 14, STEEL) +
    rect(-14, -height - 14, 28, 8, INK)
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
