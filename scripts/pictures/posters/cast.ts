import type { ColourName } from '../palette.ts';
import { hash } from '../random.ts';
import type { LayoutName } from './layouts/registry.ts';
import type { Notice } from './notice.ts';
import { type CompositionName, namesFor } from './registry.ts';
import { ROLES } from './roles.ts';

/** Which picture a poster gets, on which ground, with which of the ground's colour assignments. */
export interface Role {
  picture: CompositionName;
  ground: ColourName;
  turn: number;
  layout?: LayoutName | undefined;
}

const GROUNDS: readonly ColourName[] = ['red', 'paper', 'green', 'mustard', 'blue', 'ink'];

/** The role of an event: hand-picked, or by its kind and id. */
export function roleOf({ id, kind }: Notice): Role {
  const picked = ROLES[id];
  if (picked) {
    const [picture, ground, turn, layout] = picked;
    return { picture, ground, turn, layout };
  }
  const names = namesFor(kind);
  const chance = hash(`role ${id}`);
  return {
    picture: names[chance % names.length] ?? 'gate',
    ground: GROUNDS[id % GROUNDS.length] ?? 'paper',
    turn: chance % 7,
  };
}
