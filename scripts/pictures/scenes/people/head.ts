import { oval, path } from '../svg.ts';
import { INK, mix, RED } from '../tints.ts';
import { FACE, features, whiskers } from './face.ts';
import type { Head } from './figure.ts';
import { fringe, nape } from './hair.ts';
import { hat } from './hat.ts';

/** Head with neck-free outline, from the front or from behind. */
export function drawHead(head: Head, back = false): string {
  if (back) {
    const ears = oval(-56, 4, 10, 16, head.skin) + oval(56, 4, 10, 16, head.skin);
    return ears + path(FACE, head.skin) + nape(head) + hat(head, true);
  }
  const ears = oval(-53, 6, 10, 16, head.skin) + oval(53, 6, 10, 16, mix(head.skin, RED, 0.15));
  const c = (head.look ?? 0) * 30;
  const glasses = head.glasses
    ? `<g fill="none" stroke="${INK}" stroke-width="5"><circle cx="${c - 23}" cy="-8" r="17"/><circle cx="${c + 23}" cy="-8" r="17"/></g>`
    : '';
  return ears + path(FACE, head.skin) + features(head) + whiskers(head) + glasses + fringe(head) + hat(head, false);
}
