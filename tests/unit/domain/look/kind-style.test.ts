import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_EVENT_KINDS } from '../../../../src/domain/kinds/event-kinds.ts';
import { kindDrawings, markAddress, posterAddress } from '../../../../src/domain/look/kind-drawings.ts';
import { freeKindStyle, kindStyleOf } from '../../../../src/domain/look/kind-style.ts';
import { COLOURS, pairsOf } from '../../../../src/domain/look/palette.ts';
import { SHAPE_NAMES } from '../../../../src/domain/look/shapes.ts';

test('what stands on a colour is one of the pairs that a palette must keep readable', () => {
  const css = readFileSync('src/components/shapes/KindDrawing.css', 'utf8');
  const inInk = [...(/:is\((\.fill-[^)]*)\) \{\s*color: var\(--ink\)/.exec(css)?.[1] ?? '').matchAll(/fill-(\w+)/g)];
  const onIt = (ground: string) => (inInk.some(([, name]) => name === ground) ? 'ink' : 'paper');
  const checked = pairsOf({}).map(({ text, ground }) => [text, ground].toSorted().join(' and '));
  for (const ground of COLOURS) expect(checked).toContain([onIt(ground), ground].toSorted().join(' and '));
});

test('every drawing that a mark or a poster names is in the file', () => {
  const ids = [...kindDrawings().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  const named = SHAPE_NAMES.flatMap((shape) => [
    markAddress(shape),
    ...[0, 5, 150].map((seed) => posterAddress(shape, seed)),
  ]);
  for (const address of named) expect(ids).toContain(address.slice(address.indexOf('#') + 1));
});

test.each([96, 101, 108, 137])(
  'on a poster %d px wide no line shows where shapes of one colour touch',
  async (width) => {
    const height = width * 1.25;
    const use = `<use href="#quarter-circle-0" width="${width}" height="${height}"/></svg>`;
    const drawing = kindDrawings().replace(
      '<svg ',
      `<svg width="${width}" height="${height}" fill="#000" color="#fff" `,
    );
    const picture = sharp(Buffer.from(drawing.replace('</svg>', use)))
      .greyscale()
      .raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) =>
      data[(Math.floor((y * width) / 400) * info.width + Math.floor((x * width) / 400)) * info.channels];
    for (const x of [194, 197, 200, 203, 206]) expect(colourAt(x, 200), `white on both sides of 200 at ${x}`).toBe(255);
    for (const y of [94, 97, 100, 103, 106]) expect(colourAt(285, y), `black above and below 100 at ${y}`).toBe(0);
  },
);

test('a kind is drawn as its file says, and what it does not say follows from its id', () => {
  expect(kindStyleOf({ id: 'opera', color: 'ink', shape: 'dots' })).toEqual({ color: 'ink', shape: 'dots' });
  const usual = kindStyleOf({ id: 'opera' });
  expect(kindStyleOf({ id: 'opera', color: 'paper' })).toEqual({ color: 'paper', shape: usual.shape });
  expect(new Set(['opera', 'ples', 'trh', 'kino'].map((id) => JSON.stringify(kindStyleOf({ id })))).size).toBe(4);
});

test('no two kinds of a new house are drawn alike, and a new kind is not drawn as one of them', () => {
  const styles = DEFAULT_EVENT_KINDS.map(kindStyleOf);
  expect(new Set(styles.map((style) => JSON.stringify(style))).size).toBe(DEFAULT_EVENT_KINDS.length);
  expect(styles).not.toContainEqual(freeKindStyle(styles));
  const all = COLOURS.flatMap((color) => SHAPE_NAMES.map((shape) => ({ color, shape })));
  expect(all).toContainEqual(freeKindStyle(all));
});
