import { Alert, Button, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Mail, Pencil, Phone, Printer, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { type DeskReservationDetail, findReservation } from '../../api/admin-reservations.ts';
import { changeInWords } from '../../domain/reservations/reservation-changes.ts';
import { isOpen, type ReservationStatus, STATUS_WORDS } from '../../domain/reservations/reservation-status.ts';
import { shownToVisitor } from '../../domain/reservations/reservation-warnings.ts';
import { formatDate, formatDateTime, noonOf } from '../../domain/time/format-date.ts';
import { capitalised } from '../../domain/words/capitalised.ts';
import { phoneLink } from '../../domain/words/contact.ts';
import { formatAmount } from '../../domain/words/price.ts';
import { conflictIn, useOpenedEntry } from '../entries/use-entry-save.ts';
import { IconButton, LinkButton } from '../shared/buttons.tsx';
import { type Fact, FactList, Hint, Part, PlainList } from '../shared/layout.tsx';
import { ageWords, useNow } from '../shared/now.ts';
import { OccupantList } from '../shared/occupants.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DeskForm } from './DeskForm.tsx';
import { type Decision, decisionsOf } from './decisions.ts';
import { itemProblems, toDeskValues } from './desk-values.ts';
import { PaymentsToNote } from './PaymentsToNote.tsx';
import { useRooms } from './queries.ts';
import styles from './ReservationPage.module.css';
import { SuspiciousNote } from './SuspiciousPage.tsx';
import { ALL_RESERVATIONS, SAME_PLACE, SOURCE_WORDS, StatusBadge, timeWords } from './words.tsx';

export function ReservationPage() {
  const { id = '' } = useParams();
  const reservation = useQuery({ queryKey: ['reservations', 'one', id], queryFn: () => findReservation(id) });
  if (reservation.data === undefined)
    return (
      <>
        <PageHeader title="Rezervácia" lead={id} />
        <QueryState query={reservation} missing={ALL_RESERVATIONS} />
      </>
    );
  return <ReservationView key={id} reservation={reservation.data} />;
}

function ReservationView({ reservation }: { reservation: DeskReservationDetail }) {
  const { id, name, email, phone, source, status, suspicious } = reservation;
  const { nameOf } = useRooms();
  const form = useForm({
    initialValues: toDeskValues(reservation),
    validate: ({ items }) => itemProblems(items),
  });
  const { opened, keep } = useOpenedEntry(form, reservation, toDeskValues, conflictIn(form));
  const isBlock = source === 'block';
  return (
    <div className={styles.sheet}>
      <PageHeader
        title={isBlock ? `Zablokované: ${name}` : name}
        lead={`${nameOf(reservation.room)}, ${timeWords(reservation)}`}
      >
        <div className={styles.buttons}>
          {phone !== '' && (
            <LinkButton href={phoneLink(phone)} icon={Phone}>
              Zavolať
            </LinkButton>
          )}
          {email !== null && (
            <LinkButton href={`mailto:${email}?subject=${encodeURIComponent(`Rezervácia ${id}`)}`} icon={Mail}>
              Napísať
            </LinkButton>
          )}
          {isOpen(status) && !suspicious && (
            <LinkButton to={`/reservations/${id}/edit`} icon={Pencil}>
              Upraviť
            </LinkButton>
          )}
          <IconButton icon={Printer} onClick={() => print()}>
            Vytlačiť
          </IconButton>
        </div>
      </PageHeader>
      <Overlaps reservation={reservation} />
      {suspicious ? (
        <SuspiciousNote id={id} />
      ) : (
        <DecisionButtons reservation={reservation} hasChanges={form.isDirty()} />
      )}
      {!suspicious && <PaymentsToNote reservation={reservation} isDisabled={form.isDirty()} />}
      <ReservationFacts reservation={reservation} />
      {!suspicious && <DeskForm form={form} reservation={opened} onSaved={keep} />}
      <HistoryList reservation={reservation} />
    </div>
  );
}

function Overlaps({ reservation: { overlaps, more_overlaps } }: { reservation: DeskReservationDetail }) {
  if (overlaps.length === 0) return null;
  return (
    <Alert color="red" icon={<TriangleAlert aria-hidden />} title={SAME_PLACE}>
      <OccupantList occupants={overlaps} more={more_overlaps} />
    </Alert>
  );
}

function ReservationFacts({ reservation }: { reservation: DeskReservationDetail }) {
  const { nameOf } = useRooms();
  const { id, status, source, email, phone, created_at, eventType, purpose, attendees, message } = reservation;
  const { warnings, consent, reason, price } = reservation;
  const guest: Fact[] = [
    ['Telefón', phone === '' ? '–' : link(phoneLink(phone), phone)],
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
    ...(source === 'block' || price.total === null ? [] : paymentFacts(reservation)),
    ['Prijaté', `${formatDateTime(created_at)}, ${SOURCE_WORDS[source]}`],
    ...(reason === null ? [] : [['Dôvod', reason] satisfies Fact]),
  ];
  return (
    <Part title="Údaje">
      <FactList facts={facts} />
      {message !== null && (
        <>
          <Title order={3}>Správa</Title>
          <blockquote className={styles.message}>{message}</blockquote>
        </>
      )}
      {warnings.length > 0 && <Hint>{shownToVisitor(warnings)}</Hint>}
      {consent !== null && (
        <Hint>
          Súhlas zo dňa {formatDateTime(consent.given_at)}: „{consent.wording}“
        </Hint>
      )}
    </Part>
  );
}

function paymentFacts({ variable_symbol, refund }: DeskReservationDetail): Fact[] {
  return [
    ['Variabilný symbol', variable_symbol],
    ...(refund === null
      ? []
      : [['Vrátené', `${formatAmount(refund.amount)}, ${formatDate(noonOf(refund.paid_on))}`] satisfies Fact]),
  ];
}

function link(href: string, text: string) {
  return <a href={href}>{text}</a>;
}

function statusBadge(status: DeskReservationDetail['status']) {
  return <StatusBadge status={status} />;
}

function HistoryList({ reservation: { history } }: { reservation: DeskReservationDetail }) {
  if (history.length === 0) return null;
  return (
    <Part title="Čo sa dialo">
      <PlainList component="ol" gap="var(--space-3)">
        {history.map(({ at, status, by, override, changes }) => (
          <li key={at}>
            <strong>{status === null ? 'Zmena' : capitalised(STATUS_WORDS[status])}</strong>,{' '}
            {by ?? 'žiadateľ odkazom z\u00a0e-mailu'}
            {override && ', napriek obsadenej miestnosti'},{' '}
            <Text component="time" c="dimmed" dateTime={at}>
              {formatDateTime(at)}
            </Text>
            {changes.map((change) => (
              <div key={change.field}>{capitalised(changeInWords(change))}</div>
            ))}
          </li>
        ))}
      </PlainList>
    </Part>
  );
}

interface Props {
  reservation: DeskReservationDetail;
  hasChanges: boolean;
}

function DecisionButtons({ reservation, hasChanges }: Props) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const nowMs = useNow();
  const { id, status, source, date_from } = reservation;
  const decisions = decisionsOf(status, source === 'block');
  if (decisions.length === 0) return null;
  return (
    <section className={styles.decisions} data-waits={status === 'new'} aria-label="Rozhodnutie">
      <p>{hasChanges ? 'Najprv uložte zmeny, ktoré ste urobili nižšie.' : sentenceOf(status, reservation, nowMs)}</p>
      {decisions.map((each) =>
        each.status === 'confirmed' && date_from === null ? (
          <LinkButton key={each.status} to={`/reservations/${id}/edit`}>
            Doplniť termín
          </LinkButton>
        ) : (
          <Button
            key={each.status}
            variant={each.isMain ? 'filled' : 'default'}
            disabled={hasChanges}
            onClick={() => setDecision(each)}
          >
            {each.label}
          </Button>
        ),
      )}
      {decision !== null && (
        <DecisionDialog reservation={reservation} decision={decision} onClose={() => setDecision(null)} />
      )}
    </section>
  );
}

function sentenceOf(status: ReservationStatus, { waits_since, source }: DeskReservationDetail, nowMs: number): string {
  if (status === 'new') return `Čaká na odpoveď ${ageWords(waits_since, nowMs)}.`;
  if (status !== 'confirmed')
    return `Rezervácia je ${STATUS_WORDS[status]}. Ak sa niečo zmenilo, môže znova čakať na odpoveď.`;
  return source === 'block' ? 'Miestnosť je v\u00a0tomto čase zablokovaná.' : 'Miestnosť je pridelená.';
}
