const COLOURS = ['red', 'mustard', 'green', 'blue', 'ink', 'paper'] as const;
export type TileColour = (typeof COLOURS)[number];

export interface Tile {
  x: number;
  y: number;
  ground: TileColour;
  shape: string;
  colour: TileColour;
}

const SHAPES = [
  'M0 0H100A100 100 0 0 1 0 100Z',
  'M100 0V100A100 100 0 0 1 0 0Z',
  'M100 100H0A100 100 0 0 1 100 0Z',
  'M0 100V0A100 100 0 0 1 100 100Z',
  'M0 100A50 50 0 0 1 100 100Z',
  'M0 0A50 50 0 0 0 100 0Z',
  'M50 5A45 45 0 1 1 49.9 5Z',
  'M50 0L100 50L50 100L0 50Z',
  'M0 0H100V20H0ZM0 40H100V60H0ZM0 80H100V100H0Z',
  'M25 15a10 10 0 1 1-.1 0ZM75 15a10 10 0 1 1-.1 0ZM25 65a10 10 0 1 1-.1 0ZM75 65a10 10 0 1 1-.1 0Z',
] as const;

/** mulberry32: numbers in [0, 1). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function tilePattern(options: {
  seed: number;
  columns: number;
  rows: number;
  colours?: readonly TileColour[] | undefined;
}): Tile[] {
  const random = seededRandom(options.seed);
  const colours = options.colours ?? COLOURS;
  const pick = <T>(list: readonly T[], fallback: T): T => list[Math.floor(random() * list.length)] ?? fallback;
  const tiles: Tile[] = [];
  for (let row = 0; row < options.rows; row += 1) {
    let before: TileColour | null = null;
    for (let column = 0; column < options.columns; column += 1) {
      const ground: TileColour = pick(
        colours.filter((colour) => colour !== before),
        'paper',
      );
      const colour = pick(
        colours.filter((other) => other !== ground),
        'ink',
      );
      tiles.push({ x: column * 100, y: row * 100, ground, shape: pick(SHAPES, SHAPES[0]), colour });
      before = ground;
    }
  }
  return tiles;
}
