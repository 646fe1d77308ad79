import { DISPLAY } from '../../render.ts';
import { rect } from '../../shapes.ts';
import { accentOn, textOn } from '../schemes.ts';
import { fitSize, textLine } from '../setting/text-line.ts';
import { facts } from './facts.ts';
import { house } from './house.ts';
import { fieldOf, HEIGHT, INNER, type Layout, MARGIN, picture, WIDTH } from './sheet.ts';
import { titleGroup } from './title.ts';

/** The day as a huge numeral. */
export const numeral: Layout = async (sheet) => {
  const field = fieldOf(sheet, 0.5);
  const fill = textOn(field);
  const accent = accentOn(
    field,
    [sheet.scheme.a, sheet.scheme.c, sheet.scheme.b].filter((colour) => colour !== field),
  );
  const style = { family: DISPLAY, weight: 800, width: 88 };
  const size = await fitSize(sheet.studio, sheet.notice.day, 700, 520, style);
  const [em = 1] = await sheet.studio.measure([sheet.notice.day], style);
  const x = MARGIN + em * size + 10;
  const deep = size * 0.7;
  const title = await titleGroup(sheet, INNER, 300, 150);
  const top = MARGIN + deep + 60 + title.height + 64;
  return (
    rect(0, 0, WIDTH, HEIGHT, field) +
    textLine(MARGIN - size * 0.03, MARGIN + deep, sheet.notice.day, {
      fill: accent,
      size,
      weight: 800,
      family: DISPLAY,
      stretch: 88,
    }) +
    textLine(
      x,
      MARGIN + deep,
      sheet.notice.lasting ? sheet.notice.date.replace(sheet.notice.day, '').trim() : sheet.notice.month,
      {
        fill: accent,
        size: sheet.notice.lasting ? 96 : 210,
        weight: 800,
        family: DISPLAY,
        stretch: 88,
      },
    ) +
    house(WIDTH - MARGIN, MARGIN, field, 31, 'end') +
    (await facts(
      sheet,
      x + 10,
      MARGIN + deep - (sheet.notice.lasting ? 190 : 270),
      WIDTH - MARGIN - x - 10,
      fill,
      36,
    )) +
    title.draw(MARGIN, MARGIN + deep + 60, fill) +
    picture(sheet, 0, top, WIDTH, HEIGHT - top)
  );
};
