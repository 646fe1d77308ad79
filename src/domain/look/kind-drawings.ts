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
  const mark = placed(shape, { x: 14, y: 14, scale: 0.72, turns: 0 });
  return `<symbol id="${shape}" viewBox="0 0 100 100"><path d="M0 0H100V100H0Z"/><path fill="currentColor" d="${mark}"/></symbol>`;
}

/** Others would cover the ground, or leave it empty. */
const MAY_BE_LARGE: ReadonlySet<ShapeName> = new Set(['half-circle', 'circle', 'diamond']);

/**
 * A poster of 4 × 5 squares: a row of small shapes above one that is large, or above four. It is one path with holes:
 * between paths that only touch, the ground would be a thin line.
 */
function posterOf(shape: ShapeName, turn: number): string {
  const scale = MAY_BE_LARGE.has(shape) && turn % 2 === 0 ? 4 : 2;
  const large = scale === 4 ? [[0, 100]] : [0, 200].flatMap((x) => [100, 300].map((y) => [x, y]));
  const turnsOf = (at: number) => turn + at * (1 + (turn % 3));
  const shapes = [
    ...[0, 1, 2, 3].map((at) => placed(shape, { x: at * 100, y: 0, scale: 1, turns: turnsOf(at) })),
    ...large.map(([x = 0, y = 0], at) => placed(shape, { x, y, scale, turns: turnsOf(at + 1) })),
  ];
  const poster = `<path fill="currentColor" fill-rule="evenodd" d="M0 0H400V100H0Z${shapes.join('')}"/>`;
  return `<symbol id="${shape}-${turn}" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice"><path d="M0 0H400V500H0Z"/>${poster}</symbol>`;
}

interface Place {
  x: number;
  y: number;
  scale: number;
  /** Quarters of a circle, clockwise. */
  turns: number;
}

/** Its path in that place; shapes have no other commands, and arcs of circles alone. */
function placed(shape: ShapeName, { x, y, scale, turns }: Place): string {
  let [atX, atY] = [0, 0];
  return SHAPES[shape].replace(/([MLHVAaZ])([^MLHVAaZ]*)/g, (_, command: string, written: string) => {
    if (command === 'Z') return 'Z';
    const numbers = written.match(/-?\.?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    const [endX = 0, endY = 0] = numbers.slice(-2);
    if (command === 'a') [atX, atY] = [atX + endX, atY + endY];
    else [atX, atY] = command === 'H' ? [endX, atY] : command === 'V' ? [atX, endX] : [endX, endY];
    const [turnedX, turnedY] = turned(atX, atY, turns);
    const end = `${rounded(x + scale * turnedX)} ${rounded(y + scale * turnedY)}`;
    if (command === 'M') return `M${end}`;
    if (command !== 'A' && command !== 'a') return `L${end}`;
    const [radius = 0, , , large, sweep] = numbers;
    return `A${rounded(scale * radius)} ${rounded(scale * radius)} 0 ${large} ${sweep} ${end}`;
  });
}

/** About the middle of its square. */
function turned(x: number, y: number, turns: number): [number, number] {
  if (turns % 4 === 0) return [x, y];
  return turned(100 - y, x, (turns % 4) - 1);
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
