import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../render.ts';

/** What a poster announces. */
export interface Notice {
  id: number;
  kind: string;
  /** Small line above the title, for example the name of a series. */
  kicker: string;
  title: string;
  /** Small line below the title. */
  sub: string;
  /** Day of the month with its full stop. */
  day: string;
  /** Month with its full stop. */
  month: string;
  /** `5. 12.` or `18. 12. – 31. 1.` */
  date: string;
  lasting: boolean;
  /** `sobota o 18:00` */
  time: string;
  place: string;
  /** What a free event says of money, `vstup voľný` or as staff wrote it; empty for a paid one. */
  price: string;
}

const WEEKDAYS = ['nedeľa', 'pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota'];
const LONGEST_TITLE = 64;

/** A wall-clock time read as UTC, so that no time zone changes it. */
function wallClock(value: unknown): Date | undefined {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(text);
  return match ? new Date(`${match[1]}T${match[2]}:00Z`) : undefined;
}

function dayAndMonth(date: Date): string {
  return `${date.getUTCDate()}. ${date.getUTCMonth() + 1}.`;
}

/** First part of a long text, up to a comma or a dash. */
function shorten(text: string): string {
  if (text.length <= LONGEST_TITLE) return text;
  const cut = text.search(/(, | – |; )(?=.{12})/);
  return cut >= 12 ? text.slice(0, cut) : text;
}

/** Splits a title into a small line above, the title proper and a small line below. */
function composeTitle(full: string): { kicker: string; title: string; sub: string } {
  const text = full.replace(/\s+/g, ' ').trim();
  const parts = /^(.+?)(: | – |(?<=\?) )(.+)$/.exec(text);
  const [, before = '', mark = '', after = ''] = parts ?? [];
  if (!parts || before.length < 3 || (text.length <= 16 && mark !== ': '))
    return { kicker: '', title: shorten(text), sub: '' };
  if (mark === ': ' && /^\p{Lu}/u.test(after) && after.length <= LONGEST_TITLE)
    return { kicker: before, title: after, sub: '' };
  const sub = shorten(after);
  return { kicker: '', title: shorten(before), sub: sub.length <= 90 ? sub : '' };
}

/** What a poster says of money. A paid event says nothing: its price list belongs on the page. */
function priceOf(front: Record<string, unknown>): string {
  if (front.is_paid === true) return '';
  return typeof front.price_text === 'string' ? front.price_text : 'vstup voľný';
}

/** Makes the notice out of an event's front matter. */
function noticeOf(front: Record<string, unknown>): Notice {
  const start = wallClock(front.start_date);
  if (!start) throw new Error(`Event ${String(front.id)} has no start_date`);
  const end = wallClock(front.end_date);
  const lasting = end !== undefined && end.getTime() - start.getTime() > 20 * 3600_000;
  const lastDay = end && new Date(end.getTime() - 1);
  const date = lasting && lastDay ? `${dayAndMonth(start)} – ${dayAndMonth(lastDay)}` : dayAndMonth(start);
  const hour = start.toISOString().slice(11, 16).replace(/^0/, '');
  const time = `${WEEKDAYS[start.getUTCDay()]} ${lasting ? 'od' : 'o'} ${hour}`;
  return {
    id: Number(front.id),
    kind: String(front.kind),
    ...composeTitle(String(front.title)),
    day: `${start.getUTCDate()}.`,
    month: `${start.getUTCMonth() + 1}.`,
    date,
    lasting,
    time,
    place: typeof front.location === 'string' ? front.location : '',
    price: priceOf(front),
  };
}

/** Notices of all events that have a poster, by id. */
export async function readNotices(): Promise<Notice[]> {
  const folder = join(ROOT, 'content', 'events');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const notices: Notice[] = [];
  for (const file of files) {
    const [, front = ''] = (await readFile(join(folder, file), 'utf8')).split(/^---$/m);
    const data = parse(front) as Record<string, unknown>;
    if (data.poster_image) notices.push(noticeOf(data));
  }
  return notices.sort((first, second) => first.id - second.id);
}
