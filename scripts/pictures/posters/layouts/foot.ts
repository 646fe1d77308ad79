import { rect } from '../../shapes.ts';
import { textOn } from '../schemes.ts';
import { imprint } from './imprint.ts';
import { fieldOf, HEIGHT, INNER, type Layout, MARGIN, picture, WIDTH } from './sheet.ts';
import { titleGroup } from './title.ts';

/** Picture above, everything written in a field at the foot. */
export const foot: Layout = async (sheet) => {
  const field = fieldOf(sheet, 0.35);
  const title = await titleGroup(sheet, INNER, 400);
  const height = title.height + 330;
  const top = HEIGHT - height;
  return (
    picture(sheet, 0, 0, WIDTH, top) +
    rect(0, top, WIDTH, height, field) +
    title.draw(MARGIN, top + 70, textOn(field)) +
    (await imprint(sheet, HEIGHT - MARGIN - 110, field))
  );
};
