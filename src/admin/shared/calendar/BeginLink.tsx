import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import styles from './Calendar.module.css';
import type { cellOf } from './use-cells.ts';

export interface Begin {
  label: string;
  /** The form of something new, `/events/new`. */
  path: string;
  /** The room that the calendar shows; null: all of them. */
  room: string | null;
}

/** `start` is a day, `2026-12-05`, or an hour of it, `2026-12-05T18:00`; `room` is null where the place names none. */
export function beginPath(begin: Begin, start: string, room: string | null): string {
  const at = room ?? begin.room;
  return `${begin.path}?${new URLSearchParams({ start, ...(at !== null && { room: at }) })}`;
}

interface Props {
  begin: Begin;
  start: string;
  room: string | null;
  words: string;
  cell?: ReturnType<typeof cellOf>;
}

export function NothingYet({ begin }: { begin: Begin }) {
  return <p className={styles.nothing}>Zatiaľ tu nič nie je. {begin.label} pridáte znamienkom plus pri dni.</p>;
}

export function BeginLink({ begin, start, room, words, cell }: Props) {
  return (
    <Link
      className={styles.begin ?? ''}
      to={beginPath(begin, start, room)}
      aria-label={`${begin.label}: ${words}`}
      {...cell}
    >
      <Plus aria-hidden size={18} />
    </Link>
  );
}
