// The lines of a calendar (RFC 5545 3.1). Some programs write lines that say nothing, such as the second line of a text that
// they forgot to fold; these keep nobody from reading the others.
import ICAL from 'ical.js';

/** A line of a file. */
export interface FileLine {
  /** Counted from 1. */
  line: number;
  text: string;
}

const LINE_BREAK = /\r?\n/;
const FOLD = /^[ \t]/;
/** Programs write names in capitals; a word of a text before a colon is none. */
const NAME = /^[A-Z0-9_-]+(?=[;:])/;
const KNOWN_NAME =
  /^(?:begin|end|version|uid|summary|description|location|categories|url|class|status|dtstart|dtend|duration|rrule|rdate|exdate|recurrence-id|sequence|tzid|tzoffsetfrom|tzoffsetto)(?=[;:])/i;
const COMPONENT = /^(?:begin|end):/i;

/**
 * Leaves out the lines that are no properties.
 * @returns the others, each in one piece, and what was left out
 */
export function keepContentLines(calendar: string): { calendar: string; skipped: FileLine[] } {
  const kept: string[] = [];
  const skipped: FileLine[] = [];
  for (const line of unfolded(calendar)) {
    if (isContentLine(line.text)) kept.push(`${line.text}\r\n`);
    else skipped.push(line);
  }
  return { calendar: kept.join(''), skipped };
}

/** The lines of a calendar with two bytes a letter are still folded. */
function unfolded(calendar: string): FileLine[] {
  const lines: FileLine[] = [];
  for (const [at, written] of calendar.split(LINE_BREAK).entries()) {
    const above = lines.at(-1);
    if (above !== undefined && FOLD.test(written)) above.text += written.slice(1);
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
