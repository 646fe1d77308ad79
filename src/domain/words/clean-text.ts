const LONE_SURROGATE = /\p{Surrogate}/gu;
/** XML refuses some of these. */
const NONCHARACTERS = /\p{Noncharacter_Code_Point}/gu;
const LINE_BREAK = /\r\n|\r/g;
const CONTROLS_IN_TEXT = /[^\P{Cc}\n\t]/gu;
/** Spaces, joiners and marks of direction show only between letters. */
const NOTHING_TO_SEE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;

const NO_PART_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Signs within a picture made of several belong to it. */
const INVISIBLE =
  /(\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Component}]*)|\p{Default_Ignorable_Code_Point}/gu;
const LIGATURES = /[\ufb00-\ufb06]/g;

/**
 * Control characters become spaces, ligatures letters, and a letter with its accent is one character (NFC); '' when
 * nothing is visible.
 */
export function cleanLine(text: string): string {
  return withCharactersOnly(text)
    .replace(NO_PART_OF_A_LINE, ' ')
    .replace(INVISIBLE, '$1')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .trim();
}

/** Tabs stay; a letter with its accent is one character (NFC); '' when nothing is visible. */
export function cleanText(text: string): string {
  const clean = withCharactersOnly(text).replace(LINE_BREAK, '\n').replace(CONTROLS_IN_TEXT, '').normalize('NFC');
  return NOTHING_TO_SEE.test(clean) ? '' : clean.trim();
}

const DASHES = /[\p{Pd}\u2212]/gu;

export function cleanPhone(text: string): string {
  return cleanLine(text).replace(DASHES, '-').replace(/\s+/g, ' ');
}

/** Without the spaces and dashes that people put between its parts; digits of full width are plain ones. */
export function cleanCode(text: string): string {
  return cleanLine(text).normalize('NFKC').replace(DASHES, '').replace(/\s/g, '');
}

function withCharactersOnly(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').replace(NONCHARACTERS, '');
}
