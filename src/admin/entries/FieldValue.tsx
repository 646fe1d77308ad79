import { type Change, diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import { dateInWords } from '../../domain/events/date-words.ts';
import { CHANGE_WORDS } from '../../domain/events/event-words.ts';
import { isRecord } from '../../domain/fields/same-value.ts';
import { pictureUrl } from '../../domain/galleries/picture-source.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { isWallClock, toOffsetIso } from '../../domain/time/written-moment.ts';
import { capitalised } from '../../domain/words/capitalised.ts';
import styles from './versions.module.css';

export function ChangedValue({ before, after }: { before: unknown; after: unknown }) {
  if (isLongText(before) && isLongText(after))
    return (
      <dd className={styles.whole}>
        <TextChange before={before} after={after} />
      </dd>
    );
  return (
    <>
      <dd>
        <span className={styles.label}>predtým</span>
        {fieldValue(before)}
      </dd>
      <dd>
        <span className={styles.label}>potom</span>
        {fieldValue(after)}
      </dd>
    </>
  );
}

const LONG_TEXT = 120;

function isLongText(value: unknown): value is string {
  return typeof value === 'string' && (value.length > LONG_TEXT || value.includes('\n'));
}

function TextChange({ before, after }: { before: string; after: string }) {
  return (
    <div className={styles.text}>
      {diffWordsWithSpace(before, after).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts do not change while they are shown
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

function Part({ part: { value, added, removed } }: { part: Change }) {
  if (added) return <ins>{value}</ins>;
  return removed ? <del>{value}</del> : shortened(value);
}

const CONTEXT = 120;

function shortened(text: string): string {
  if (text.length <= CONTEXT * 2 + 10) return text;
  const head = text.slice(0, CONTEXT).replace(/\S*$/, '');
  const tail = text.slice(-CONTEXT).replace(/^\S*/, '');
  return `${head}…${tail}`;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const PICTURE = /^[a-z0-9-]+(?:\/[a-z0-9-]+)+\.(?:webp|jpg|jpeg|png|svg)$/;
const PICTURE_WIDTH = 320;

export function fieldValue(value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return <em className={styles.none}>prázdne</em>;
  if (value === true) return 'áno';
  if (value === false) return 'nie';
  if (typeof value === 'string') return textValue(value);
  if (Array.isArray(value)) return value.length === 0 ? <em className={styles.none}>nič</em> : listValue(value);
  if (isRecord(value)) return recordValue(value);
  return String(value);
}

function textValue(text: string): ReactNode {
  if (MOMENT.test(text)) return formatDateTime(isWallClock(text) ? toEpochMs(text) : text);
  if (PICTURE.test(text)) return <img className={styles.picture} src={pictureUrl(text, PICTURE_WIDTH)} alt="" />;
  return text;
}

function listValue(items: readonly unknown[]): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is shown
        <li key={index}>{fieldValue(item)}</li>
      ))}
    </ul>
  );
}

const TECHNICAL = new Set(['width', 'height']);

function recordValue(record: Readonly<Record<string, unknown>>): ReactNode {
  const { x, y } = record;
  if (typeof x === 'number' && typeof y === 'number') return `dôležité miesto ${x}\u00a0% zľava, ${y}\u00a0% zhora`;
  if (isEventDate(record)) return dateWords(record);
  const change = changeOf(record);
  if (change !== null) return change;
  const parts = Object.entries(record)
    .filter(([name]) => name !== 'id' && !('image_path' in record && TECHNICAL.has(name)))
    .map(([, part]) => part)
    .filter((part) => part !== null && part !== '' && part !== undefined);
  if (parts.length === 0) return <em className={styles.none}>nič</em>;
  if (parts.length === 1) return fieldValue(parts[0]);
  return listValue(parts);
}

function changeOf({ name, ...others }: Readonly<Record<string, unknown>>): string | null {
  if (Object.keys(others).length > 0 || (name !== 'Zrušený' && name !== 'Presunutý')) return null;
  return capitalised(CHANGE_WORDS[name]);
}

type EventDateRecord = Parameters<typeof dateInWords>[0] & { previous_start_date?: string | null };

function isEventDate(
  record: Readonly<Record<string, unknown>>,
): record is Readonly<Record<string, unknown>> & EventDateRecord {
  return 'start_date' in record && isWallClock(String(record.start_date)) && 'tickets' in record;
}

function dateWords({ start_date, end_date, previous_start_date, ...rest }: EventDateRecord): string {
  const end = end_date && isWallClock(end_date) ? toOffsetIso(end_date) : null;
  const words = dateInWords({ ...rest, start_date: toOffsetIso(start_date), end_date: end });
  return previous_start_date ? `${words}, pôvodne ${formatDateTime(toEpochMs(previous_start_date))}` : words;
}
