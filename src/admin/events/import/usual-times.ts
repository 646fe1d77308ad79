// Simple programs write times with dashes and colons, without seconds or with an offset, and days without VALUE.
const TIME = /^(dtstart|dtend|recurrence-id)((?:;(?:[^:;"]|"[^"]*")*)*):(\d{4})-?(\d\d)-?(\d\d)(.*)$/i;
const HOUR = /^[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(z?|[+-]\d\d:?\d\d)$/i;

/** `DTSTART:20270312T180000Z` for `DTSTART:2027-03-12T19:00+01:00`; other lines stay as they are. */
export function withUsualTime(line: string): string {
  const [, name, parameters = '', year, month, day, rest = ''] = TIME.exec(line) ?? [];
  if (name === undefined) return line;
  if (rest === '') {
    const value = /;value=/i.test(parameters) ? '' : ';VALUE=DATE';
    return `${name}${parameters}${value}:${year}${month}${day}`;
  }
  const [, hour, minute, second = '00', zone = ''] = HOUR.exec(rest) ?? [];
  if (hour === undefined) return line;
  if (!/^[+-]/.test(zone))
    return `${name}${parameters}:${year}${month}${day}T${hour}${minute}${second}${zone.toUpperCase()}`;
  const offset = zone.replace(/(?=\d\d$)/, zone.includes(':') ? '' : ':');
  const epochMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  // A zone beside the offset says nothing more.
  return Number.isNaN(epochMs) ? line : `${name}:${new Date(epochMs).toISOString().replace(/[:-]|\.\d+/g, '')}`;
}
