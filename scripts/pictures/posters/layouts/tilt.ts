import { PALETTE } from '../../palette.ts';
import { place, poly, rect } from '../../shapes.ts';
import { textOn } from '../schemes.ts';
import { imprint } from './imprint.ts';
import { HEIGHT, INNER, type Layout, MARGIN, picture, WIDTH } from './sheet.ts';
import { titleGroup } from './title.ts';

/** Title on a leaning band. */
export const tilt: Layout = async (sheet) => {
  const band = sheet.rng.pick(
    [sheet.scheme.a, sheet.scheme.b, PALETTE.ink].filter((colour) => colour !== sheet.scheme.ground),
  );
  const base =
    [PALETTE.paper, PALETTE.ink, sheet.scheme.c].find((colour) => colour !== band && colour !== sheet.scheme.ground) ??
    PALETTE.paper;
  const angle = sheet.rng.pick([-6, -5, 5]);
  const title = await titleGroup(sheet, 1020, 330, 170);
  const height = title.height + 120;
  const middle = HEIGHT - 270 - height / 2;
  const edge = Math.tan((angle * Math.PI) / 180) * (WIDTH / 2);
  return (
    picture(sheet, 0, 0, WIDTH, middle - height / 2 + Math.abs(edge) + 20) +
    poly(
      [
        [0, middle - edge],
        [WIDTH, middle + edge],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      base,
    ) +
    place(
      WIDTH / 2,
      middle,
      rect(-800, -height / 2, 1600, height, band) + title.draw(-INNER / 2 + 12, -title.height / 2, textOn(band)),
      angle,
    ) +
    (await imprint(sheet, HEIGHT - MARGIN - 100, base))
  );
};
