import type { Random } from '../../random.ts';
import type { Figure } from '../people/figure.ts';
import { person } from '../people/person.ts';
import { place } from '../svg.ts';
import { KEYS } from './keys.ts';
import { PERCUSSION } from './percussion.ts';
import type { Player, Stand } from './player.ts';
import { PLUCKED } from './plucked.ts';
import { SINGERS } from './singers.ts';
import { STRINGS } from './strings.ts';
import { WINDS } from './winds.ts';

const PLAYERS: Record<string, Player> = { ...STRINGS, ...PLUCKED, ...WINDS, ...KEYS, ...PERCUSSION, ...SINGERS };

/** A musician drawn with the instrument at (x, y), s pixels per head; who plays nothing stands there. */
export function musician(
  kind: string,
  base: Figure,
  x: number,
  y: number,
  s: number,
  random: Random,
  flip = false,
): string {
  const stand: Stand = {
    random,
    sway: random.between(-8, 14),
    pose: (body, head = {}) => person({ ...base, ...body, head: { ...base.head, ...head } }, x, y, s, flip),
    ground: (part, dx = 0) => place(part, x + (flip ? -dx : dx) * (s / 100), y, s / 100, 0, flip),
  };
  const play = PLAYERS[kind];
  return play ? play(stand) : stand.pose({}, { look: base.head.look ?? 0 });
}
