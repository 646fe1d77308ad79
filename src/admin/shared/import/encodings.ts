export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'windows-1250': 'Windows (1250)',
  cp852: 'MS-DOS (CP852)',
  'mac-ce': 'starší Mac (Mac CE)',
  'iso-8859-2': 'ISO 8859-2',
} as const;

export type Encoding = keyof typeof ENCODINGS;

/**
 * For encodings that browsers do not know (unicode.org/Public/MAPPINGS, VENDORS/MICSFT/PC/CP852.TXT and
 * VENDORS/APPLE/CENTEURO.TXT).
 */
const UPPER_HALVES: Partial<Record<Encoding, string>> = {
  cp852: [
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č',
    'áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐',
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀',
    'ÓßÔŃńňŠšŔÚŕŰýÝţ\u00b4\u00ad\u02dd\u02db\u02c7\u02d8§÷\u00b8°\u00a8\u02d9űŘř■\u00a0',
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
  const codes = Uint16Array.from(bytes, (byte) => (byte < 0x80 ? byte : upperHalf.charCodeAt(byte - 0x80)));
  return new TextDecoder('utf-16le').decode(codes);
}
