import { Title } from '@mantine/core';
import type { DeskReservationDetail } from '../../../api/admin-reservations.ts';
import { STATUS_WORDS } from '../../../domain/reservations/reservation-status.ts';
import { formatDateTime } from '../../../domain/time/format-date.ts';
import styles from './ReservationPage.module.css';

/** Who moved it where, and when. */
export function HistoryList({ reservation: { history } }: { reservation: DeskReservationDetail }) {
  if (history.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="history">
      <Title order={2} id="history">
        Čo sa dialo
      </Title>
      <ol className={styles.history}>
        {history.map(({ at, status, by, override }) => (
          <li key={at}>
            <strong>{STATUS_WORDS[status]}</strong>, {by ?? 'žiadateľ odkazom z\u00a0e-mailu'}
            {override && ', napriek obsadenej miestnosti'}, <time dateTime={at}>{formatDateTime(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
