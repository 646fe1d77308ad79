import { inflateSync } from 'node:zlib';

export function objectsOf(pdf: Uint8Array): string {
  return Buffer.from(pdf)
    .toString('latin1')
    .replace(/stream\n[\s\S]*?endstream/g, '');
}

export function drawingOf(pdf: Uint8Array): string {
  const file = Buffer.from(pdf);
  const text = file.toString('latin1');
  const drawings: string[] = [];
  for (const { index, 0: head } of text.matchAll(/<<\n\/Length \d+\n\/Filter \/FlateDecode\n>>\nstream\n/g)) {
    const start = index + head.length;
    const content = inflateSync(file.subarray(start, text.indexOf('\nendstream', start))).toString('latin1');
    if (content.includes('BDC')) drawings.push(content);
  }
  return drawings.join('\n');
}

/** Finds what is marked as neither content nor decoration. */
export function untaggedOf(pdf: Uint8Array): string {
  return drawingOf(pdf).replace(/\/\w+ <<[\s\S]*?>> BDC[\s\S]*?EMC/g, '');
}

/** Each piece of text is a line. */
export function textOf(pdf: Uint8Array): string {
  const fonts = lettersByFont(pdf);
  return [...drawingOf(pdf).matchAll(/\bBT\n([\s\S]*?)\nET\b/g)]
    .map(([, piece = '']) => {
      const letters = fonts.get(/\/(F\d+) \S+ Tf/.exec(piece)?.[1] ?? '');
      if (letters === undefined) throw new Error('A text is drawn in a font that the file does not name');
      const glyphs = [...piece.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, run = '']) => run.match(/.{4}/g) ?? []);
      return glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join('');
    })
    .join('\n');
}

function lettersByFont(pdf: Uint8Array): Map<string, string[]> {
  const file = Buffer.from(pdf);
  const source = file.toString('latin1');
  const objects = objectsOf(pdf);
  const fonts = new Map<string, string[]>();
  for (const [, name = '', id = ''] of objects.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = new RegExp(`(?:^|\n)${id} 0 obj\n([\\s\\S]*?)endobj`).exec(objects)?.[1] ?? '';
    const map = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
    if (map === undefined) throw new Error(`The font ${name} has no letters`);
    const start = source.indexOf('stream\n', source.indexOf(`\n${map} 0 obj\n`)) + 'stream\n'.length;
    const table = inflateSync(file.subarray(start, source.indexOf('\nendstream', start))).toString('latin1');
    const lists = [...table.slice(table.indexOf('beginbfrange')).matchAll(/\[([^\]]*)\]/g)];
    const units = lists.flatMap(([, list = '']) => [...list.matchAll(/<([^>]*)>/g)]);
    fonts.set(
      name,
      units.map(([, hex = '']) => String.fromCharCode(...hex.split(' ').map((unit) => Number.parseInt(unit, 16)))),
    );
  }
  return fonts;
}

export function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
