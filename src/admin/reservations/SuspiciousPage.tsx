import { Alert, Box, Button, Checkbox, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { type DeskReservation, judgeSuspicious, listReservations } from '../../api/admin-reservations.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { confirmAction } from '../shared/confirm.tsx';
import { PlainList } from '../shared/layout.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSelection } from '../shared/selection.tsx';
import { EmptyState, QueryState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import { useRooms } from './queries.ts';
import { requestCount, timeWords } from './words.tsx';

const SHOWN = 100;

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
      <QueryState query={list}>
        {({ items, total }) =>
          total === 0 ? <EmptyState title="Nič podozrivé neprišlo." /> : <Requests items={items} total={total} />
        }
      </QueryState>
    </>
  );
}

function Requests({ items, total }: { items: readonly DeskReservation[]; total: number }) {
  const selection = useSelection(items, ({ id }) => id);
  const { isPending, judge } = useJudgement(selection.clear);
  const { nameOf } = useRooms();
  // Somebody else may have decided some of the chosen ones meanwhile.
  const ids = items.filter(selection.has).map(({ id }) => id);
  return (
    <>
      <Group gap="var(--space-3) 1rem">
        <Checkbox
          label={total > items.length ? `Vybrať všetkých ${items.length} zobrazených z\u00a0${total}` : 'Vybrať všetky'}
          checked={ids.length === items.length}
          indeterminate={ids.length > 0 && ids.length < items.length}
          onChange={(event) => selection.set(items, event.currentTarget.checked)}
        />
        <Button variant="filled" disabled={ids.length === 0} loading={isPending} onClick={() => judge(ids, 'accept')}>
          Prijať medzi nové
        </Button>
        <Button disabled={ids.length === 0} loading={isPending} onClick={() => judge(ids, 'remove')}>
          Odstrániť
        </Button>
        <span role="status">{`Vybrané: ${ids.length}`}</span>
      </Group>
      <PlainList lines="above">
        {items.map((request) => (
          <Group key={request.id} component="li" gap="1rem" py="var(--space-3)" wrap="nowrap">
            <Checkbox
              aria-label={`Vybrať žiadosť ${request.name}, ${request.id}`}
              checked={selection.has(request)}
              onChange={(event) => selection.set([request], event.currentTarget.checked)}
            />
            <Group flex={1} gap="0.25rem 1rem">
              <Box flex="1 1 18rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
                <Link to={`/reservations/${request.id}`}>{request.name}</Link>
                <div>{`${nameOf(request.room)}, ${timeWords(request)}`}</div>
                <div>{[request.email, request.phone].filter(Boolean).join(', ')}</div>
              </Box>
              <time dateTime={request.created_at}>{formatDateTime(request.created_at)}</time>
            </Group>
          </Group>
        ))}
      </PlainList>
    </>
  );
}

type Action = 'accept' | 'remove';

function useJudgement(onDone: (action: Action) => void) {
  const save = useSave({
    call: ({ ids, action }: { ids: string[]; action: Action }) => judgeSuspicious(ids, action),
    done: ({ changed, left }, { action }) => {
      const done =
        action === 'accept'
          ? `Medzi nové sme presunuli ${requestCount(changed)}.`
          : `Odstránili sme ${requestCount(changed)}.`;
      return left.length === 0 ? done : { problem: `${done} O\u00a0ostatných medzitým rozhodol niekto iný.` };
    },
    refresh: [['reservations']],
    onDone: (_, { action }) => onDone(action),
  });
  return {
    isPending: save.isPending,

    async judge(ids: string[], action: Action): Promise<void> {
      const question = {
        title: `Odstrániť ${requestCount(ids.length)}?`,
        text: 'Natrvalo zmiznú a\u00a0nikomu o\u00a0tom nenapíšeme.',
        confirmLabel: 'Odstrániť',
        isDanger: true,
      };
      if (action === 'accept' || (await confirmAction(question))) save.mutate({ ids, action });
    },
  };
}

export function SuspiciousNote({ id }: { id: string }) {
  const navigate = useNavigate();
  const { isPending, judge } = useJudgement((action) => {
    if (action === 'remove') void navigate('/reservations/suspicious');
  });
  return (
    <Alert color="yellow" icon={<TriangleAlert aria-hidden />} title="Podozrivá žiadosť">
      <p>Prišla, keď ich bolo nezvyčajne veľa. Nikomu sme o&nbsp;nej nenapísali a&nbsp;po 30&nbsp;dňoch zmizne.</p>
      <Group>
        <Button variant="filled" loading={isPending} onClick={() => judge([id], 'accept')}>
          Prijať medzi nové
        </Button>
        <Button loading={isPending} onClick={() => judge([id], 'remove')}>
          Odstrániť
        </Button>
      </Group>
    </Alert>
  );
}
