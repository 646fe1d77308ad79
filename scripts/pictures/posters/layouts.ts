import { markAt } from '../logos/mark.ts';
import { PALETTE } from '../palette.ts';
import type { Random } from '../random.ts';
import { DISPLAY, type Studio, TEXT } from '../render.ts';
import { circle, clip, path, place, poly, rect } from '../shapes.ts';
import type { Composition, Scheme } from './figure.ts';
import type { Notice } from './notice.ts';
import { accentOn, textOn } from './schemes.ts';
import { type Block, drawBlock, drawStrips, fitSize, setBest, setBlock, textLine } from './setting.ts';

export const WIDTH = 1200;
export const HEIGHT = 1500;
const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;

/** Everything a layout needs to make a poster. */
export interface Sheet {
  studio: Studio;
  notice: Notice;
  scheme: Scheme;
  rng: Random;
  compose: Composition;
}

type Layout = (sheet: Sheet) => Promise<string>;

/** The picture in an area of the sheet, on its ground. */
function picture(sheet: Sheet, x: number, y: number, w: number, h: number, shift?: readonly [number, number]): string {
  const area = rect(0, 0, w, h, sheet.scheme.ground);
  const figure = { ...sheet.scheme, w, h, shift, rng: sheet.rng };
  return place(x, y, clip(rect(0, 0, w, h, '#000'), area + sheet.compose(figure)));
}

/** A colour for the type field: one of the scheme's that is not the ground, or the ground itself. */
function fieldOf(sheet: Sheet, unified = 0.3): string {
  const { ground, a, b, c } = sheet.scheme;
  if (sheet.rng.chance(unified)) return ground;
  return sheet.rng.pick([a, b, c, PALETTE.paper, PALETTE.ink].filter((colour) => colour !== ground));
}

/** The house's name with its mark; x is the left edge, or the right edge when anchored at the end. */
function house(x: number, y: number, background: string, size = 31, anchor: 'start' | 'end' = 'start'): string {
  const fill = textOn(background);
  const mark = size * 2.3;
  const style = { fill, size, weight: 700, family: DISPLAY };
  const left = anchor === 'start' ? x : x - size * 8.2;
  return (
    markAt(left, y, mark, background) +
    textLine(left + mark + size * 0.55, y + size * 0.98, 'Kultúrny dom', style) +
    textLine(left + mark + size * 0.55, y + size * 2.04, 'Riviéra', style)
  );
}

/** Facts under the date: when and where. */
async function facts(sheet: Sheet, x: number, y: number, width: number, fill: string, size = 34): Promise<string> {
  const { time, place: where, price } = sheet.notice;
  const full = price ? `${time}, ${price}` : time;
  const roomy = (await fitSize(sheet.studio, full, width, size, { family: TEXT, weight: 600 })) > size * 0.8;
  const rows = [roomy ? full : time, where].filter(Boolean);
  const drawn: string[] = [];
  for (const [index, row] of rows.entries()) {
    const fitted = await fitSize(sheet.studio, row, width, size, { family: TEXT, weight: 600 });
    drawn.push(textLine(x, y + size * 0.74 + index * size * 1.28, row, { fill, size: fitted }));
  }
  return drawn.join('');
}

