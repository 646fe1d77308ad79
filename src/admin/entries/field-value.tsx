import type { ReactNode } from 'react';
import { isRecord } from '../../domain/content/same-value.ts';
import { pictureUrl } from '../../domain/galleries/picture-source.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import styles from './field-value.module.css';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const PICTURE = /^[a-z0-9-]+(?:\/[a-z0-9-]+)+\.(?:webp|jpg|jpeg|png|svg)$/;
const PICTURE_WIDTH = 320;

/** A value of any field as people read it. */
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
  if (INSTANT.test(text)) return formatDateTime(text);
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

/** What of a picture only the machine needs to know. */
const TECHNICAL = new Set(['id', 'width', 'height']);

function recordValue(record: Readonly<Record<string, unknown>>): ReactNode {
  const { x, y } = record;
  if (typeof x === 'number' && typeof y === 'number') return `dôležité miesto ${x}\u00a0% zľava, ${y}\u00a0% zhora`;
  const parts = Object.entries(record)
    .filter(([name]) => !('image_path' in record && TECHNICAL.has(name)))
    .map(([, part]) => part)
    .filter((part) => part !== null && part !== '' && part !== undefined);
  if (parts.length === 0) return <em className={styles.none}>nič</em>;
  if (parts.length === 1) return fieldValue(parts[0]);
  return listValue(parts);
}
