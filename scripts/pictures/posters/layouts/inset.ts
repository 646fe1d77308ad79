import { PALETTE } from '../../palette.ts';
import { DISPLAY } from '../../render.ts';
import { rect } from '../../shapes.ts';
import { accentOn, textOn } from '../schemes.ts';
import { textLine } from '../setting/text-line.ts';
import { facts } from './facts.ts';
import { house } from './house.ts';
import { imprint } from './imprint.ts';
import { HEIGHT, INNER, type Layout, MARGIN, picture, WIDTH } from './sheet.ts';
import { titleGroup } from './title.ts';

/** Picture set into the sheet with a margin, as in a museum. */
export const inset: Layout = async (sheet) => {
  const plain = sheet.scheme.ground === PALETTE.paper ? sheet.scheme.a : PALETTE.paper;
  const fill = textOn(plain);
  const title = await titleGroup(sheet, INNER, 330, 180);
  const bottom = HEIGHT - title.height - 300;
  const left = sheet.rng.pick([MARGIN, 300]);
  const accent = accentOn(plain, [sheet.scheme.a, sheet.scheme.ground, sheet.scheme.b]);
  const numeral = left > 200 && !sheet.notice.lasting;
  const rows = [sheet.notice.day, sheet.notice.month];
  const date = rows
    .map((row, index) =>
      textLine(MARGIN - 4, MARGIN + 116 + index * 140, row, {
        fill: accent,
        size: 165,
        weight: 800,
        family: DISPLAY,
        stretch: 75,
      }),
    )
    .join('');
  const picked = picture(sheet, left, MARGIN, left > 200 ? WIDTH - left : INNER, bottom - MARGIN);
  const base = HEIGHT - MARGIN - 92;
  const row = numeral
    ? (await facts(sheet, MARGIN, base, 700, fill, 37)) + house(WIDTH - MARGIN, base, plain, 31, 'end')
    : await imprint(sheet, HEIGHT - MARGIN - 100, plain);
  return (
    rect(0, 0, WIDTH, HEIGHT, plain) + picked + (numeral ? date : '') + title.draw(MARGIN, bottom + 66, fill) + row
  );
};
