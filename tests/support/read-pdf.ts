import { inflateSync } from 'node:zlib';

/** The objects of a PDF as text, streams left aside. */
export function objectsOf(pdf: Uint8Array): string {
  return Buffer.from(pdf)
    .toString('latin1')
    .replace(/stream\n[\s\S]*?endstream/g, '');
}

/** What is drawn on the pages, in the language of PDF. */
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

/** What is drawn and is neither content nor decoration, which a screen reader could not tell apart. */
export function untaggedOf(pdf: Uint8Array): string {
  return drawingOf(pdf).replace(/\/\w+ <<[\s\S]*?>> BDC[\s\S]*?EMC/g, '');
}

export function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
