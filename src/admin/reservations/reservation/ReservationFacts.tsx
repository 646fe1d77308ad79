import { Title } from '@mantine/core';
import type { DeskReservationDetail } from '../../../api/admin-reservations.ts';
import { shownToVisitor } from '../../../domain/reservations/reservation-warnings.ts';
import { formatDateTime } from '../../../domain/time/format-date.ts';
import { type Fact, FactList } from '../../shared/lists.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { useRooms } from '../use-rooms.ts';
import { SOURCE_WORDS, timeWords } from '../words.ts';
import styles from './ReservationPage.module.css';

/** Everything the visitor wrote, and what he was told. */
export function ReservationFacts({ reservation }: { reservation: DeskReservationDetail }) {
  const { nameOf } = useRooms();
  const { id, status, source, email, phone, created_at, eventType, purpose, attendees, message } = reservation;
  const { warnings, consent, reason } = reservation;
  const guest: Fact[] = [
    ['Telefón', phone === '' ? '–' : link(`tel:${phone.replace(/[^\d+]/g, '')}`, phone)],
    ['E-mail', email === null ? '–' : link(`mailto:${email}`, email)],
    ['Druh podujatia', eventType ?? '–'],
    ['Účel', purpose ?? '–'],
    ['Počet osôb', attendees ?? '–'],
  ];
  const facts: Fact[] = [
    ['Číslo', id],
    ['Stav', statusBadge(status)],
    ['Miestnosť', nameOf(reservation.room)],
    ['Termín', timeWords(reservation)],
    ...(source === 'block' ? [] : guest),
    ['Prijaté', `${formatDateTime(created_at)}, ${SOURCE_WORDS[source]}`],
    ...(reason === null ? [] : [['Dôvod', reason] satisfies Fact]),
  ];
  return (
    <section className={styles.part} aria-labelledby="facts">
      <Title order={2} id="facts">
        Údaje
      </Title>
      <FactList facts={facts} />
      {message !== null && (
        <>
          <Title order={3}>Správa</Title>
          <blockquote className={styles.message}>{message}</blockquote>
        </>
      )}
      {warnings.length > 0 && <p className={styles.small}>{shownToVisitor(warnings)}</p>}
      {consent !== null && (
        <p className={styles.small}>
          Súhlas zo dňa {formatDateTime(consent.given_at)}: „{consent.wording}“
        </p>
      )}
    </section>
  );
}

function link(href: string, text: string) {
  return <a href={href}>{text}</a>;
}

function statusBadge(status: DeskReservationDetail['status']) {
  return <StatusBadge status={status} />;
}
