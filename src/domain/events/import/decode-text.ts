const UTF_16LE_MARK = [0xff, 0xfe];

/**
 * The text of a file as spreadsheets and calendars save it: UTF-8, with or without a byte order mark, Excel's „Unicode text“
 * (UTF-16), or the Windows-1250 of older programs. What is no UTF-8 is taken for Windows-1250, which has a letter for every byte.
 */
export function decodeText(bytes: Uint8Array): string {
  if (UTF_16LE_MARK.every((byte, at) => bytes[at] === byte)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
