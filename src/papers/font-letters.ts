// The letters that the site's fonts have (scripts/fonts/make-fonts.ts cuts them down to these).

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Letters of Slovak texts and of Czech, German and Hungarian names in them. Every page loads these. */
export const SLOVAK = [
  range(0x20, 0x7e),
  'ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽáäčďéíĺľňóôŕšťúýžĚŘŮěřůÖÜöü',
  '\u00a0©§°²·½×–—‘’‚“”„•…€→←↑↓−',
].join('');

/** Letters of other languages, which a page loads only when one is on it. */
export const FOREIGN = [...`${range(0xa1, 0xff)}ĹĺŔŕĄąĆćĘęŁłŃńŚśŹźŻżŐőŰűĂăŞşȘșȚțĐđŒœ‰′″™`]
  .filter((character) => !SLOVAK.includes(character))
  .join('');

const PRINTABLE = new Set(`${SLOVAK}${FOREIGN}\n`);

/** A text that the fonts can write: an unknown letter loses its mark, or is a question mark (Cyrillic, a drawn face). */
export function printable(text: string): string {
  const letters = [
    ...text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[\u2010-\u2012\u2015]/g, '-')
      .replaceAll('\t', ' '),
  ];
  return letters
    .map((letter) => {
      if (PRINTABLE.has(letter)) return letter;
      // Marks and joiners without a letter of their own.
      if (/^[\p{M}\p{Cf}\p{Cc}]$/u.test(letter)) return '';
      const [bare = ''] = letter.normalize('NFKD');
      return PRINTABLE.has(bare) ? bare : '?';
    })
    .join('');
}
