// Some programs write lines that are no properties (RFC 5545 3.1), such as a text that they forgot to fold.
import ICAL from 'ical.js';

const [TAB, LF, CR, SPACE] = [0x09, 0x0a, 0x0d, 0x20];

/**
 * Joins folded lines (RFC 5545 3.1) as bytes, because a fold may split a letter, and ends each with LF. Empty lines
 * keep the numbers of the others.
 */
export function unfoldLines(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  let folds = 0;
  let at = 0;
  while (at < bytes.length) {
    const end = breakLength(bytes, at);
    const next = bytes[at + end];
    if (end === 0) {
      unfolded[length] = bytes[at] ?? 0;
      length += 1;
      at += 1;
    } else if (next === SPACE || next === TAB) {
      folds += 1;
      at += end + 1;
    } else {
      unfolded.fill(LF, length, length + 1 + folds);
      length += 1 + folds;
      folds = 0;
      at += end;
    }
  }
  return unfolded.subarray(0, length);
}

/** Of LF, CR LF, CR CR LF as some servers send it, or a CR alone; 0: the line goes on. */
function breakLength(bytes: Uint8Array, at: number): number {
  if (bytes[at] === LF) return 1;
  if (bytes[at] !== CR) return 0;
  if (bytes[at + 1] === LF) return 2;
  return bytes[at + 1] === CR && bytes[at + 2] === LF ? 3 : 1;
}

export interface FileLine {
  line: number;
  text: string;
}

const FOLD = /^[ \t]/;
/** vCalendar 1.0 breaks such a line behind `=`, without a space. */
const QUOTED = /^[^:]*;ENCODING=QUOTED-PRINTABLE[^:]*:/i;
/** A word of a text before a colon is no name. */
const NAME = /^[A-Z0-9_-]+(?=[;:])/;
const KNOWN_NAME =
  /^(?:begin|end|version|uid|summary|description|location|categories|url|class|status|dtstart|dtend|duration|rrule|rdate|exdate|recurrence-id|sequence|tzid|tzoffsetfrom|tzoffsetto)(?=[;:])/i;
/** The name of a zone holds a colon, as in `TZID=GMT+01:00`, but is not quoted. */
const UNQUOTED_ZONE = /^((?:dtstart|dtend|recurrence-id|rdate|exdate)(?:;[^;:"]*)*?;tzid=)([^";]*:[^";]*?)(?=:\d{8})/i;
const COMPONENT = /^(?:begin|end):/i;

export function keepContentLines(calendar: string): { calendar: string; skipped: FileLine[] } {
  const kept: string[] = [];
  const skipped: FileLine[] = [];
  for (const line of unfolded(calendar)) {
    const text = line.text.replace(UNQUOTED_ZONE, '$1"$2"');
    if (isContentLine(text)) kept.push(`${text}\r\n`);
    else skipped.push(line);
  }
  return { calendar: kept.join(''), skipped };
}

/** Lines of a calendar with two bytes a letter are still folded. */
function unfolded(calendar: string): FileLine[] {
  const lines: FileLine[] = [];
  for (const [at, written] of calendar.split('\n').entries()) {
    const above = lines.at(-1);
    if (above?.text.endsWith('=') && QUOTED.test(above.text)) above.text = above.text.slice(0, -1) + written;
    else if (above !== undefined && FOLD.test(written)) above.text += written.slice(1);
    else if (written.trim() !== '') lines.push({ line: at + 1, text: written.trimStart() });
  }
  return lines;
}

function isContentLine(text: string): boolean {
  if (COMPONENT.test(text)) return true;
  if (!NAME.test(text) && !KNOWN_NAME.test(text)) return false;
  try {
    ICAL.parse.property(text);
    return true;
  } catch {
    return false;
  }
}
