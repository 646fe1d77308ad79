import { join } from 'node:path';
import { createRandom } from '../random.ts';
import { STORAGE, type Studio, saveWebp } from '../render.ts';
import { svg } from '../shapes.ts';
import { compositionOf, roleOf } from './cast.ts';
import { HEIGHT, LAYOUTS, type LayoutName, WIDTH } from './layouts.ts';
import { type Notice, readNotices } from './notice.ts';
import { schemeOn } from './schemes.ts';
import { wordsOf } from './setting.ts';

const ORDER: readonly LayoutName[] = [
  'foot',
  'strips',
  'inset',
  'numeral',
  'tilt',
  'side',
  'head',
  'disc',
  'stack',
  'corner',
];

/** Whether a layout can carry the title of a notice. */
function carries(layout: LayoutName, notice: Notice): boolean {
  const length = notice.title.length;
  const longest = Math.max(...wordsOf(notice.title).map((word) => word.length));
  const small = (notice.kicker || notice.sub).length;
  if (layout === 'side') return length <= 34 && small <= 44;
  if (layout === 'stack') return longest <= 10 && length >= 8 && length <= 48 && small <= 40;
  if (layout === 'corner') return length <= 34 && longest <= 12 && small <= 40;
  if (layout === 'tilt') return length <= 48;
  if (layout === 'numeral') return !notice.lasting;
  return true;
}

/** Layout of a notice: the role's own, otherwise the next one in turn that suits. */
function layoutOf(notice: Notice, wanted?: LayoutName): LayoutName {
  if (wanted) return wanted;
  const start = notice.id * 3 + Math.floor(notice.id / 10);
  for (let step = 0; step < ORDER.length; step += 1) {
    const layout = ORDER[(start + step) % ORDER.length];
    if (layout && carries(layout, notice)) return layout;
  }
  return 'foot';
}

/** The poster of a notice as SVG. */
async function composePoster(studio: Studio, notice: Notice): Promise<string> {
  const role = roleOf(notice);
  const sheet = {
    studio,
    notice,
    scheme: schemeOn(role.ground, role.turn),
    rng: createRandom(`poster ${notice.id}`),
    compose: compositionOf(role.picture),
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
