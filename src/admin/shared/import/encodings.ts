export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'windows-1250': 'Windows (1250)',
  cp852: 'MS-DOS (CP852)',
  cp895: 'MS-DOS (bratia Kamenickí)',
  'mac-ce': 'starší Mac (Mac CE)',
  'iso-8859-2': 'ISO 8859-2',
} as const;

export type Encoding = keyof typeof ENCODINGS;

/**
 * For encodings that browsers do not know (unicode.org/Public/MAPPINGS, VENDORS/MICSFT/PC/CP852.TXT and
 * VENDORS/APPLE/CENTEURO.TXT). CP895 is CP437 with Slovak letters from 0x80 to 0xAB.
 */
const UPPER_HALVES: Partial<Record<Encoding, string>> = {
  cp852: [
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č',
    'áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐',
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀',
    'ÓßÔŃńňŠšŔÚŕŰýÝţ\u00b4\u00ad\u02dd\u02db\u02c7\u02d8§÷\u00b8°\u00a8\u02d9űŘř■\u00a0',
  ].join(''),
  cp895: [
    'ČüéďäĎŤčěĚĹÍľĺÄÁÉžŽôöÓůÚýÖÜŠĽÝŘť',
    'áíóúňŇŮÔšřŕŔ¼§«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐',
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀',
    'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  ].join(''),
  'mac-ce': [
    'ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü',
    '†°Ę£§•¶ß®©™ę\u00a8≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅ',
    'ņŃ¬√ńŇ∆«»…\u00a0ňŐÕőŌ–—\u201c\u201d\u2018\u2019÷◊ōŔŕŘ‹›řŖ',
    'ŗŠ\u201a\u201ešŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢ\u02c7',
  ].join(''),
};

/** What means nothing in UTF-8 becomes U+FFFD. */
export function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  const upperHalf = UPPER_HALVES[encoding];
  if (upperHalf === undefined) return new TextDecoder(encoding).decode(bytes);
  const codes = new Uint16Array(bytes);
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0;
    if (code >= 0x80) codes[at] = upperHalf.charCodeAt(code - 0x80);
  }
  return new TextDecoder('utf-16le').decode(codes);
}

const TAKEN_FOR = ['windows-1250', 'windows-1252'];

/** null: the text was not encoded twice. */
export function undoDoubleEncoding(text: string): string | null {
  for (const label of TAKEN_FOR) {
    const bytes = bytesIn(text, label);
    const before = bytes === null ? null : utf8In(bytes);
    if (before !== null && before !== text) return before;
  }
  return null;
}

function bytesIn(text: string, label: string): Uint8Array | null {
  const letters = new TextDecoder(label).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const byteOf = new Map(Array.from(letters, (letter, byte) => [letter, byte] as const));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const byte = byteOf.get(text.charAt(at));
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  return bytes;
}

/** null: it is another encoding. */
export function utf8In(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
