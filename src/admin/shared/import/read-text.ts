/** The largest file that may be imported. */
const MAX_BYTES = 2 * 1024 * 1024;

const ZIP_START = [0x50, 0x4b];
const OLD_EXCEL_START = [0xd0, 0xcf];
const UTF_16LE_MARK = [0xff, 0xfe];

/**
 * The text of a chosen file.
 * @param notText the message for a file that holds no text
 * @throws UnreadableFile
 */
export function readText(bytes: Uint8Array, notText: string): string {
  const startsWith = (start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
  if (bytes.length > MAX_BYTES)
    throw new UnreadableFile('Súbor je väčší ako 2\u00a0MB. Rozdeľte ho, prosím, na menšie časti.');
  if (startsWith(ZIP_START) || startsWith(OLD_EXCEL_START))
    throw new UnreadableFile(
      'Toto je zošit, z\u00a0ktorého nevieme čítať. V\u00a0Exceli zvoľte Uložiť ako a\u00a0typ súboru „CSV UTF-8“, potom vyberte nový súbor.',
    );
  const text = decode(bytes, startsWith(UTF_16LE_MARK));
  if (text.includes('\0')) throw new UnreadableFile(notText);
  return text;
}

/**
 * UTF-8, with or without a byte order mark, Excel's „Unicode text“ (UTF-16), or the Windows-1250 of older programs. A file that
 * is not UTF-8 is read as Windows-1250, which has a letter for every byte.
 */
function decode(bytes: Uint8Array, isUtf16: boolean): string {
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** A file that cannot be used; the message is a sentence about the cause and what to do. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
