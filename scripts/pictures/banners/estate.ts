import { PALETTE as P } from '../palette.ts';
import { createRandom } from '../random.ts';
import { place, rect, stroke, times } from '../shapes.ts';
import { tenant } from './tenant.ts';

/** Photo exhibition: façade of a block of flats at night, a viewfinder laid over it. */
export function estate(): string {
  const rng = createRandom('banner estate');
  const lit = new Map([
    [9, 0],
    [11, 4],
    [18, 2],
    [20, 1],
    [22, 6],
    [29, 3],
    [27, 5],
    [34, 7],
    [37, 2],
    [45, 4],
    [48, 3],
    [50, 0],
    [3, 5],
    [54, 1],
  ]);
  const cells = times(56, (index) => {
    const x = (index % 8) * 200;
    const y = Math.floor(index / 8) * 200;
    const panel = (index % 8) % 4 === 3 ? P.paper : P.green;
    const scene = lit.get(index);
    const glass = scene === undefined ? (rng.chance(0.35) ? P.blue : P.ink) : P.mustard;
    const window = rect(x + 35, y + 22, 130, 150, glass);
    const inside = scene === undefined ? '' : place(x + 35, y + 22, tenant(scene));
    const frame = scene === undefined ? rect(x + 98, y + 22, 5, 150, panel) + rect(x + 35, y + 66, 130, 5, panel) : '';
    const balcony =
      (index % 8) % 4 === 1 || (index % 8) % 4 === 2
        ? rect(x + 8, y + 124, 184, 62, P.red) + times(6, (bar) => rect(x + 22 + bar * 29, y + 136, 14, 38, P.ink))
        : '';
    return (
      rect(x, y, 201, 201, panel) +
      rect(x, y + 196, 200, 5, P.ink) +
      window +
      inside +
      frame +
      (scene === undefined ? balcony : '')
    );
  });
  const corner = (x: number, y: number, dx: number, dy: number): string =>
    stroke(`M${x + dx * 170} ${y}H${x}V${y + dy * 170}`, P.paper, 26);
  const finder =
    corner(290, 290, 1, 1) + corner(1310, 290, -1, 1) + corner(290, 1110, 1, -1) + corner(1310, 1110, -1, -1);
  return cells + finder;
}
