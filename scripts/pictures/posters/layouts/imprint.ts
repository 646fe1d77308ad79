import { PALETTE } from '../../palette.ts';
import { DISPLAY } from '../../render.ts';
import { accentOn, textOn } from '../schemes.ts';
import { fitSize, textLine } from '../setting/text-line.ts';
import { facts } from './facts.ts';
import { house } from './house.ts';
import { MARGIN, type Sheet, WIDTH } from './sheet.ts';

/** The bottom row: date as big numerals, facts, the house at the right edge. y is the top. */
export async function imprint(sheet: Sheet, y: number, background: string, size = 118): Promise<string> {
  const fill = textOn(background);
  const { a, b, c } = sheet.scheme;
  const accent = accentOn(background, sheet.rng.shuffle([a, b, c, PALETTE.mustard, PALETTE.red]));
  const lasting = sheet.notice.lasting;
  const wanted = lasting ? 440 : 300;
  const stretch = lasting ? 75 : 88;
  const style = { family: DISPLAY, weight: 800, width: stretch };
  const fitted = await fitSize(sheet.studio, sheet.notice.date, wanted, size, style);
  const [em = 1] = await sheet.studio.measure([sheet.notice.date], style);
  const date = textLine(MARGIN, y + size * 0.74, sheet.notice.date, {
    fill: accent,
    size: fitted,
    weight: 800,
    family: DISPLAY,
    stretch,
  });
  const x = MARGIN + em * fitted + 32;
  return (
    date +
    (await facts(sheet, x, y + size * 0.02, WIDTH - MARGIN - 285 - x, fill)) +
    house(WIDTH - MARGIN, y + size * 0.06, background, 31, 'end')
  );
}
