import { DISPLAY } from '../../render.ts';
import { rect } from '../../shapes.ts';
import { accentOn, textOn } from '../schemes.ts';
import { fitSize, textLine } from '../setting/text-line.ts';
import { facts } from './facts.ts';
import { house } from './house.ts';
import { fieldOf, HEIGHT, type Layout, MARGIN, picture, WIDTH } from './sheet.ts';
import { titleGroup } from './title.ts';

/** Words stacked in a narrow column, picture beside them over the full height. */
export const stack: Layout = async (sheet) => {
  const field = fieldOf(sheet, 0.3);
  const fill = textOn(field);
  const wide = 590;
  const title = await titleGroup(sheet, wide - MARGIN - 40, 800, 220, 75);
  const left = sheet.rng.chance(0.6);
  const x = left ? 0 : WIDTH - wide;
  const tx = left ? MARGIN : x + 52;
  const accent = accentOn(field, [sheet.scheme.c, sheet.scheme.b, sheet.scheme.a]);
  const size = await fitSize(sheet.studio, sheet.notice.date, wide - MARGIN - 48, 170, {
    family: DISPLAY,
    weight: 800,
    width: 75,
  });
  return (
    picture(sheet, left ? wide : 0, 0, WIDTH - wide, HEIGHT) +
    rect(x, 0, wide, HEIGHT, field) +
    title.draw(tx, MARGIN + 8, fill) +
    textLine(tx, HEIGHT - 352, sheet.notice.date, { fill: accent, size, weight: 800, family: DISPLAY, stretch: 75 }) +
    (await facts(sheet, tx, HEIGHT - 310, wide - MARGIN - 40, fill, 36)) +
    house(tx, HEIGHT - MARGIN - 76, field, 32)
  );
};
