/** Paths in a square of 100. */
export const SHAPES = {
  'quarter-circle': 'M0 0H100A100 100 0 0 1 0 100Z',
  'half-circle': 'M0 100A50 50 0 0 1 100 100Z',
  circle: 'M50 5A45 45 0 1 1 49.9 5Z',
  diamond: 'M50 0L100 50L50 100L0 50Z',
  stripes: 'M0 0H100V20H0ZM0 40H100V60H0ZM0 80H100V100H0Z',
  dots: 'M25 15a10 10 0 1 1-.1 0ZM75 15a10 10 0 1 1-.1 0ZM25 65a10 10 0 1 1-.1 0ZM75 65a10 10 0 1 1-.1 0Z',
} as const;

export type ShapeName = keyof typeof SHAPES;

export const SHAPE_NAMES = [
  'quarter-circle',
  'half-circle',
  'circle',
  'diamond',
  'stripes',
  'dots',
] as const satisfies readonly ShapeName[];

export const SHAPE_WORDS: Readonly<Record<ShapeName, string>> = {
  'quarter-circle': 'Štvrťkruhy',
  'half-circle': 'Polkruhy',
  circle: 'Kruhy',
  diamond: 'Kosoštvorce',
  stripes: 'Pruhy',
  dots: 'Bodky',
};

export function seedOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
