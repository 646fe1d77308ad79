import { PALETTE } from '../../palette.ts';
import { DISPLAY } from '../../render.ts';
import { circle, clip, place, rect } from '../../shapes.ts';
import { textOn } from '../schemes.ts';
import { fitSize, textLine } from '../setting/text-line.ts';
import { facts } from './facts.ts';
import { house } from './house.ts';
import { HEIGHT, INNER, type Layout, MARGIN, picture, WIDTH } from './sheet.ts';
import { titleGroup } from './title.ts';

/** Picture seen through a big disc, the date on a small one. */
export const disc: Layout = async (sheet) => {
  const others = [sheet.scheme.a, sheet.scheme.b, sheet.scheme.c, PALETTE.paper].filter(
    (colour) => colour !== sheet.scheme.ground,
  );
  const field = sheet.rng.pick(others);
  const fill = textOn(field);
  const title = await titleGroup(sheet, INNER, 320, 180);
  const base = HEIGHT - title.height - 266;
  const r = Math.min(560, base * 0.535);
  const right = sheet.rng.chance(0.5);
  const cx = right ? WIDTH - r + 40 : r - 40;
  const cy = base / 2 - 8;
  const seen = clip(circle(cx, cy, r, '#000'), place(0, 0, picture(sheet, cx - r, cy - r, r * 2, r * 2)));
  const sx = right ? 200 : WIDTH - 200;
  const sticker =
    [PALETTE.ink, PALETTE.paper, PALETTE.mustard, PALETTE.red].find(
      (colour) => colour !== field && colour !== sheet.scheme.ground,
    ) ?? PALETTE.ink;
  const size = await fitSize(sheet.studio, sheet.notice.date, 226, 112, { family: DISPLAY, weight: 800, width: 75 });
  const date =
    circle(sx, 200, 146, sticker) +
    textLine(sx, 200 + size * 0.35, sheet.notice.date, {
      fill: textOn(sticker),
      size,
      weight: 800,
      family: DISPLAY,
      stretch: 75,
      anchor: 'middle',
    });
  const y = HEIGHT - MARGIN - 84;
  return (
    rect(0, 0, WIDTH, HEIGHT, field) +
    seen +
    date +
    title.draw(MARGIN, base + 56, fill) +
    (await facts(sheet, MARGIN, y, 720, fill, 38)) +
    house(WIDTH - MARGIN, y, field, 31, 'end')
  );
};
