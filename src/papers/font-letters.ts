// scripts/fonts/make-fonts.ts cuts the site's fonts down to these.

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Slovak, and Czech, German and Hungarian names. Every page loads these. */
export const SLOVAK = [
  range(0x20, 0x7e),
  'ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽáäčďéíĺľňóôŕšťúýžĚŘŮěřůÖÜöü',
  '\u00a0©§°²·½×–—‘’‚“”„•…€→←↑↓−',
].join('');

/** A page loads these only when it has one. */
export const FOREIGN = [...`${range(0xa1, 0xff)}ĹĺŔŕĄąĆćĘęŁłŃńŚśŹźŻżŐőŰűĂăŞşȘșȚțĐđŒœ‰′″™`]
  .filter((character) => !SLOVAK.includes(character))
  .join('');

const PRINTABLE = new Set(`${SLOVAK}${FOREIGN}\n`);

/** An unknown letter loses its mark or becomes a question mark. */
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
      if (/^[\p{M}\p{Cf}\p{Cc}]$/u.test(letter)) return '';
      const [base = ''] = letter.normalize('NFKD');
      return PRINTABLE.has(base) ? base : '?';
    })
    .join('');
}
