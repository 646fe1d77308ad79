import type { Random } from '../../random.ts';
import { circle, half, line, oval, place, poly, quarter, rect, text, times } from '../svg.ts';
import { BLUE, DARK_WOOD, DUSK, GREEN, INK, MUSTARD, mix, NIGHT, PAPER, RED, shade, tint } from '../tints.ts';

/** Silhouettes of people behind the glass. */
function insiders(random: Random, y: number, count: number, from: number, to: number, s: number): string {
  return times(count, () => {
    const x = random.between(from, to);
    return (
      circle(x, y - s * 1.62, s * 0.2, INK) +
      poly(
        [
          [x - s * 0.26, y - s * 1.36],
          [x + s * 0.26, y - s * 1.36],
          [x + s * 0.2, y],
          [x - s * 0.2, y],
        ],
        INK,
      )
    );
  });
}

/** Mosaic of the stage tower: one module, four turns. */
function mosaic(
  x: number,
  y: number,
  size: number,
  columns: number,
  rows: number,
  random: Random,
  night: boolean,
): string {
  const dim = (colour: string): string => (night ? mix(colour, NIGHT, 0.28) : colour);
  const colours = [RED, MUSTARD, BLUE, PAPER, GREEN];
  return times(columns * rows, (i) => {
    const [cx, cy] = [x + (i % columns) * size, y + Math.floor(i / columns) * size];
    const ground = random.pick(colours);
    const shape = random.pick(colours.filter((c) => c !== ground));
    const art = random.chance(0.2)
      ? circle(cx + size / 2, cy + size / 2, size * 0.34, dim(shape))
      : random.chance(0.2)
        ? half(cx + size / 2, cy + size, size / 2, 0, dim(shape))
        : quarter(cx, cy, size, random.int(0, 3), dim(shape));
    return rect(cx, cy, size + 0.4, size + 0.4, dim(ground)) + art;
  });
}

/** The house from the street; 1060 wide, ground at y = 0, (x, y) is the middle of the ground line. */
export function house(x: number, y: number, scale: number, random: Random, { night }: { night: boolean }): string {
  const wall = night ? mix(NIGHT, DUSK, 0.5) : mix(PAPER, INK, 0.06);
  const slab = night ? mix(DUSK, PAPER, 0.35) : PAPER;
  const frame = night ? INK : mix(INK, BLUE, 0.25);
  const warm = [MUSTARD, tint(MUSTARD, 0.25), tint(MUSTARD, 0.5), tint(MUSTARD, 0.25)];
  const cool = [BLUE, tint(BLUE, 0.3), mix(BLUE, INK, 0.12), tint(BLUE, 0.15)];
  const pane = (): string => random.pick(night ? warm : cool);
  const tower =
    rect(-520, -372, 262, 372, wall) +
    mosaic(-498, -350, 54.5, 4, 5, random, night) +
    rect(-528, -384, 278, 14, slab) +
    rect(-520, -66, 262, 66, shade(wall, 0.28));
  const hall =
    rect(-258, -270, 778, 178, night ? shade(MUSTARD, 0.1) : shade(BLUE, 0.1)) +
    times(17, (i) => rect(-254 + i * 45.6, -268, 42, 118, pane()) + rect(-254 + i * 45.6, -148, 42, 54, pane()));
  const inside = night
    ? times(3, (i) => {
        const cx = -110 + i * 240;
        return (
          line(
            [
              [cx, -270],
              [cx, -236],
            ],
            DARK_WOOD,
            2,
          ) +
          oval(cx, -228, 34, 8, RED) +
          times(7, (j) =>
            line(
              [
                [cx - 27 + j * 9, -226],
                [cx - 27 + j * 9, -210 + Math.abs(j - 3) * -2],
              ],
              PAPER,
              2.6,
            ),
          )
        );
      }) +
      poly(
        [
          [250, -94],
          [430, -200],
          [446, -200],
          [276, -94],
        ],
        shade(MUSTARD, 0.45),
      ) +
      insiders(random, -94, 13, -240, 500, 36)
    : times(4, (i) =>
        poly(
          [
            [-220 + i * 190, -92],
            [-150 + i * 190, -268],
            [-120 + i * 190, -268],
            [-190 + i * 190, -92],
          ],
          PAPER,
          0.35,
        ),
      );
  const mullions = times(18, (i) => rect(-258 + i * 45.6, -270, 4, 178, frame)) + rect(-258, -150, 778, 4, frame);
  const ground =
    rect(-258, -80, 700, 80, night ? shade(MUSTARD, 0.28) : shade(BLUE, 0.35)) +
    times(10, (i) =>
      rect(
        -250 + i * 68,
        -76,
        62,
        76,
        night ? random.pick([tint(MUSTARD, 0.2), MUSTARD]) : random.pick([shade(BLUE, 0.25), shade(BLUE, 0.18)]),
      ),
    ) +
    (night ? insiders(random, 0, 9, -230, 430, 33) : '') +
    times(11, (i) => rect(-254 + i * 68, -80, 4, 80, frame)) +
    rect(-40, -80, 140, 80, night ? tint(MUSTARD, 0.55) : shade(BLUE, 0.5)) +
    rect(26, -80, 5, 80, frame);
  const pilotis = times(8, (i) =>
    poly(
      [
        [-240 + i * 106, -92],
        [-224 + i * 106, -92],
        [-228 + i * 106, 0],
        [-236 + i * 106, 0],
      ],
      slab,
    ),
  );
  const canopy =
    rect(-268, -96, 800, 16, slab) +
    rect(-268, -82, 800, 4, night ? MUSTARD : shade(PAPER, 0.25)) +
    times(6, (i) =>
      poly(
        [
          [-70 + i * 33.4, -96],
          [-53 + i * 33.4, -116],
          [-36.6 + i * 33.4, -96],
        ],
        night ? MUSTARD : RED,
      ),
    );
  const roof = rect(-268, -292, 804, 22, slab) + rect(-268, -274, 804, 4, shade(slab, 0.3));
  const neon =
    times(9, (i) => rect(6 + i * 57, -322, 4, 32, frame)) +
    rect(0, -326, 470, 4, frame) +
    (night
      ? `<g stroke="${tint(RED, 0.62)}" stroke-width="7" stroke-linejoin="round">${text(235, -334, 'RIVIÉRA', 108, RED, { anchor: 'middle', spacing: 0.04 })}</g>`
      : '') +
    text(235, -334, 'RIVIÉRA', 108, night ? tint(RED, 0.1) : RED, { anchor: 'middle', spacing: 0.04 });
  return place(ground + tower + hall + inside + mullions + pilotis + canopy + roof + neon, x, y, scale);
}

/** Wet square before the house: reflections of its windows as vertical bars. */
export function reflections(x: number, y: number, scale: number, depth: number, random: Random): string {
  return (
    times(26, (i) => {
      const px = x + (-250 + i * 29) * scale;
      return rect(
        px,
        y + random.between(2, 10) * scale,
        random.between(8, 20) * scale,
        depth * random.between(0.35, 1),
        random.pick([MUSTARD, tint(MUSTARD, 0.3), MUSTARD]),
        0.38,
      );
    }) +
    times(6, (i) =>
      rect(x + (10 + i * 76) * scale, y + depth * 0.5, 24 * scale, depth * random.between(0.3, 0.6), RED, 0.5),
    )
  );
}
