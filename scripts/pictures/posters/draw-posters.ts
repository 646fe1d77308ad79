import { join } from 'node:path';
import { createRandom } from '../random.ts';
import { STORAGE, type Studio, saveWebp } from '../render.ts';
import { svg } from '../shapes.ts';
import { roleOf } from './cast.ts';
import { layoutOf } from './layouts/choice.ts';
import { LAYOUTS } from './layouts/registry.ts';
import { HEIGHT, WIDTH } from './layouts/sheet.ts';
import { type Notice, readNotices } from './notice.ts';
import { COMPOSITIONS } from './registry.ts';
import { schemeOn } from './schemes.ts';

/** The poster of a notice as SVG. */
async function composePoster(studio: Studio, notice: Notice): Promise<string> {
  const role = roleOf(notice);
  const sheet = {
    studio,
    notice,
    scheme: schemeOn(role.ground, role.turn),
    rng: createRandom(`poster ${notice.id}`),
    compose: COMPOSITIONS[role.picture],
  };
  return svg(WIDTH, HEIGHT, await LAYOUTS[layoutOf(notice, role.layout)](sheet));
}

/** Draws the posters of all events, or of those with the given ids; returns the bytes written. */
export async function drawPosters(studio: Studio, only?: string[]): Promise<number> {
  let total = 0;
  for (const notice of await readNotices()) {
    if (only && !only.includes(String(notice.id))) continue;
    const name = `${String(notice.id).padStart(4, '0')}.webp`;
    const png = await studio.draw(await composePoster(studio, notice), WIDTH, HEIGHT);
    total += await saveWebp(png, join(STORAGE, 'events', name));
  }
  return total;
}
