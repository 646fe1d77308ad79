import { ApiError } from '../../../api/client.ts';
import { settings } from '../../../api/settings.ts';
import { isRecord } from '../../../domain/fields/same-value.ts';
import { NOTICE_PLACE_NAMES, NOTICE_PLACES, type Notice, type NoticePlace } from '../../../domain/hours/notices.ts';
import { type HoursException, spansInWords, type Weekday, weekdayOf } from '../../../domain/hours/opening-hours.ts';
import { NOTICES } from '../../../domain/kinds/notices.ts';
import { addDays, isoDay } from '../../../domain/time/calendar-day.ts';
import { dateParts, noonOf } from '../../../domain/time/format-date.ts';
import { typedEnd } from '../../../domain/time/typed-span.ts';
import { wallClockAt } from '../../../domain/time/wall-clock.ts';
import { capitalised } from '../../../domain/words/capitalised.ts';
import { listVersions } from '../../entries/versions.ts';
import { inItems, type Setting } from '../setting.ts';
import { freeId, type Row, toRows } from '../shared/rows.ts';

export interface NoticesValues {
  items: Row<Notice>[];
  past: Row<Notice>[];
}

export function newNotice(): Notice {
  return { id: '', text: '', from: wallClockAt(Date.now()), until: '', place: 'everywhere' };
}

export const NOTICE_PLACE_OPTIONS = NOTICE_PLACES.map((value) => ({
  value,
  label: capitalised(NOTICE_PLACE_NAMES[value]),
}));

const BY_TEXT = listVersions(({ text }) => String(text));

export const NOTICES_FORM: Setting<Notice[], NoticesValues> = {
  ...NOTICES,
  toValues(notices) {
    const now = wallClockAt(Date.now());
    const rows = toRows(notices);
    return { items: rows.filter(({ until }) => until > now), past: rows.filter(({ until }) => until <= now) };
  },
  toFields({ items, past }) {
    const rows = [...items, ...past];
    const taken = new Set(rows.map(({ id }) => id));
    return rows.map(({ key: _, id, text, from, until, place }) => ({
      id: id || freeId(`oznam ${text}`, taken),
      text: text.trim(),
      from,
      until: typedEnd(from, until),
      place,
    }));
  },
  fieldOf: inItems,
  versions: {
    split: (value) =>
      Object.fromEntries(
        Object.entries(BY_TEXT.split(value)).map(([text, notice]) => [
          text,
          isRecord(notice) ? { ...notice, place: NOTICE_PLACE_NAMES[notice.place as NoticePlace] } : notice,
        ]),
      ),
    join(chosen, versions) {
      const joined = BY_TEXT.join(chosen, versions);
      return Array.isArray(joined)
        ? joined.map((notice) => ({
            ...notice,
            place: NOTICE_PLACES.find((place) => NOTICE_PLACE_NAMES[place] === notice.place) ?? notice.place,
          }))
        : joined;
    },
  },
};

const ON_DAY: Readonly<Record<Weekday, string>> = {
  monday: 'V\u00a0pondelok',
  tuesday: 'V\u00a0utorok',
  wednesday: 'V\u00a0stredu',
  thursday: 'Vo štvrtok',
  friday: 'V\u00a0piatok',
  saturday: 'V\u00a0sobotu',
  sunday: 'V\u00a0nedeľu',
};
const DAYS_AHEAD = 7;

/** From a week before until the end of the day. */
export function noticeOf({ date, place, closed, from, until, note }: HoursException): Omit<Notice, 'id'> {
  const { day, month } = dateParts(noonOf(date));
  const when = `${ON_DAY[weekdayOf(date)]} ${day}.\u00a0${month}`;
  const isOpen = closed !== true;
  const times = isOpen && from !== undefined && until !== undefined ? ` ${spansInWords([{ from, until }])}` : '';
  const what =
    place === 'box-office'
      ? `je pokladnica ${isOpen ? 'otvorená' : 'zatvorená'}`
      : `máme ${isOpen ? 'otvorené' : 'zatvorené'}`;
  const first = addDays(date, -DAYS_AHEAD);
  const today = isoDay(Date.now());
  return {
    text: `${when} ${what}${times}${note === undefined ? '' : ` (${note})`}.`,
    from: `${[first, today].sort().at(-1)}T00:00`,
    until: `${addDays(date, 1)}T00:00`,
    place: 'everywhere',
  };
}

const ATTEMPTS = 3;

/** Adds the notice once, also when somebody else saves meanwhile, so the call may be repeated. */
export async function addNotice(notice: Omit<Notice, 'id'>): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const entry = await settings.find('notices');
    const known = entry.is_broken ? undefined : NOTICES.schema.safeParse(entry.value).data;
    if (known === undefined)
      throw new ApiError(409, 'Súbor oznamov má chybu, otvorte najprv Oznamy a\u00a0opravte ju.');
    if (known.some(({ text, from, until }) => text === notice.text && from === notice.from && until === notice.until))
      return;
    const id = freeId(`oznam ${notice.text}`, new Set(known.map(({ id }) => id)));
    const answer = await settings.change('notices', entry.version, { value: [...known, { id, ...notice }] });
    if (answer.outcome === 'saved') return;
  }
  throw new ApiError(409, 'Oznamy práve mení niekto iný. Skúste to o\u00a0chvíľu znova.');
}
