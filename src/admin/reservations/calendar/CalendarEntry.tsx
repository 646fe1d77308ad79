import { Link } from 'react-router';
import type { Occupant } from '../../../api/admin-reservations.ts';
import { STATUS_WORDS } from '../../../domain/reservations/reservation-status.ts';
import { KIND_WORDS, occupantAddress } from '../words.ts';
import styles from './Calendar.module.css';

interface Props {
  occupant: Occupant;
  hours: string;
  /** Name of the room, where several are shown. */
  room: string | null;
}

/** What takes a room, as a link to it; its kind and state are said, not only coloured. */
export function CalendarEntry({ occupant, hours, room }: Props) {
  const { kind, status, title } = occupant;
  const state = status === null || kind === 'block' ? KIND_WORDS[kind] : STATUS_WORDS[status];
  return (
    <Link
      className={styles.entry ?? ''}
      data-kind={kind}
      data-waits={status === 'new'}
      to={occupantAddress(occupant)}
      title={`${hours}, ${title}, ${state}`}
    >
      <span className={styles.hours}>{hours}</span> <span className={styles.title}>{title}</span>
      <span className={styles.state}>{room === null ? state : `${room}, ${state}`}</span>
    </Link>
  );
}
