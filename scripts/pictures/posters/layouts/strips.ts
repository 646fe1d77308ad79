import { PALETTE } from '../../palette.ts';
import { place, rect } from '../../shapes.ts';
import { textOn } from '../schemes.ts';
import { setBest, setBlock } from '../setting/block.ts';
import { drawStrips } from '../setting/drawn-block.ts';
import { imprint } from './imprint.ts';
import { HEIGHT, type Layout, MARGIN, picture, WIDTH } from './sheet.ts';

/** Full picture, every line of the title on its own strip. */
export const strips: Layout = async (sheet) => {
  const high = sheet.rng.chance(0.35);
  const background = sheet.scheme.ground === PALETTE.ink ? PALETTE.paper : sheet.rng.pick([PALETTE.ink, PALETTE.paper]);
  const shown = background === sheet.scheme.ground ? PALETTE.ink : background;
  const fill = textOn(shown);
  const block = await setBest(sheet.studio, sheet.notice.title, { w: 930, h: 400, most: 170, leading: 1.13 });
  const strips = drawStrips(block, 0, 0, fill, shown);
  const small = sheet.notice.kicker || sheet.notice.sub;
  const label = small ? await setBlock(sheet.studio, small, { w: 930, h: 140, most: 56, leading: 1.2 }) : undefined;
  const paint = sheet.scheme.c === shown || sheet.scheme.c === sheet.scheme.ground ? sheet.scheme.d : sheet.scheme.c;
  const tag = label ? drawStrips(label, 0, 0, textOn(paint), paint) : { drawing: '', height: 0 };
  const total = strips.height + tag.height;
  const top = high ? MARGIN : HEIGHT - 200 - 76 - total;
  const tagFirst = Boolean(sheet.notice.kicker);
  return (
    picture(sheet, 0, high ? total * 0.7 : 0, WIDTH, high ? HEIGHT - 200 - total * 0.7 : HEIGHT - 200 - total * 0.55) +
    (high
      ? rect(0, 0, WIDTH, total * 0.7 + 1, sheet.scheme.ground)
      : rect(0, HEIGHT - 200 - total * 0.55, WIDTH, total * 0.55, shown)) +
    place(MARGIN, top + (tagFirst ? tag.height : 0), strips.drawing) +
    place(MARGIN, tagFirst ? top : top + strips.height, tag.drawing) +
    rect(0, HEIGHT - 200, WIDTH, 200, shown) +
    (await imprint(sheet, HEIGHT - 150, shown))
  );
};
