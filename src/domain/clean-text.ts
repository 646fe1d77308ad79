// Text that people send, as it may be kept. Only what no database or mail can carry is changed: NUL and other control
// characters, and halves of surrogate pairs, which have no UTF-8.

const LONE_SURROGATE = /\p{Surrogate}/gu;
const CONTROLS = /\p{Cc}+/gu;
const LINE_BREAK = /\r\n|\r/g;
const CONTROLS_IN_TEXT = /[^\P{Cc}\n\t]/gu;

/** One line: line breaks and other control characters become a space. */
export function cleanLine(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').replace(CONTROLS, ' ').trim();
}

/** Several lines: line breaks are written `\n`, tabs stay. */
export function cleanText(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').replace(LINE_BREAK, '\n').replace(CONTROLS_IN_TEXT, '').trim();
}
