import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { isMissing } from '../../api/admin-client.ts';
import type { EntryRef } from '../../api/entries.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { type ChangesProps, HistoryPanel, type RestoreReview } from './HistoryPanel.tsx';

interface Props {
  entry: EntryRef;
  find: () => Promise<{ title: string; version: string | null }>;
  /** Path below /admin. */
  back: { to: string; label: string };
  deleted?: { to: string; label: string; title: string; text: string };
  fieldNames?: Readonly<Record<string, string>>;
  Changes?: ComponentType<ChangesProps>;
  review?: RestoreReview;
}

export function HistoryPage({ entry, find, back, deleted, fieldNames = {}, Changes, review }: Props) {
  const navigate = useNavigate();
  const { section, id } = entry;
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
        {(shown) => (
          <HistoryPanel
            entry={entry}
            version={shown?.version ?? null}
            fieldNames={fieldNames}
            {...(Changes && { Changes })}
            {...(review && { review })}
            onRestored={() => navigate(back.to)}
          />
        )}
      </QueryState>
    </>
  );
}
