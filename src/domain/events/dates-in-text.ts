// Old events list dates only in the text. Dates count only when they begin and end where the event does.
import { addDays, daysApart, daysBetween, isCalendarDate } from '../time/calendar-day.ts';
import { foldForSearch } from '../words/fold.ts';

export interface DatedText {
  kind?: string | undefined;
  title: string;
  start_date: string;
  end_date?: string | undefined;
  body: string;
}

export interface FoundDate {
  start_date: string;
  end_date: string;
}

/** `reason` is Slovak; null: the text does not speak of several dates. */
export type DatesInText = { dates: FoundDate[] } | { reason: string } | null;

export function datesInText(event: DatedText): DatesInText {
  const { start_date, end_date } = event;
  if (end_date === undefined || dayOf(start_date) === dayOf(end_date)) return null;
  const body = foldLines(event.body);
  const text = `${foldForSearch(event.title)}\n${body}`;
  const listed = listedDates(event, body);
  const found = listed ?? weeklyDates(event, text);
  if (found === null) return event.kind === 'course' ? { reason: 'V\u00a0texte sa nenašli dni, kedy sa koná.' } : null;
  if ('reason' in found) return found;
  const { dates } = found;
  if (dates.length < 2) return null;
  if (!dates.every((date) => isCalendarDate(dayOf(date.start_date))))
    return { reason: 'V\u00a0texte je deň, ktorý v\u00a0kalendári nie je.' };
  const stated = statedCount(text);
  if (stated !== null && stated !== dates.length)
    return { reason: `Text hovorí o\u00a0počte ${stated}, našlo sa ${dates.length}.` };
  if (dates.some((date) => date.end_date <= date.start_date))
    return { reason: 'Z\u00a0textu nevyplýva, o\u00a0koľkej sa jednotlivé dni končia.' };
  const isSame = dates[0]?.start_date === start_date && dates.at(-1)?.end_date === end_date;
  return isSame ? found : { reason: 'Dni v\u00a0texte sa nezhodujú so začiatkom a\u00a0koncom podujatia.' };
}

type Found = { dates: FoundDate[] } | { reason: string };

const MONTHS = [
  'januar',
  'februar',
  'marc',
  'april',
  'maj',
  'jun',
  'jul',
  'august',
  'september|septembr',
  'oktober|oktobr',
  'november|novembr',
  'december|decembr',
];
const WEEKDAYS = [
  'nedel(?:a|u|e|i|ami)',
  'pondel(?:ok|ka|ky|kov|kami)',
  'utor(?:ok|ka|ky|kov|kami)',
  'stred(?:a|u|y|ach|ami)|stried',
  'stvrt(?:ok|ka|ky|kov|kami)',
  'piat(?:ok|ka|ky|kov|kami)',
  'sobot(?:a|u|y|ach|ami)?|sobot',
];
const MONTH = MONTHS.map((name) => `(?:${name})`).join('|');
const WEEKDAY = WEEKDAYS.join('|');
const CLOCK = '\\d{1,2}[:.]\\d{2}';

/** `- **utorok 14., 21. a 28. januara 2025, 18:00 – 20:00**` */
const DATE_LINE = new RegExp(
  `^(?:(?:${WEEKDAY}),? )?(\\d{1,2}\\.(?:(?:,| a|,? aj) ?\\d{1,2}\\.)*) ?(${MONTH})[a-z]*(?: (\\d{4}))?` +
    `(?:[,:]? (?:o |od )?(${CLOCK})(?: ?(?:–|-|do) ?(${CLOCK})))?`,
);
const DIGIT_LINE = new RegExp(
  `^(?:(?:${WEEKDAY}),? )?(\\d{1,2})\\. ?(1[0-2]|0?[1-9])\\.(?! ?(?:${MONTH}))(?: ?(\\d{4}))?(?:[,:]? (?:o |od )?(${CLOCK})(?: ?(?:–|-|do) ?(${CLOCK})))?`,
);