/** The bottom row: date as big numerals, facts, the house at the right edge. y is the top. */
async function imprint(sheet: Sheet, y: number, background: string, size = 118): Promise<string> {
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

interface Title {
  block: Block;
  height: number;
  draw(x: number, y: number, fill: string): string;
}

/** The title with its small lines, as one group. */
async function titleGroup(sheet: Sheet, w: number, h: number, most = 210, stretch?: number): Promise<Title> {
  const { studio, notice } = sheet;
  const small = notice.kicker || notice.sub;
  const smallBlock = small ? await smallLines(studio, small, w) : undefined;
  const smallHeight = smallBlock ? smallBlock.height + 34 : 0;
  const options = { w, h: h - smallHeight, most };
  const block = stretch
    ? await setBlock(studio, notice.title, { ...options, stretch })
    : await setBest(studio, notice.title, options);
  const descent = block.size * 0.12;
  return {
    block,
    height: block.height + smallHeight + (notice.sub ? descent : 0),
    draw(x, y, fill) {
      const big = drawBlock(block, x, y + (notice.kicker ? smallHeight : 0), fill);
      const smallY = notice.kicker ? y : y + block.height + 34 + descent;
      return big + (smallBlock?.draw(x, smallY, fill) ?? '');
    },
  };
}

/** A small text in at most two lines. */
async function smallLines(
  studio: Studio,
  text: string,
  w: number,
): Promise<{ height: number; draw(x: number, y: number, fill: string): string }> {
  const block = await setBlock(studio, text, { w, h: 130, most: 46, leading: 1.15 });
  return {
    height: block.height,
    draw: (x, y, fill) =>
      block.lines
        .map((row, index) =>
          textLine(x, y + block.size * 0.7 + index * block.leading, row, {
            fill,
            size: block.size * 0.98,
            weight: 650,
            family: DISPLAY,
          }),
        )
        .join(''),
  };
}

/** Name of a way of putting picture and type together. */
export type LayoutName =
  | 'foot'
  | 'head'
  | 'side'
  | 'inset'
  | 'strips'
  | 'numeral'
  | 'disc'
  | 'tilt'
  | 'corner'
  | 'stack';

/** Ways of putting picture and type together on a sheet. */
export const LAYOUTS: Record<LayoutName, Layout> = {
  /** Picture above, everything written in a field at the foot. */
  foot: async (sheet) => {
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
  },
  /** Title above the picture, a strip with the facts at the bottom. */
  head: async (sheet) => {
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
  },
  /** A column at the side with the title turned upwards. */
  side: async (sheet) => {
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
  },
  /** Picture set into the sheet with a margin, as in a museum. */
  inset: async (sheet) => {
    const plain = sheet.scheme.ground === PALETTE.paper ? sheet.scheme.a : PALETTE.paper;
    const fill = textOn(plain);
    const title = await titleGroup(sheet, INNER, 330, 180);
    const bottom = HEIGHT - title.height - 300;
    const left = sheet.rng.pick([MARGIN, 300]);
    const accent = accentOn(plain, [sheet.scheme.a, sheet.scheme.ground, sheet.scheme.b]);
    const numeral = left > 200 && !sheet.notice.lasting;
    const rows = [sheet.notice.day, sheet.notice.month];
    const date = rows
      .map((row, index) =>
        textLine(MARGIN - 4, MARGIN + 116 + index * 140, row, {
          fill: accent,
          size: 165,
          weight: 800,
          family: DISPLAY,
          stretch: 75,
        }),
      )
      .join('');
    const picked = picture(sheet, left, MARGIN, left > 200 ? WIDTH - left : INNER, bottom - MARGIN);
    const base = HEIGHT - MARGIN - 92;
    const row = numeral
      ? (await facts(sheet, MARGIN, base, 700, fill, 37)) + house(WIDTH - MARGIN, base, plain, 31, 'end')
      : await imprint(sheet, HEIGHT - MARGIN - 100, plain);
    return (
      rect(0, 0, WIDTH, HEIGHT, plain) + picked + (numeral ? date : '') + title.draw(MARGIN, bottom + 66, fill) + row
    );
  },
  /** Full picture, every line of the title on its own strip. */
  strips: async (sheet) => {
    const high = sheet.rng.chance(0.35);
    const background =
      sheet.scheme.ground === PALETTE.ink ? PALETTE.paper : sheet.rng.pick([PALETTE.ink, PALETTE.paper]);
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
      picture(
        sheet,
        0,
        high ? total * 0.7 : 0,
        WIDTH,
        high ? HEIGHT - 200 - total * 0.7 : HEIGHT - 200 - total * 0.55,
      ) +
      (high
        ? rect(0, 0, WIDTH, total * 0.7 + 1, sheet.scheme.ground)
        : rect(0, HEIGHT - 200 - total * 0.55, WIDTH, total * 0.55, shown)) +
      place(MARGIN, top + (tagFirst ? tag.height : 0), strips.drawing) +
      place(MARGIN, tagFirst ? top : top + strips.height, tag.drawing) +
      rect(0, HEIGHT - 200, WIDTH, 200, shown) +
      (await imprint(sheet, HEIGHT - 150, shown))
    );
  },
  /** The day as a huge numeral. */
  numeral: async (sheet) => {
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
  },
  /** Picture seen through a big disc, the date on a small one. */
  disc: async (sheet) => {
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
  },
  /** Title on a leaning band. */
  tilt: async (sheet) => {
    const band = sheet.rng.pick(
      [sheet.scheme.a, sheet.scheme.b, PALETTE.ink].filter((colour) => colour !== sheet.scheme.ground),
    );
    const base =
      [PALETTE.paper, PALETTE.ink, sheet.scheme.c].find(
        (colour) => colour !== band && colour !== sheet.scheme.ground,
      ) ?? PALETTE.paper;
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
  },
  /** Type in a quarter disc growing out of a corner. */
  corner: async (sheet) => {
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
  },
  /** Words stacked in a narrow column, picture beside them over the full height. */
  stack: async (sheet) => {
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
  },
};
