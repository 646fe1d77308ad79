// Some programs write lines that are no properties (RFC 5545 3.1), such as a text that they forgot to fold.
import ICAL from 'ical.js';
import { withUsualTime } from './usual-times.ts';

export interface FileLine {
  /** From 1. */
  line: number;
  text: string;
}

const FOLD = /^[ \t]/;
/** vCalendar 1.0 breaks such a line behind `=`, without a space. */
const QUOTED = /^[^:]*;ENCODING=QUOTED-PRINTABLE[^:]*:/i;
/** A word of a text before a colon is no name. */
const NAME = /^[A-Z0-9_-]+(?=[;:])/;
const KNOWN_NAME =
  /^(?:begin|end|version|prodid|calscale|method|uid|summary|description|location|categories|url|class|status|dtstart|dtend|dtstamp|created|last-modified|duration|rrule|rdate|exdate|recurrence-id|sequence|tzid|tzname|tzoffsetfrom|tzoffsetto|x-[a-z0-9-]+)(?=[;:])/i;
/** The name of a zone holds a colon, as in `TZID=GMT+01:00`, but is not quoted. */
const UNQUOTED_ZONE = /^((?:dtstart|dtend|recurrence-id|rdate|exdate)(?:;[^;:"]*)*?;tzid=)([^";]*:[^";]*?)(?=:\d{8})/i;
const COMPONENT = /^(?:begin|end):/i;
/** Any text is a value of these. */
const TEXT = /^(?:uid|summary|description|location|categories|x-[a-z0-9-]+):/i;

export function keepContentLines(calendar: string): { calendar: string; skipped: FileLine[] } {
  const kept: string[] = [];
  const skipped: FileLine[] = [];
  for (const line of unfolded(calendar)) {
    const text = withUsualTime(line.text.replace(UNQUOTED_ZONE, '$1"$2"'));
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
  if (COMPONENT.test(text) || TEXT.test(text)) return true;
  if (!NAME.test(text) && !KNOWN_NAME.test(text)) return false;
  try {
    ICAL.parse.property(text);
    return true;
  } catch {
    return false;
  }
}
