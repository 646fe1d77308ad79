import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isMissing } from '../../api/admin-client.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { HistoryPanel, type HistoryProps } from './HistoryPanel.tsx';

interface Props extends Omit<HistoryProps, 'version' | 'onRestored'> {
  find: () => Promise<{ title: string; version: string | null }>;
  back: { to: string; label: string };
  deleted?: { to: string; label: string; title: string; text: string };
}

export function HistoryPage({ find, back, deleted, ...history }: Props) {
  const navigate = useNavigate();
  const { section, id } = history.entry;
  const found = useQuery({
    queryKey: [section, 'version', id],
    queryFn: () =>
      find().catch((error: unknown) => {
        if (deleted !== undefined && isMissing(error)) return null;
        throw error;
      }),
    retry: false,
  });
  const isDeleted = found.data === null;
  const way = isDeleted ? deleted : back;
  return (
    <>
      <PageHeader title="História zmien" lead={found.data?.title ?? ''}>
        {way !== undefined && <LinkButton to={way.to}>{way.label}</LinkButton>}
      </PageHeader>
      {isDeleted && deleted !== undefined && (
        <Alert color="yellow" mb="lg" title={deleted.title}>
          {deleted.text}
        </Alert>
      )}
      <QueryState query={found}>
        {(shown) => <HistoryPanel {...history} version={shown?.version ?? null} onRestored={() => navigate(back.to)} />}
      </QueryState>
    </>
  );
}
