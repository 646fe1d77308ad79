import { Badge, Box, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ban, FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { downloadSubscribers, listSubscribers, type Subscriber } from '../../api/admin-newsletter.ts';
import { EmailText } from '../../components/EmailText.tsx';
import { formatDate } from '../../domain/time/format-date.ts';
import { IconButton, LinkButton } from '../shared/buttons.tsx';
import { type Column, DataTable, TableDownload } from '../shared/DataTable.tsx';
import { FilterSelect, Filters, SearchField } from '../shared/Filters.tsx';
import { Hint } from '../shared/layout.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState } from '../shared/states.tsx';
import { useTableState } from '../shared/use-table-state.ts';
import { SubscriberMenu, SuppressDialog } from './subscriber-actions.tsx';
import { CONSENT_WORDS, SUBSCRIBER_WORDS, SUPPRESSION_WORDS } from './words.tsx';

const ANYWHERE = { overflowWrap: 'anywhere' } as const;
const WHY = { maw: '40ch', mt: '0.25rem', style: ANYWHERE };

const STATES = ['active', 'pending', 'suppressed'] as const;
const FILTERS = { state: STATES } as const;
const STATE_OPTIONS = [
  { value: 'active', label: 'Odoberajú' },
  { value: 'pending', label: 'Čakajú na potvrdenie' },
  { value: 'suppressed', label: 'Neposielame im' },
];

export function SubscribersPage() {
  const [suppressed, setSuppressed] = useState<string | null>(null);
  const state = useTableState({ sorts: [], defaultSort: '-since', filters: FILTERS });
  const { sort: _, ...params } = state.params;
  const list = useQuery({
    queryKey: ['newsletter', 'subscribers', params],
    queryFn: () => listSubscribers(params),
    placeholderData: keepPreviousData,
  });
  const { page: _1, per_page: _2, ...filter } = params;
  const columns: readonly Column<Subscriber>[] = [
    {
      id: 'email',
      label: 'E-mail',
      cell: ({ email }) => (
        <Text span display="block" miw="min(12rem, 70vw)" style={ANYWHERE}>
          {email === null ? 'neuchovaná adresa' : <EmailText email={email} />}
        </Text>
      ),
    },
    { id: 'state', label: 'Stav', cell: (subscriber) => <State subscriber={subscriber} /> },
    { id: 'consent', label: 'Súhlas', cell: (subscriber) => <Consent subscriber={subscriber} /> },
    {
      id: 'more',
      label: 'Možnosti',
      cell: (subscriber) => <SubscriberMenu subscriber={subscriber} onSuppress={setSuppressed} />,
    },
  ];
  return (
    <>
      <PageHeader title="Odberatelia" lead="Komu chodí mesačný prehľad a&nbsp;komu ho neposielame.">
        <LinkButton variant="filled" to="/newsletter/subscribers/new" icon={UserPlus}>
          Pridať odberateľa
        </LinkButton>
        <LinkButton to="/newsletter/subscribers/import" icon={FileUp}>
          Pridať zo súboru
        </LinkButton>
        <IconButton icon={Ban} onClick={() => setSuppressed('')}>
          Neposielať na adresu
        </IconButton>
        <TableDownload call={() => downloadSubscribers(filter)} />
      </PageHeader>
      <Filters>
        <SearchField label="E-mail alebo jeho časť" state={state} />
        <FilterSelect label="Stav" name="state" state={state} options={STATE_OPTIONS} all="Všetci" />
      </Filters>
      <DataTable
        caption="Odberatelia"
        columns={columns}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Prehľad zatiaľ nikto neodoberá. Prihlásiť sa dá na úvodnej stránke webu." />}
      />
      {suppressed !== null && <SuppressDialog email={suppressed} onClose={() => setSuppressed(null)} />}
    </>
  );
}

function State({ subscriber: { state, since, suppressed } }: { subscriber: Subscriber }) {
  return (
    <Box miw="min(9.5rem, 38vw)">
      <Group gap="0.35rem">
        {suppressed === null ? (
          <Badge color={state === 'active' ? 'green' : 'yellow'}>{SUBSCRIBER_WORDS[state]}</Badge>
        ) : (
          <Badge color="red">{SUBSCRIBER_WORDS.suppressed}</Badge>
        )}
      </Group>
      {state !== 'suppressed' && (
        <Hint {...WHY}>
          {suppressed === null ? 'od' : 'prihlásenie z'}&nbsp;{formatDate(since)}
        </Hint>
      )}
      {suppressed !== null && (
        <Hint {...WHY}>
          {SUPPRESSION_WORDS[suppressed.reason]}, {formatDate(suppressed.since)}
          {suppressed.reason === 'staff' && `: ${suppressed.detail}`}
        </Hint>
      )}
    </Box>
  );
}

function Consent({ subscriber: { given_by, proof } }: { subscriber: Subscriber }) {
  if (given_by === null) return '–';
  return (
    <Box miw="min(12rem, 38vw)">
      {CONSENT_WORDS[given_by]}
      {proof !== null && <Hint {...WHY}>{proof}</Hint>}
    </Box>
  );
}
