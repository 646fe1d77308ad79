// Bytes read in a wrong encoding give capitals, foreign signs and frames within words.

/** Non-breaking spaces stand anywhere, so they tell nothing. */
const BEYOND_ASCII = /[^\p{ASCII}\u00a0]/gu;
const LETTER = /\p{Script=Latin}/u;
const CAPITAL = /\p{Lu}/u;
const SMALL = /\p{Ll}/u;
const SLOVAK_LETTER = /[áäčďéíĺľňóôŕšťúýž]/iu;

/** „takto“ – 18:00 … 5 €, § 4, 20 °C */
const AS_IN_SLOVAK = new RegExp(
  [
    '[^\\p{L}\\p{N}][„‚][\\p{L}\\p{N}]',
    '\\S[“‘”’][^\\p{L}\\p{N}]',
    '[^\\p{L}][–—€§][^\\p{L}]',
    '[^\\p{L}]°.',
    '.…[^\\p{L}]',
  ].join('|'),
  'su',
);
/** They seldom stand between two letters. */
const USUAL = /[«»•·×©®™²³½‰„‚“‘”’–—€§°…]/;
const APOSTROPHE = '’';

/** More of them tell nothing new. */
export const TELLING_SIGNS = 500;

/** The mean over signs beyond ASCII: 1 as in Slovak, 0 as in other languages, -1 misread; 0 without signs. */
export function slovakScore(text: string): number {
  let [sum, count] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(BEYOND_ASCII)) {
    sum += scoreOf(text.charAt(index - 1) || ' ', sign, text.charAt(index + sign.length) || ' ');
    count += 1;
    if (count === TELLING_SIGNS) break;
  }
  return count === 0 ? 0 : sum / count;
}

function scoreOf(before: string, sign: string, after: string): number {
  if (LETTER.test(sign)) return isMisplaced(before, sign, after) ? -1 : SLOVAK_LETTER.test(sign) ? 1 : 0;
  const between = `${before}${sign}${after}`;
  if (AS_IN_SLOVAK.test(between)) return 1;
  const isWithinWord = LETTER.test(before) && LETTER.test(after);
  return USUAL.test(sign) && (!isWithinWord || sign === APOSTROPHE) ? 0 : -1;
}

/** A letter alone, a capital within a word, or a small letter before a capital. */
function isMisplaced(before: string, sign: string, after: string): boolean {
  const [isAfterLetter, isBeforeLetter] = [LETTER.test(before), LETTER.test(after)];
  if (!isAfterLetter && !isBeforeLetter) return !/[čČ]/.test(sign) || after !== '.';
  if (SMALL.test(sign)) return CAPITAL.test(after);
  return isAfterLetter && (!CAPITAL.test(before) || SMALL.test(after));
}
