import type { Notice } from '../notice.ts';
import { wordsOf } from '../setting/words.ts';
import type { LayoutName } from './registry.ts';

/** The turn in which layouts are tried, so that neighbours in the programme differ. */
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
export function layoutOf(notice: Notice, wanted?: LayoutName): LayoutName {
  if (wanted) return wanted;
  const start = notice.id * 3 + Math.floor(notice.id / 10);
  for (let step = 0; step < ORDER.length; step += 1) {
    const layout = ORDER[(start + step) % ORDER.length];
    if (layout && carries(layout, notice)) return layout;
  }
  return 'foot';
}
