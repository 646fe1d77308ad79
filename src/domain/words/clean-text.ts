// Cleans text that people send before it is kept, whether in a form, a call, a file or a setting.

const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Code points that will never be characters; XML refuses some of them. */
const NONCHARACTERS = /\p{Noncharacter_Code_Point}/gu;
const LINE_BREAK = /\r\n|\r/g;
const CONTROLS_IN_TEXT = /[^\P{Cc}\n\t]/gu;
/** Matches text without visible characters. Spaces, joiners and marks of direction matter only between letters. */
const NOTHING_TO_SEE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;

/** Controls, and the separators of lines and paragraphs. */
const NO_PART_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Signs that nobody sees, such as soft hyphens and marks of direction. Those within a picture made of several belong to it. */
const INVISIBLE =
  /(\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Component}]*)|\p{Default_Ignorable_Code_Point}/gu;
const LIGATURES = /[\ufb00-\ufb06]/g;

/**
 * One line: line breaks and other control characters become a space, ligatures become letters, and what nobody can see goes. The
 * result is empty when no character is visible.
 */
export function cleanLine(text: string): string {
  return withCharactersOnly(text)
    .replace(NO_PART_OF_A_LINE, ' ')
    .replace(INVISIBLE, '$1')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .trim();
}

/** Several lines: line breaks become `\n`, tabs stay. The result is empty when no character is visible. */
export function cleanText(text: string): string {
  const clean = withCharactersOnly(text).replace(LINE_BREAK, '\n').replace(CONTROLS_IN_TEXT, '');
  return NOTHING_TO_SEE.test(clean) ? '' : clean.trim();
}

const DASHES = /[\p{Pd}\u2212]/gu;

/** A telephone number as it is typed: with plain spaces and hyphens, whatever stood for them where it was copied from. */
export function cleanPhone(text: string): string {
  return cleanLine(text).replace(DASHES, '-').replace(/\s+/g, ' ');
}

function withCharactersOnly(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').replace(NONCHARACTERS, '');
}
