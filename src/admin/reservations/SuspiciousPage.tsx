import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type DeskReservation, listReservations } from '../../api/admin-reservations.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState, ErrorState, LoadingState } from '../shared/states.tsx';
import styles from './SuspiciousPage.module.css';
import { useJudgement } from './use-judgement.ts';
import { useRooms } from './use-rooms.ts';
import { timeWords } from './words.ts';

const SHOWN = 100;

/** Requests that came over the limits of the form: a hundred at a time, let through or removed together. */
export function SuspiciousPage() {
  const list = useQuery({
    queryKey: ['reservations', 'suspicious'],
    queryFn: () => listReservations({ suspicious: 'true', per_page: String(SHOWN) }),
  });
  return (
    <>
      <PageHeader
        title="Podozrivé žiadosti"
        lead="Prišli, keď ich bolo nezvyčajne veľa. Nikomu sme o&nbsp;nich nenapísali, miestnosť neblokujú a&nbsp;po 30&nbsp;dňoch zmiznú."
      />
      {list.isPending ? (
        <LoadingState />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => list.refetch()} />
      ) : list.data.total === 0 ? (
        <EmptyState title="Nič podozrivé neprišlo." />
      ) : (
        <Requests items={list.data.items} total={list.data.total} />
      )}
    </>
  );
}

function Requests({ items, total }: { items: readonly DeskReservation[]; total: number }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { isPending, judge } = useJudgement(() => setChosen(new Set()));
  const { nameOf } = useRooms();
  // What somebody else has decided meanwhile is chosen no more.
  const ids = items.map(({ id }) => id).filter((id) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  return (
    <>
      <div className={styles.actions}>
        <Checkbox
          label={total > items.length ? `Vybrať všetkých ${items.length} zobrazených z\u00a0${total}` : 'Vybrať všetky'}
          checked={ids.length === items.length}
          indeterminate={ids.length > 0 && ids.length < items.length}
          onChange={(event) => setChosen(new Set(event.currentTarget.checked ? items.map(({ id }) => id) : []))}
        />
        <Button disabled={ids.length === 0} loading={isPending} onClick={() => judge(ids, 'accept')}>
          Prijať medzi nové
        </Button>
        <Button variant="default" disabled={ids.length === 0} loading={isPending} onClick={() => judge(ids, 'remove')}>
          Odstrániť
        </Button>
        <span role="status">{`Vybrané: ${ids.length}`}</span>
      </div>
      <ul className={styles.list}>
        {items.map((request) => (
          <li key={request.id}>
            <Checkbox
              aria-label={`Vybrať žiadosť ${request.name}, ${request.id}`}
              checked={chosen.has(request.id)}
              onChange={(event) => choose(request.id, event.currentTarget.checked)}
            />
            <div className={styles.facts}>
              <Link to={`/reservations/${request.id}`}>{request.name}</Link>
              <div>{`${nameOf(request.room)}, ${timeWords(request)}`}</div>
              <div>{[request.email, request.phone].filter(Boolean).join(', ')}</div>
            </div>
            <time dateTime={request.created_at}>{formatDateTime(request.created_at)}</time>
          </li>
        ))}
      </ul>
    </>
  );
}
