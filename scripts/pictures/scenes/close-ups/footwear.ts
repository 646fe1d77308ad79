import type { Random } from '../../random.ts';
import { line, path, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED, shade, tint, WOOD } from '../tints.ts';

/** One leg in leg units: dx from the middle of the pair, lift above the floor. */
interface Leg {
  dx: number;
  lift: number;
  skin: string;
  random: Random;
  /** Whose feet: gala, kids. */
  set: string | undefined;
}

/** High boot of folk dress. */
function boot({ dx, lift }: Leg): string {
  return (
    poly(
      [
        [dx - 56, -1100],
        [dx + 56, -1100],
        [dx + 34, -40 - lift],
        [dx - 34, -40 - lift],
      ],
      INK,
    ) +
    path(`M${dx - 38} ${-lift}V${-70 - lift}H${dx + 36}L${dx + 110} ${-22 - lift}V${-lift}Z`, INK) +
    rect(dx - 44, -20 - lift, 40, 24, shade(RED, 0.3)) +
    rect(dx - 46, -560, 92, 16, RED)
  );
}

/** Trouser leg over a black shoe. */
function trouserLeg({ dx, lift, random, set }: Leg): string {
  return (
    poly(
      [
        [dx - 60, -1100],
        [dx + 60, -1100],
        [dx + 44, -44 - lift],
        [dx - 44, -44 - lift],
      ],
      set === 'gala' ? '#2B2725' : random.pick([GREEN, '#2B2725', mix(BLUE, INK, 0.5)]),
    ) +
    path(`M${dx - 40} ${-lift}V${-48 - lift}H${dx + 30}Q${dx + 110} ${-40 - lift} ${dx + 116} ${-lift}Z`, INK) +
    rect(dx - 40, -8 - lift, 156, 10, shade(WOOD, 0.4))
  );
}

/** Ballet shoe with ribbons. */
function balletShoe({ dx, lift }: Leg): string {
  return (
    poly(
      [
        [dx - 50, -1100],
        [dx + 50, -1100],
        [dx + 16, -90 - lift],
        [dx - 14, -90 - lift],
      ],
      tint(RED, 0.72),
    ) +
    path(`M${dx - 18} ${-110 - lift}H${dx + 18}L${dx + 12} ${4 - lift}H${dx - 12}Z`, RED) +
    line(
      [
        [dx - 18, -150 - lift],
        [dx + 18, -120 - lift],
      ],
      RED,
      7,
    ) +
    line(
      [
        [dx + 18, -150 - lift],
        [dx - 18, -120 - lift],
      ],
      RED,
      7,
    )
  );
}

/** Sneaker under a narrow trouser leg. */
function sneaker({ dx, lift, random, set }: Leg): string {
  return (
    poly(
      [
        [dx - 54, -1100],
        [dx + 54, -1100],
        [dx + 30, -70 - lift],
        [dx - 30, -70 - lift],
      ],
      set === 'kids' ? random.pick([RED, GREEN, MUSTARD, BLUE]) : INK,
    ) +
    path(
      `M${dx - 38} ${-lift}V${-84 - lift}H${dx + 34}Q${dx + 60} ${-50 - lift} ${dx + 118} ${-40 - lift}V${-lift}Z`,
      random.pick([RED, MUSTARD, PAPER]),
    ) +
    rect(dx - 42, -16 - lift, 164, 20, PAPER) +
    times(3, (i) =>
      line(
        [
          [dx + 20 + i * 18, -66 - lift + i * 8],
          [dx + 36 + i * 18, -50 - lift + i * 6],
        ],
        INK,
        5,
      ),
    )
  );
}

/** Bare leg in a shoe with a heel. */
function heel({ dx, lift, skin, random }: Leg): string {
  return (
    poly(
      [
        [dx - 32, -520],
        [dx + 30, -520],
        [dx + 18, -70 - lift],
        [dx - 16, -70 - lift],
      ],
      skin,
    ) +
    path(
      `M${dx - 24} ${-64 - lift}L${dx + 20} ${-72 - lift}Q${dx + 60} ${-20 - lift} ${dx + 116} ${-8 - lift}L${dx + 112} ${2 - lift}H${dx + 40}L${dx - 10} ${-30 - lift}V${2 - lift}H${dx - 22}Z`,
      random.pick([RED, INK, MUSTARD, GREEN]),
    )
  );
}

const FOOTWEAR: Record<string, (leg: Leg) => string> = {
  boots: boot,
  trousers: trouserLeg,
  ballet: balletShoe,
  sneakers: sneaker,
};

/** A leg with its shoe; a heel when the kind is none of the known. */
export function footwear(kind: string, leg: Leg): string {
  return (FOOTWEAR[kind] ?? heel)(leg);
}
