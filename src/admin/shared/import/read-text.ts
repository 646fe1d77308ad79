import { decodeAs, ENCODINGS, type Encoding, undoDoubleEncoding, utf8In } from './encodings.ts';
import { slovakScore, TELLING_SIGNS } from './slovak-score.ts';

const MAX_BYTES = 2 * 1024 * 1024;

const ZIP_START = [0x50, 0x4b];
const OLD_EXCEL_START = [0xd0, 0xcf];
const UTF_16_MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] };

/** Some servers send CR CR LF; very old programs write CR alone. */
const LINE_BREAK = /\r{1,2}\n|\r/g;

/**
 * Reads UTF-8, UTF-16 (Excel's „Unicode text“), or what looks most Slovak. Lines end with LF.
 * @throws UnreadableFile; UnsureEncoding
 */
export function readText(bytes: Uint8Array, notText: string, encoding?: Encoding): string {
  const startsWith = (start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
  if (bytes.length > MAX_BYTES)
    throw new UnreadableFile('Súbor je väčší ako 2\u00a0MB. Rozdeľte ho, prosím, na menšie časti.');
  if (startsWith(ZIP_START) || startsWith(OLD_EXCEL_START))
    throw new UnreadableFile(
      'Toto je zošit, z\u00a0ktorého nevieme čítať. V\u00a0Exceli zvoľte Uložiť ako a\u00a0typ súboru „CSV UTF-8“, potom vyberte nový súbor.',
    );
  const [marked] = Object.entries(UTF_16_MARKS).find(([, mark]) => startsWith(mark)) ?? [];
  const utf16 = marked ?? (bytes.includes(0) ? Object.keys(UTF_16_MARKS).find((name) => isAscii(bytes, name)) : null);
  if (utf16 === undefined) throw new UnreadableFile(notText);
  const text = utf16 === null ? decode(bytes, encoding) : new TextDecoder(utf16).decode(bytes);
  if (text.includes('\0')) throw new UnreadableFile(notText);
  return text.replace(LINE_BREAK, '\n');
}

/** Read in the other order, no sign of UTF-16 is of ASCII, which more than half of a table or a calendar is. */
function isAscii(bytes: Uint8Array, utf16: string): boolean {
  const text = new TextDecoder(utf16).decode(bytes);
  return text.replace(/[^\p{ASCII}]|\0/gu, '').length > text.length / 2;
}

function decode(bytes: Uint8Array, encoding: Encoding | undefined): string {
  if (encoding !== undefined) return decodeAs(bytes, encoding);
  const text = utf8In(bytes);
  if (text === null) return mostSlovak(bytes);
  return slovakScore(text) < ENOUGH ? (undoDoubleEncoding(text) ?? text) : text;
}

/** A right text looks at least so Slovak, and so much more than in any other encoding. */
const ENOUGH = 0.5;
const CLEARLY = 0.2;

function mostSlovak(bytes: Uint8Array): string {
  const readings = new Map<string, { encoding: Encoding; score: number }>();
  const beginning = tellingBytes(bytes);
  for (const encoding of Object.keys(ENCODINGS) as Encoding[]) {
    const text = decodeAs(beginning, encoding);
    if (!readings.has(text)) readings.set(text, { encoding, score: slovakScore(text) });
  }
  const all = [...readings.values()];
  const windowsScore = all.find(({ encoding }) => encoding === 'windows-1250')?.score ?? 0;
  // ISO 8859-2 is rare and differs from Windows in few letters, so it must score better.
  const [best, next] = all
    .filter(({ encoding, score }) => encoding !== 'iso-8859-2' || score > windowsScore)
    .toSorted((a, b) => b.score - a.score);
  if (best !== undefined && best.score >= ENOUGH && best.score - (next?.score ?? -1) >= CLEARLY)
    return decodeAs(bytes, best.encoding);
  const line = tellingLine(bytes);
  throw new UnsureEncoding(all.map(({ encoding }) => ({ encoding, line: decodeAs(line, encoding) })));
}

const [LF, CR] = [0x0a, 0x0d];
const MOST_SHOWN_BYTES = 120;
const SHOWN_BEFORE = 30;
const isBeyondAscii = (byte: number) => byte >= 0x80;

/** The lines whose signs are judged. */
function tellingBytes(bytes: Uint8Array): Uint8Array {
  let count = 0;
  const end = bytes.findIndex((byte) => {
    if (isBeyondAscii(byte)) count += 1;
    return byte === LF && count >= TELLING_SIGNS;
  });
  return end === -1 ? bytes : bytes.subarray(0, end);
}

function tellingLine(bytes: Uint8Array): Uint8Array {
  let telling = bytes.subarray(0, 0);
  let most = 0;
  let start = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    if (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) continue;
    const line = bytes.subarray(start, at);
    const count = line.filter(isBeyondAscii).length;
    if (count > most) [telling, most] = [line, count];
    start = at + 1;
  }
  const from = Math.max(0, telling.findIndex(isBeyondAscii) - SHOWN_BEFORE);
  return telling.subarray(from, from + MOST_SHOWN_BYTES);
}

/** The message tells the user what to do. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export interface Reading {
  encoding: Encoding;
  line: string;
}

export class UnsureEncoding extends Error {
  override name = 'UnsureEncoding';
  readonly readings: readonly Reading[];

  constructor(readings: readonly Reading[]) {
    super('The encoding of the file cannot be told');
    this.readings = readings;
  }
}
