import { SHAPES } from '../../domain/look/shapes.ts';

const COLOURS = ['red', 'mustard', 'green', 'blue', 'ink', 'paper'] as const;
export type TileColour = (typeof COLOURS)[number];

interface Props {
  seed: number;
  columns: number;
  rows: number;
  colours?: readonly TileColour[] | undefined;
  className?: string | undefined;
}

export function TilePattern({ className, ...pattern }: Props) {
  const { columns, rows } = pattern;
  return (
    <svg
      className={className}
      viewBox={`0.6 0.6 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="xMinYMin slice"
      shapeRendering="geometricPrecision"
      aria-hidden="true"
    >
      {tilesOf(pattern).map(({ x, y, ground, shape, colour }) => (
        // Tiles overlap, because the ground would shine through seams.
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(1.01)`}>
          <rect className={`fill-${ground}`} x="0.6" y="0.6" width="100" height="100" />
          <path className={`fill-${colour}`} d={shape} />
        </g>
      ))}
    </svg>
  );
}

const TURNED = [
  SHAPES['quarter-circle'],
  'M100 0V100A100 100 0 0 1 0 0Z',
  'M100 100H0A100 100 0 0 1 100 0Z',
  'M0 100V0A100 100 0 0 1 100 100Z',
  SHAPES['half-circle'],
  'M0 0A50 50 0 0 0 100 0Z',
  SHAPES.circle,
  SHAPES.diamond,
  SHAPES.stripes,
  SHAPES.dots,
] as const;

function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function tilesOf({ seed, columns, rows, colours = COLOURS }: Props) {
  const random = seededRandom(seed);
  const pick = <T,>(list: readonly T[], fallback: T): T => list[Math.floor(random() * list.length)] ?? fallback;
  const tiles = [];
  for (let row = 0; row < rows; row += 1) {
    let before: TileColour | null = null;
    for (let column = 0; column < columns; column += 1) {
      const ground: TileColour = pick(
        colours.filter((colour) => colour !== before),
        'paper',
      );
      const colour = pick(
        colours.filter((other) => other !== ground),
        'ink',
      );
      tiles.push({ x: column * 100, y: row * 100, ground, shape: pick(TURNED, TURNED[0]), colour });
      before = ground;
    }
  }
  return tiles;
}
