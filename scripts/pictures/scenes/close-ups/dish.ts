import { circle, curve, half, oval, path, pill, place, poly, rect, ring, times } from '../svg.ts';
import { BLUE, DARK_WOOD, INK, MUSTARD, mix, PALE_WOOD, PAPER, RED, shade, tint, WOOD } from '../tints.ts';

/** Where one thing stands on the table: (x, y) on the cloth, s its size, i its place in row r. */
interface Spot {
  x: number;
  y: number;
  s: number;
  colour: string;
  i: number;
  r: number;
}

/** Stemmed glass of lemonade or wine. */
function glass({ x, y, s, i }: Spot): string {
  return (
    poly(
      [
        [x - s * 0.36, y - s * 1.2],
        [x + s * 0.36, y - s * 1.2],
        [x + s * 0.06, y - s * 0.4],
        [x - s * 0.06, y - s * 0.4],
      ],
      tint(BLUE, 0.5),
      0.9,
    ) +
    poly(
      [
        [x - s * 0.3, y - s],
        [x + s * 0.3, y - s],
        [x + s * 0.05, y - s * 0.42],
        [x - s * 0.05, y - s * 0.42],
      ],
      i % 2 ? shade(RED, 0.2) : MUSTARD,
    ) +
    rect(x - s * 0.035, y - s * 0.42, s * 0.07, s * 0.52, mix(BLUE, INK, 0.2)) +
    oval(x, y + s * 0.1, s * 0.28, s * 0.06, mix(BLUE, INK, 0.2))
  );
}

/** Doughnut on a plate. */
function doughnut({ x, y, s, colour }: Spot): string {
  return (
    oval(x, y + s * 0.1, s * 0.75, s * 0.3, PAPER) +
    ring(x, y + s * 0.1, s * 0.7, colour, 5, s * 0.27) +
    oval(x, y - s * 0.18, s * 0.56, s * 0.38, mix(MUSTARD, WOOD, 0.55)) +
    oval(x, y - s * 0.28, s * 0.5, s * 0.24, mix(MUSTARD, WOOD, 0.2)) +
    circle(x, y - s * 0.34, s * 0.13, RED) +
    times(5, (j) => circle(x + (j - 2) * s * 0.17, y - s * (0.3 + (j % 2) * 0.1), s * 0.03, PAPER))
  );
}

/** Bowl of goulash. */
function goulash({ x, y, s, colour }: Spot): string {
  return (
    path(
      `M${x - s * 0.75} ${y - s * 0.4}H${x + s * 0.75}Q${x + s * 0.6} ${y + s * 0.35} ${x} ${y + s * 0.35}Q${x - s * 0.6} ${y + s * 0.35} ${x - s * 0.75} ${y - s * 0.4}Z`,
      colour,
    ) +
    oval(x, y - s * 0.4, s * 0.75, s * 0.24, PAPER) +
    oval(x, y - s * 0.39, s * 0.64, s * 0.18, shade(RED, 0.25)) +
    times(4, (j) =>
      pill(
        x - s * 0.4 + j * s * 0.22,
        y - s * (0.46 - (j % 2) * 0.08),
        s * 0.15,
        s * 0.1,
        4,
        j % 2 ? MUSTARD : DARK_WOOD,
      ),
    )
  );
}

/** Slice of cake on a plate. */
function cake({ x, y, s, i, r }: Spot): string {
  return (
    oval(x, y + s * 0.14, s * 0.8, s * 0.26, PAPER) +
    poly(
      [
        [x - s * 0.6, y - s * 0.3],
        [x + s * 0.3, y - s * 0.5],
        [x + s * 0.6, y - s * 0.2],
        [x - s * 0.3, y],
      ],
      [MUSTARD, tint(RED, 0.2), DARK_WOOD][(i + r) % 3] ?? MUSTARD,
    ) +
    poly(
      [
        [x - s * 0.6, y - s * 0.3],
        [x - s * 0.3, y],
        [x - s * 0.3, y + s * 0.22],
        [x - s * 0.6, y - s * 0.08],
      ],
      PALE_WOOD,
    ) +
    poly(
      [
        [x - s * 0.3, y],
        [x + s * 0.6, y - s * 0.2],
        [x + s * 0.6, y + s * 0.04],
        [x - s * 0.3, y + s * 0.22],
      ],
      shade(PALE_WOOD, 0.2),
    ) +
    circle(x, y - s * 0.32, s * 0.1, RED)
  );
}

/** Gingerbread heart. */
function heart({ x, y, s, colour }: Spot): string {
  return place(
    path('M0 46C-90 -16 -56 -100 0 -52C56 -100 90 -16 0 46Z', colour) +
      `<path d="M0 30C-70 -16 -44 -78 0 -38C44 -78 70 -16 0 30Z" fill="none" stroke="${PAPER}" stroke-width="6" stroke-dasharray="2 12" stroke-linecap="round"/>` +
      circle(0, -14, 10, PAPER),
    x,
    y - s * 0.1,
    s / 95,
  );
}

/** Paper lantern with a flame. */
function lantern({ x, y, s, colour }: Spot): string {
  return (
    path(
      `M${x - s * 0.4} ${y + s * 0.2}V${y - s * 0.6}L${x} ${y - s * 1.05}L${x + s * 0.4} ${y - s * 0.6}V${y + s * 0.2}Z`,
      colour,
    ) +
    path(
      `M${x} ${y - s * 0.6}Q${x + s * 0.26} ${y - s * 0.1} ${x} ${y + s * 0.05}Q${x - s * 0.26} ${y - s * 0.1} ${x} ${y - s * 0.6}Z`,
      tint(MUSTARD, 0.5),
    )
  );
}

/** Cup on a saucer, some of them steaming. */
function cup({ x, y, s, colour, i, r }: Spot): string {
  return (
    oval(x, y + s * 0.36, s * 0.74, s * 0.18, tint(colour, 0.45)) +
    path(
      `M${x - s * 0.5} ${y - s * 0.42}H${x + s * 0.5}V${y}Q${x + s * 0.48} ${y + s * 0.38} ${x} ${y + s * 0.38}Q${x - s * 0.48} ${y + s * 0.38} ${x - s * 0.5} ${y}Z`,
      colour,
    ) +
    `<circle cx="${x + s * 0.56}" cy="${y - s * 0.08}" r="${s * 0.2}" fill="none" stroke="${colour}" stroke-width="${s * 0.1}"/>` +
    oval(x, y - s * 0.42, s * 0.5, s * 0.14, PAPER) +
    oval(x, y - s * 0.41, s * 0.42, s * 0.1, shade(WOOD, 0.5)) +
    half(x, y + s * 0.1, s * 0.22, 0, colour === PAPER ? RED : PAPER) +
    (r > 0 && i % 2
      ? curve(
          `M${x} ${y - s * 0.62}q${-s * 0.2} ${-s * 0.3} 0 ${-s * 0.55}q${s * 0.18} ${-s * 0.25} 0 ${-s * 0.5}`,
          PAPER,
          s * 0.07,
        )
      : '')
  );
}

const DISHES: Record<string, (spot: Spot) => string> = {
  glasses: glass,
  donuts: doughnut,
  goulash,
  cakes: cake,
  hearts: heart,
  lanterns: lantern,
};

/** One thing of a kind on a table; a cup when the kind is none of the known. */
export function dish(kind: string, spot: Spot): string {
  return (DISHES[kind] ?? cup)(spot);
}
