// Cleans text that people send before it is kept. It changes only characters that no database or mail can carry: NUL and other
// control characters, and halves of surrogate pairs, which have no UTF-8.

const LONE_SURROGATE = /\p{Surrogate}/gu;
const CONTROLS = /\p{Cc}+/gu;
const LINE_BREAK = /\r\n|\r/g;
const CONTROLS_IN_TEXT = /[^\P{Cc}\n\t]/gu;
/** Matches text without visible characters. Spaces, joiners and marks of direction matter only between letters. */
const NOTHING_TO_SEE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;

/** One line: line breaks and other control characters become a space. The result is empty when no character is visible. */
export function cleanLine(text: string): string {
  return trimmed(text.replace(LONE_SURROGATE, '\ufffd').replace(CONTROLS, ' '));
}

/** Several lines: line breaks become `\n`, tabs stay. The result is empty when no character is visible. */
export function cleanText(text: string): string {
  return trimmed(text.replace(LONE_SURROGATE, '\ufffd').replace(LINE_BREAK, '\n').replace(CONTROLS_IN_TEXT, ''));
}

function trimmed(text: string): string {
  return NOTHING_TO_SEE.test(text) ? '' : text.trim();
}
