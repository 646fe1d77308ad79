import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { restoreIssue } from '../../api/admin-newsletter.ts';
import { type DeletedEntry, listDeleted } from '../../api/deleted.ts';
import { restoreEntry } from '../../api/entries.ts';
import type { Permission } from '../../domain/accounts/permissions.ts';
import { GALLERIES } from '../../domain/kinds/gallery.ts';
import { ENTRY_KIND_NAMES, ENTRY_KINDS, isEntryKindName } from '../../domain/kinds/kinds.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { photoCount } from '../../domain/words/plural.ts';
import { IconButton } from '../shared/buttons.tsx';
import { withClashQuestion } from '../shared/clash-question.tsx';
import type { Question } from '../shared/confirm.tsx';
import { type Column, DataTable, RowName } from '../shared/DataTable.tsx';
import { FilterSelect, Filters } from '../shared/Filters.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { EmptyState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import { useTableState } from '../shared/use-table-state.ts';
import { useUser } from '../shell/contexts.ts';

const FILTERS = { kind: [...ENTRY_KIND_NAMES, 'galleries', 'issues'] } as const;

type DeletedKind = DeletedEntry['kind'];

const OTHERS = {
  galleries: { ...GALLERIES.words, permission: GALLERIES.permission },
  issues: { one: 'Newsletter', permission: 'manage_newsletter', restored: 'Je späť medzi rozpísanými.' },
} as const;

function wordsOf(kind: DeletedKind): { one: string; permission: Permission; restored: string } {
  if (!isEntryKindName(kind)) return OTHERS[kind];
  const { words, permission } = ENTRY_KINDS[kind];
  return { ...words, permission };
}

export function DeletedPage() {
  const state = useTableState({ sorts: [], defaultSort: '-deleted_at', filters: FILTERS });
  const { sort: _, ...params } = state.params;
  const list = useQuery({
    queryKey: ['deleted', params],
    queryFn: () => listDeleted(params),
    placeholderData: keepPreviousData,
  });
  const { permissions } = useUser();
  const columns: readonly Column<DeletedEntry>[] = [
    {
      id: 'title',
      label: 'Názov',
      cell: ({ kind, id, title, photos, is_twin }) =>
        kind === 'events' && !is_twin ? (
          <RowName to={`/events/${id}/history`}>{title}</RowName>
        ) : (
          <Text span fw={600} style={{ overflowWrap: 'anywhere' }}>
            {photos === null ? title : `${title}: ${photoCount(photos)}`}
          </Text>
        ),
    },
    { id: 'kind', label: 'Čo to je', cell: ({ kind }) => wordsOf(kind).one },
    { id: 'deleted_at', label: 'Kedy', isWhole: true, cell: ({ deleted_at }) => formatDateTime(deleted_at) },
    { id: 'deleted_by', label: 'Kto', cell: ({ deleted_by }) => deleted_by ?? 'účet, ktorý už nie je' },
    { id: 'restore', label: 'Možnosti', cell: (entry) => <Restore entry={entry} /> },
  ];
  const options = FILTERS.kind
    .filter((kind) => permissions.includes(wordsOf(kind).permission))
    .map((value) => ({ value, label: wordsOf(value).one }));
  return (
    <>
      <PageHeader
        title="Zmazané"
        lead="Čo zmizlo za posledný rok a&nbsp;dá sa vrátiť; z&nbsp;newslettera za posledný mesiac."
      />
      {options.length > 1 && (
        <Filters>
          <FilterSelect label="Čo to je" name="kind" state={state} options={options} all="Všetko" />
        </Filters>
      )}
      <DataTable
        caption="Zmazané"
        columns={columns}
        list={list}
        state={state}
        rowKey={({ kind, id, is_twin }) => `${kind} ${id} ${is_twin}`}
        empty={<EmptyState title="Nič nie je zmazané." />}
      />
    </>
  );
}

function Restore({ entry }: { entry: DeletedEntry }) {
  const { kind, title, revision } = entry;
  const save = useSave({
    call: () => restore(entry),
    question: () => questionOf(entry),
    done: (isDone) => (isDone ? wordsOf(kind).restored : { problem: 'Medzitým to už niekto vrátil.' }),
    refresh: [['deleted']],
  });
  if (revision === null && kind !== 'issues') return <Text c="dimmed">Súbor je príliš starý, vráti ho správca.</Text>;
  return (
    <IconButton icon={RotateCcw} aria-label={`Vrátiť: ${title}`} loading={save.isPending} onClick={() => save.ask()}>
      Vrátiť
    </IconButton>
  );
}

async function restore({ kind, id, revision }: DeletedEntry): Promise<boolean> {
  if (kind === 'issues') await restoreIssue(String(id));
  else if (revision !== null) {
    const ref = { section: kind, id: String(id) };
    const answer = await withClashQuestion((override) => restoreEntry(ref, revision, null, override), 'restore');
    return answer.outcome === 'saved';
  }
  return true;
}

function questionOf({ kind, title, photos, is_draft }: DeletedEntry): Question {
  if (kind === 'galleries')
    return {
      title: 'Vrátiť fotky?',
      text: `K\u00a0podujatiu „${title}“ sa vráti ${photoCount(photos ?? 0)}, na webe o\u00a0chvíľu.`,
      confirmLabel: 'Vrátiť fotky',
    };
  if (isEntryKindName(kind)) return ENTRY_KINDS[kind].words.restoring(title, is_draft);
  return {
    title: 'Vrátiť do newslettera?',
    text: `„${title}“ sa vráti ako rozpísané, nikomu samo neodíde.`,
    confirmLabel: 'Vrátiť',
  };
}
