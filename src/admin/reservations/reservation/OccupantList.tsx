import { Link } from 'react-router';
import type { Occupant } from '../../../api/admin-reservations.ts';
import { KIND_WORDS, moreWords, occupantAddress, occupantTime } from '../words.ts';
import styles from './ReservationPage.module.css';

/** What shares a room and a time, each as a link, and how many more there are. */
export function OccupantList({ occupants, more }: { occupants: readonly Occupant[]; more: number }) {
  return (
    <ul className={styles.overlaps}>
      {occupants.map((other) => (
        <li key={`${other.kind} ${other.id} ${other.start}`}>
          <Link to={occupantAddress(other)}>{other.title}</Link> (
          {other.status === 'new' ? 'čaká na odpoveď' : KIND_WORDS[other.kind]}), {occupantTime(other)}
        </li>
      ))}
      {more > 0 && <li>{moreWords(more)}</li>}
    </ul>
  );
}
