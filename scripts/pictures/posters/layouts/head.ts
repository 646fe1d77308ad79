import { PALETTE } from '../../palette.ts';
import { rect } from '../../shapes.ts';
import { textOn } from '../schemes.ts';
import { imprint } from './imprint.ts';
import { fieldOf, HEIGHT, INNER, type Layout, MARGIN, picture, WIDTH } from './sheet.ts';
import { titleGroup } from './title.ts';

/** Title above the picture, a strip with the facts at the bottom. */
export const head: Layout = async (sheet) => {
  const field = fieldOf(sheet, 0.45);
  const title = await titleGroup(sheet, INNER, 420, 230);
  const top = title.height + 140;
  const strip = sheet.rng.pick([field, PALETTE.ink, PALETTE.paper]);
  return (
    rect(0, 0, WIDTH, top, field) +
    title.draw(MARGIN, 74, textOn(field)) +
    picture(sheet, 0, top, WIDTH, HEIGHT - top - 200) +
    rect(0, HEIGHT - 200, WIDTH, 200, strip) +
    (await imprint(sheet, HEIGHT - 150, strip))
  );
};
