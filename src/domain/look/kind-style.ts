import type { ColourName } from './palette.ts';
import { SHAPE_NAMES, type ShapeName, seedOf } from './shapes.ts';

export interface KindStyle {
  color: ColourName;
  shape: ShapeName;
}

const POSTER_COLOURS = ['red', 'mustard', 'green', 'blue'] as const;

export interface StyledKind {
  id: string;
  color?: ColourName | undefined;
  shape?: ShapeName | undefined;
}

/** What a kind does not say follows from its id, so it stays when the list is ordered anew. */
export function kindStyleOf({ id, color, shape }: StyledKind): KindStyle {
  const seed = seedOf(id);
  const colours = POSTER_COLOURS.length;
  return {
    color: color ?? POSTER_COLOURS[seed % colours] ?? 'red',
    shape: shape ?? SHAPE_NAMES[Math.floor(seed / colours) % SHAPE_NAMES.length] ?? 'circle',
  };
}

/** The first that none of the others has; of more kinds than styles it is one of theirs. */
export function freeKindStyle(others: readonly KindStyle[]): KindStyle {
  const all = SHAPE_NAMES.flatMap((_, turn) =>
    POSTER_COLOURS.map((color, at) => ({
      color,
      shape: SHAPE_NAMES[(turn + at) % SHAPE_NAMES.length] ?? 'circle',
    })),
  );
  const isFree = (style: KindStyle) =>
    others.every(({ color, shape }) => color !== style.color || shape !== style.shape);
  return all.find(isFree) ?? { color: 'red', shape: 'circle' };
}