/** null: other days, or only parts of an event that goes on day and night. */
function listedDates(event: DatedText, text: string): Found | null {
  const dates = text.split('\n').flatMap((line) => {
    const words = line.replaceAll('**', '').replace(/^[-*+#>]+ /, '');
    const found = datesOfLine(event, words);
    return found.length > 0 ? found : datesOfLine(event, words.replace(/^\d+\. /, ''));
  });
  const days = new Set(dates.map(({ start_date }) => dayOf(start_date)));
  const isWhole = days.has(dayOf(event.start_date)) && days.has(dayOf(event.end_date ?? event.start_date));
  if (!isWhole || days.size !== dates.length) return null;
  const sorted = dates.sort((a, b) => (a.start_date < b.start_date ? -1 : 1));
  // A festival's stands stay overnight; only a course goes home.
  const isUnbroken = daysApart(dayOf(event.start_date), dayOf(event.end_date ?? event.start_date)) + 1 === days.size;
  return isUnbroken && event.kind !== 'course' ? null : { dates: sorted };
}

function datesOfLine(event: DatedText, line: string): FoundDate[] {
  const named = DATE_LINE.exec(line);
  if (named !== null) {
    const [, days = '', month = '', year, from, until] = named;
    const number = MONTHS.findIndex((name) => new RegExp(`^(?:${name})$`).test(month)) + 1;
    return (days.match(/\d+/g) ?? []).flatMap((day) => dateAt(event, Number(day), number, year, from, until));
  }
  const [, day, month, year, from, until] = DIGIT_LINE.exec(line) ?? [];
  return day === undefined ? [] : dateAt(event, Number(day), Number(month), year, from, until);
}

/** A day that its month does not have, `31. februára`, is found where it would be. */
function dateAt(
  event: DatedText,
  day: number,
  month: number,
  year: string | undefined,
  from: string | undefined,
  until: string | undefined,
): FoundDate[] {
  const { start_date, end_date = start_date } = event;
  const years = year === undefined ? [start_date.slice(0, 4), end_date.slice(0, 4)] : [year];
  return [...new Set(years)]
    .map((of) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
    .filter((iso) => iso >= dayOf(start_date) && iso <= dayOf(end_date))
    .map((iso) => ({
      start_date: `${iso}T${from === undefined ? clockOf(start_date) : paddedClock(from)}`,
      end_date: `${iso}T${until === undefined ? clockOf(end_date) : paddedClock(until)}`,
    }));
}

const EVERY = new RegExp(`(?:kazd(?:y|u|e)|vzdy (?:v|vo)|v|vo|po) (${WEEKDAY})(?![a-z])`);
/** `v utorok` is one day, `v utorky` is every week. */
const PLURAL = /(?:y|e|ach|och)$/;
const EXCEPT = /okrem|s vynimkou|neuci|nekona|odpada|prestavk[auy] /;

/** Every week on the same day; not an exhibition with a tour each Sunday, which is open on other days, too. */
function weeklyDates(event: DatedText, text: string): Found | null {
  const { start_date, end_date = start_date, kind } = event;
  const match = EVERY.exec(text);
  if (match === null || kind === 'exhibition') return null;
  const [phrase, named = ''] = match;
  if (/^(?:v|vo|po) /.test(phrase) && !PLURAL.test(named)) return null;
  const weekday = WEEKDAYS.findIndex((name) => new RegExp(`^(?:${name})$`).test(named));
  const ends = [start_date, end_date].map((moment) => new Date(`${dayOf(moment)}T00:00Z`).getUTCDay());
  if (ends.some((end) => end !== weekday)) {
    const isCourse = kind === 'course';
    return isCourse ? { reason: 'Deň v\u00a0týždni v\u00a0texte nesedí so začiatkom alebo koncom.' } : null;
  }
  if (EXCEPT.test(text)) return { reason: 'Koná sa každý týždeň s\u00a0výnimkami, ktoré treba prečítať.' };
  const weeks = daysApart(dayOf(start_date), dayOf(end_date)) / 7;
  const days = daysBetween(dayOf(start_date), addDays(dayOf(start_date), weeks)).map((_, week) =>
    addDays(dayOf(start_date), week * 7),
  );
  return {
    dates: days.map((day) => ({
      start_date: `${day}T${clockOf(start_date)}`,
      end_date: `${day}T${clockOf(end_date)}`,
    })),
  };
}

const COUNTS = ['', '', 'dv(?:a|e|och)', 'tri|troch', 'styri|styroch', 'pat|piatich', 'sest(?:ich)?', 'siedmich|sedem']
  .concat(['osem|osmich', 'devat|deviatich', 'desat|desiatich', 'jedenast(?:ich)?', 'dvanast(?:ich)?'])
  .map((name) => (name === '' ? null : new RegExp(`^(?:${name})$`)));
const COUNTED = new RegExp(
  `(?<![a-z0-9])([a-z]{3,}|\\d{1,2}) ?(?:×|x|krat)?\\s?(?:[a-z]+ov(?:ych|e) )?(?:${WEEKDAY}|vecer(?:ov|y|och)|stretnut[a-z]*|dni|dnoch)(?![a-z])`,
  'g',
);

function statedCount(text: string): number | null {
  for (const [, word = ''] of text.matchAll(COUNTED)) {
    const count = /^\d/.test(word) ? Number(word) : COUNTS.findIndex((name) => name?.test(word) === true);
    if (count > 1) return count;
  }
  return null;
}

function foldLines(text: string): string {
  return text.split('\n').map(foldForSearch).join('\n');
}

function dayOf(moment: string): string {
  return moment.slice(0, '2026-12-05'.length);
}

function clockOf(moment: string): string {
  return moment.slice('2026-12-05T'.length);
}

function paddedClock(clock: string): string {
  return clock.replace('.', ':').padStart(5, '0');
}
