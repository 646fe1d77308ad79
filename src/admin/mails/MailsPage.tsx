import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUndelivered, type UndeliveredMail } from '../../api/mails.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { mailErrorSentence } from '../../domain/words/mail-error-words.ts';
import { type Column, DataTable } from '../shared/DataTable.tsx';
import { useNow } from '../shared/now.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState } from '../shared/states.tsx';
import { useTableState } from '../shared/use-table-state.ts';
import { RetryMail } from './RetryMail.tsx';

export function MailsPage() {
  const state = useTableState({ sorts: [], defaultSort: '-queued_at', filters: {} });
  const { page, per_page } = state.params;
  const list = useQuery({
    queryKey: ['mails', page],
    queryFn: () => listUndelivered({ page, per_page }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Nedoručené e-maily"
        lead="Čo web poslal a&nbsp;ešte neodišlo. Čo čaká, skúšame päť dní sami, potvrdenia o&nbsp;prijatí deň; potom to ostane tu, kým to neskúsite vy."
      />
      <DataTable
        caption="Nedoručené e-maily"
        columns={COLUMNS}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Všetko, čo web poslal, odišlo." />}
      />
    </>
  );
}

const COLUMNS: readonly Column<UndeliveredMail>[] = [
  { id: 'subject', label: 'Predmet', cell: ({ subject }) => subject },
  { id: 'to', label: 'Komu', cell: ({ to }) => to },
  { id: 'queued_at', label: 'Odkedy', cell: ({ queued_at }) => formatDateTime(queued_at) },
  {
    id: 'reason',
    label: 'Prečo',
    cell: ({ last_error }) => (last_error === null ? 'Zatiaľ len čaká' : <Reason error={last_error} />),
  },
  { id: 'next', label: 'Čo ďalej', cell: (mail) => <NextStep mail={mail} /> },
];

function Reason({ error }: { error: string }) {
  return (
    <div>
      {mailErrorSentence(error)}
      <Text c="dimmed" fz="xs" style={{ overflowWrap: 'anywhere' }} lang="en">
        {error}
      </Text>
    </div>
  );
}

function NextStep({ mail: { id, next_attempt_at } }: { mail: UndeliveredMail }) {
  const now = useNow();
  if (next_attempt_at !== null)
    return Date.parse(next_attempt_at) > now ? `Skúsime ${formatDateTime(next_attempt_at)}` : 'Odíde, keď príde na rad';
  return <RetryMail id={id} />;
}
