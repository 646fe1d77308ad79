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
    const end = lineEnd(bytes, at);
    unfolded.set(bytes.subarray(at, end), length);
    length += end - at;
    at = end + breakLength(bytes, end);
    const next = bytes[at];
    if (next === SPACE || next === TAB) {
      folds += 1;
      at += 1;
    } else if (at > end) {
      unfolded.fill(LF, length, length + 1 + folds);
      length += 1 + folds;
      folds = 0;
    }
  }
  return unfolded.subarray(0, length);
}

function lineEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) at += 1;
  return at;
}

/** Of LF, CR LF, CR CR LF as some servers send it, or a CR alone; 0: the file ends. */
function breakLength(bytes: Uint8Array, at: number): number {
  if (bytes[at] === LF) return 1;
  if (bytes[at] !== CR) return 0;
  if (bytes[at + 1] === LF) return 2;
  return bytes[at + 1] === CR && bytes[at + 2] === LF ? 3 : 1;
}

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
/** Most lines are such, with any words as their value or with a plain time, and need not be read twice. */
const TEXT = /^(?:uid|summary|description|location|categories|url|class|status|sequence|x-[a-z0-9-]+):/i;
const TIME =
  /^(?:dtstart|dtend|dtstamp|created|last-modified|recurrence-id|exdate)(?:;tzid=[\w/ -]+|;value=date)*:[\dTZ]+$/i;

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
  if (COMPONENT.test(text) || TEXT.test(text) || TIME.test(text)) return true;
  if (!NAME.test(text) && !KNOWN_NAME.test(text)) return false;
  try {
    ICAL.parse.property(text);
    return true;
  } catch {
    return false;
  }
}

// Simple programs write times with dashes and colons, without seconds or with an offset, and days without VALUE.
const WRITTEN_TIME = /^(dtstart|dtend|recurrence-id)((?:;(?:[^:;"]|"[^"]*")*)*):(\d{4})-?(\d\d)-?(\d\d)(.*)$/i;
const WRITTEN_HOUR = /^[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(z?|[+-]\d\d:?\d\d)$/i;

/** `DTSTART:20270312T180000Z` for `DTSTART:2027-03-12T19:00+01:00`; other lines stay as they are. */
function withUsualTime(line: string): string {
  const [, name, parameters = '', year, month, day, rest = ''] = WRITTEN_TIME.exec(line) ?? [];
  if (name === undefined) return line;
  if (rest === '') {
    const value = /;value=/i.test(parameters) ? '' : ';VALUE=DATE';
    return `${name}${parameters}${value}:${year}${month}${day}`;
  }
  const [, hour, minute, second = '00', zone = ''] = WRITTEN_HOUR.exec(rest) ?? [];
  if (hour === undefined) return line;
  if (!/^[+-]/.test(zone))
    return `${name}${parameters}:${year}${month}${day}T${hour}${minute}${second}${zone.toUpperCase()}`;
  const offset = zone.replace(/(?=\d\d$)/, zone.includes(':') ? '' : ':');
  const epochMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  // A zone beside the offset says nothing more.
  return Number.isNaN(epochMs) ? line : `${name}:${new Date(epochMs).toISOString().replace(/[:-]|\.\d+/g, '')}`;
}
