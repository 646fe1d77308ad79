// One file holds the drawings of all kinds, so that cards and their scripts only name one. Its shapes take the colours
// of whoever names them: the ground as `fill`, what stands on it as `color`.
import { SHAPE_NAMES, SHAPES, type ShapeName } from './shapes.ts';

const FILE = '/shapes/kinds.svg';
const TURNS = 4;

export function markAddress(shape: ShapeName): string {
  return `${FILE}#${shape}`;
}

/** @param seed events of one kind differ by it */
export function posterAddress(shape: ShapeName, seed: number): string {
  return `${FILE}#${shape}-${seed % TURNS}`;
}

export function kindDrawings(): string {
  const symbols = SHAPE_NAMES.flatMap((shape) => [
    markOf(shape),
    ...Array.from({ length: TURNS }, (_, turn) => posterOf(shape, turn)),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

function markOf(shape: ShapeName): string {
  return `<symbol id="${shape}" viewBox="0 0 100 100"><path d="M0 0H100V100H0Z"/>${shapeAt(shape, 14, 14, 0.72, 0, true)}</symbol>`;
}

/** Others would cover the ground, or leave it empty. */
const MAY_BE_LARGE: ReadonlySet<ShapeName> = new Set(['half-circle', 'circle', 'diamond']);

/** A poster of 4 × 5 squares: a row of small shapes above one that is large, or above four. */
function posterOf(shape: ShapeName, turn: number): string {
  const size = MAY_BE_LARGE.has(shape) && turn % 2 === 0 ? 4 : 2;
  const large = size === 4 ? [[0, 100]] : [0, 200].flatMap((x) => [100, 300].map((y) => [x, y]));
  const turnOf = (at: number) => (turn + at * (1 + (turn % 3))) * 90;
  const parts = [
    '<path d="M0 0H400V500H0Z"/><path fill="currentColor" d="M0 0H400V100H0Z"/>',
    ...[0, 1, 2, 3].map((at) => shapeAt(shape, at * 100, 0, 1, turnOf(at), false)),
    ...large.map(([x = 0, y = 0], at) => shapeAt(shape, x, y, size, turnOf(at + 1), true)),
  ];
  return `<symbol id="${shape}-${turn}" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice">${parts.join('')}</symbol>`;
}

/** Shapes that only touch would leave the ground between them as a thin line. */
const OVERLAP = 0.01;

function shapeAt(shape: ShapeName, x: number, y: number, scale: number, degrees: number, isOnGround: boolean): string {
  const edge = scale * 50 * OVERLAP;
  const place = `translate(${x - edge} ${y - edge}) scale(${scale * (1 + OVERLAP)}) rotate(${degrees % 360} 50 50)`;
  return `<path${isOnGround ? ' fill="currentColor"' : ''} transform="${place}" d="${SHAPES[shape]}"/>`;
}
