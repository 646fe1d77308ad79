import { DISPLAY } from '../../render.ts';
import { place, rect } from '../../shapes.ts';
import { accentOn, textOn } from '../schemes.ts';
import { textLine } from '../setting/text-line.ts';
import { facts } from './facts.ts';
import { house } from './house.ts';
import { fieldOf, HEIGHT, type Layout, MARGIN, picture, WIDTH } from './sheet.ts';
import { titleGroup } from './title.ts';

/** A column at the side with the title turned upwards. */
export const side: Layout = async (sheet) => {
  const right = sheet.rng.chance(0.4);
  const field = fieldOf(sheet, 0.2);
  const fill = textOn(field);
  const accent = accentOn(field, [sheet.scheme.c, sheet.scheme.b, sheet.scheme.a]);
  const size = sheet.notice.lasting ? 76 : 150;
  const rows = sheet.notice.lasting ? sheet.notice.date.split(/(?<=–) /) : [sheet.notice.day, sheet.notice.month];
  const shift = rows.length * size * 0.86;
  const space = HEIGHT - 150 - MARGIN - 80 - shift;
  const group = await titleGroup(sheet, space, 270, 200);
  const wide = Math.max(300, group.height + 140);
  const x = right ? WIDTH - wide : 0;
  const date = rows
    .map((row, index) =>
      textLine(x + 62, MARGIN + size * 0.74 + index * size * 0.86, row, {
        fill: accent,
        size,
        weight: 800,
        family: DISPLAY,
        stretch: 88,
      }),
    )
    .join('');
  const band = HEIGHT - 150;
  return (
    picture(sheet, right ? 0 : wide, 0, WIDTH - wide, band) +
    rect(x, 0, wide, HEIGHT, field) +
    date +
    place(x + (wide - group.height) / 2, band - 20, group.draw(0, 0, fill), -90) +
    rect(0, band, WIDTH, 150, field) +
    house(right ? WIDTH - MARGIN : MARGIN, band + 42, field, 31, right ? 'end' : 'start') +
    (await facts(sheet, right ? MARGIN : 460, band + 40, right ? 720 : WIDTH - 460 - MARGIN, fill, 36))
  );
};
