// Text that people send, as it may be kept. Only what no database or mail can carry is changed: NUL and other control
// characters, and halves of surrogate pairs, which have no UTF-8.

const LONE_SURROGATE = /\p{Surrogate}/gu;
const CONTROLS = /\p{Cc}+/gu;
const LINE_BREAK = /\r\n|\r/g;
const CONTROLS_IN_TEXT = /[^\P{Cc}\n\t]/gu;
/** Spaces, joiners and marks of direction mean something between letters; alone they are nothing. */
const NOTHING_TO_SEE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u;

/** One line: line breaks and other control characters become a space. Empty when nothing of it can be seen. */
export function cleanLine(text: string): string {
  return trimmed(text.replace(LONE_SURROGATE, '\ufffd').replace(CONTROLS, ' '));
}

/** Several lines: line breaks are written `\n`, tabs stay. Empty when nothing of it can be seen. */
export function cleanText(text: string): string {
  return trimmed(text.replace(LONE_SURROGATE, '\ufffd').replace(LINE_BREAK, '\n').replace(CONTROLS_IN_TEXT, ''));
}

function trimmed(text: string): string {
  return NOTHING_TO_SEE.test(text) ? '' : text.trim();
}
