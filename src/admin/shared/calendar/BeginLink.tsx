import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import styles from './Calendar.module.css';
import type { cellOf } from './use-cells.ts';

/** What a free day or hour begins. */
export interface Begin {
  /** `Nové podujatie` */
  label: string;
  /**
   * Its form, below /admin.
   * @param start a day, `2026-12-05`, or an hour of it, `2026-12-05T18:00`
   * @param room null: the place does not say which
   */
  pathTo: (start: string, room: string | null) => string;
}

interface Props {
  begin: Begin;
  start: string;
  room: string | null;
  /** The place in the calendar, for screen readers: `18:00, Dvorana`. */
  words: string;
  cell?: ReturnType<typeof cellOf>;
}

/** Begins something new at a free day or hour; it shows itself to those who look for it. */
export function BeginLink({ begin, start, room, words, cell }: Props) {
  return (
    <Link
      className={styles.begin ?? ''}
      to={begin.pathTo(start, room)}
      aria-label={`${begin.label}: ${words}`}
      {...cell}
    >
      <Plus aria-hidden size={18} />
    </Link>
  );
}
