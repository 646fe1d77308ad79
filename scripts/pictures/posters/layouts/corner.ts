import { PALETTE } from '../../palette.ts';
import { DISPLAY } from '../../render.ts';
import { path, rect } from '../../shapes.ts';
import { accentOn, textOn } from '../schemes.ts';
import { fitSize, textLine } from '../setting/text-line.ts';
import { facts } from './facts.ts';
import { house } from './house.ts';
import { HEIGHT, type Layout, MARGIN, picture, WIDTH } from './sheet.ts';
import { titleGroup } from './title.ts';

/** Type in a quarter disc growing out of a corner. */
export const corner: Layout = async (sheet) => {
  const field = sheet.rng.pick(
    [sheet.scheme.a, PALETTE.paper, PALETTE.ink].filter((colour) => colour !== sheet.scheme.ground),
  );
  const fill = textOn(field);
  const title = await titleGroup(sheet, 640, 400, 170);
  const r = Math.max(900, Math.hypot(MARGIN + Math.max(title.block.widths[0] ?? 0, 400), title.height + 330) + 60);
  const top = HEIGHT - 300 - title.height;
  const accent = accentOn(field, [sheet.scheme.c, sheet.scheme.b]);
  const size = await fitSize(sheet.studio, sheet.notice.date, 560, 130, { family: DISPLAY, weight: 800, width: 88 });
  return (
    picture(sheet, 0, 0, WIDTH, HEIGHT - 150, [110, -190]) +
    rect(0, HEIGHT - 151, WIDTH, 151, field) +
    path(`M0 ${HEIGHT - r}A${r} ${r} 0 0 1 ${r} ${HEIGHT}H0Z`, field) +
    title.draw(MARGIN, top, fill) +
    textLine(MARGIN, HEIGHT - 150, sheet.notice.date, {
      fill: accent,
      size,
      weight: 800,
      family: DISPLAY,
      stretch: 88,
    }) +
    (await facts(sheet, MARGIN, HEIGHT - 118, 640, fill, 36)) +
    house(WIDTH - MARGIN, HEIGHT - 112, field, 31, 'end')
  );
};
