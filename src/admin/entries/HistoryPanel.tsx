import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ImageOff, RotateCcw } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { type EntryRef, type EntryRevision, readHistory, restoreEntry } from '../../api/entries.ts';
import { goneAccount } from '../../domain/accounts/act-groups.ts';
import { formatDate, formatDateTime } from '../../domain/time/format-date.ts';
import { plural } from '../../domain/words/plural.ts';
import { IconButton } from '../shared/buttons.tsx';
import { withClashQuestion } from '../shared/clash-question.tsx';
import { confirmAction } from '../shared/confirm.tsx';
import { PlainList } from '../shared/layout.tsx';
import { ErrorState, LoadingState } from '../shared/states.tsx';
import { showProblem, useSave } from '../shared/use-save.ts';
import { ChangedValue } from './FieldValue.tsx';
import styles from './versions.module.css';

export interface ChangesProps {
  changes: EntryRevision['changes'];
  removedPictures: ReadonlySet<string>;
}

/**
 * Gets the versions after the chosen one, the latest first; gives whether visitors see a move, null when the user
 * goes back.
 */
type RestoreReview = (later: readonly EntryRevision[]) => Promise<boolean | null>;

export interface HistoryProps {
  entry: EntryRef;
  /** null: the entry was deleted. */
  version: string | null;
  fieldNames?: Readonly<Record<string, string>>;
  Changes?: ComponentType<ChangesProps>;
  review?: RestoreReview;
  onRestored: () => void;
}

export function HistoryPanel({ entry, version, fieldNames = {}, Changes, review, onRestored }: HistoryProps) {
  const history = useInfiniteQuery({
    queryKey: [entry.section, 'history', entry.id, version],
    queryFn: ({ pageParam }) => readHistory(entry, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  const restore = useSave({
    call: ({ revision, asMoved }: { revision: string; asMoved: boolean }) =>
      withClashQuestion((override) => restoreEntry(entry, revision, version, override, asMoved), 'restore'),
    done: (answer) =>
      answer.outcome === 'saved'
        ? version === null
          ? 'Je to späť.'
          : 'Vybraná verzia je znova uložená.'
        : { problem: 'Medzitým to niekto zmenil, načítali sme najnovšiu verziu.' },
    refresh: [[entry.section]],
    onDone: ({ outcome }) => {
      if (outcome === 'saved') onRestored();
    },
  });
  const [reviewed, setReviewed] = useState<string | null>(null);
  if (history.isPending) return <LoadingState />;
  if (history.isError) return <ErrorState error={history.error} retry={() => history.refetch()} />;
  const revisions = history.data.pages.flatMap(({ items }) => items);
  const removedPictures = new Set(
    revisions.flatMap(({ removed_pictures }) => removed_pictures.map(({ image_path }) => image_path)),
  );

  const restoreReviewed = async ({ revision }: EntryRevision, later: readonly EntryRevision[]) => {
    setReviewed(revision);
    try {
      const asMoved = version === null || review === undefined ? false : await review(later);
      if (asMoved !== null) restore.mutate({ revision, asMoved });
    } catch (error) {
      showProblem(error);
    }
    setReviewed(null);
  };
  const restoring = reviewed ?? (restore.isPending ? restore.variables?.revision : undefined);
  const ask = async (revision: EntryRevision, later: readonly EntryRevision[]) => {
    const removed = removedText(revision);
    const isSure = await confirmAction({
      title: 'Obnoviť túto verziu?',
      text: [
        `Vráti sa podoba z\u00a0${formatDateTime(revision.at)}.`,
        ...(version === null ? [] : ['Súčasná verzia zostane v\u00a0histórii, dá sa k\u00a0nej vrátiť rovnako.']),
        ...(removed === null ? [] : [removed, revision.removed_pictures.length === 1 ? HOLE : HOLES]),
      ].join(' '),
      confirmLabel: 'Obnoviť',
    });
    if (isSure) await restoreReviewed(revision, later);
  };

  return (
    <>
      <PlainList component="ol" lines="above" mb="var(--space-6)">
        {revisions.map((revision, index) => (
          <Stack key={revision.revision} component="li" gap="var(--space-3)" py="var(--space-4)">
            <Group justify="space-between" gap="var(--space-3)">
              <Stack component="p" gap={0} m={0}>
                <Box component="time" fw={600} dateTime={revision.at}>
                  {formatDateTime(revision.at)}
                </Box>
                <Box component="span" c="dimmed">
                  {ACTS[revision.act]} · {authorText(revision)}
                  {index === 0 && version !== null && ' · súčasná verzia'}
                </Box>
              </Stack>
              {revision.act !== 'deleted' && (index > 0 || version === null) && (
                <IconButton
                  icon={RotateCcw}
                  loading={restoring === revision.revision}
                  disabled={restoring !== undefined}
                  onClick={() => ask(revision, revisions.slice(0, index))}
                >
                  Obnoviť túto verziu
                </IconButton>
              )}
            </Group>
            <Removed revision={revision} />
            {revision.changes.length > 0 && (
              <dl className={styles.changes}>
                {Changes === undefined ? (
                  <FieldChanges changes={revision.changes} fieldNames={fieldNames} />
                ) : (
                  <Changes changes={revision.changes} removedPictures={removedPictures} />
                )}
              </dl>
            )}
          </Stack>
        ))}
      </PlainList>
      {revisions.length === 0 && <Text>Zatiaľ tu nie sú žiadne zmeny.</Text>}
      {history.hasNextPage && (
        <Button loading={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
          Zobraziť staršie zmeny
        </Button>
      )}
    </>
  );
}

const HOLE = 'Na webe po ňom zostane prázdne miesto, kým tam niekto nevyberie iný.';
const HOLES = 'Na webe po nich zostanú prázdne miesta, kým tam niekto nevyberie iné.';

const ACTS: Record<EntryRevision['act'], string> = { created: 'Vytvorenie', changed: 'Zmena', deleted: 'Zmazanie' };

function authorText({ author }: EntryRevision): string {
  if (author === null) return 'mimo administrácie';
  return author.name ?? goneAccount(author.id);
}

function Removed({ revision }: { revision: EntryRevision }) {
  const text = removedText(revision);
  if (text === null) return null;
  return (
    <Group
      component="p"
      wrap="nowrap"
      align="start"
      gap="var(--space-2)"
      m={0}
      px="var(--space-3)"
      py="var(--space-2)"
      bg="var(--attention)"
    >
      <ImageOff aria-hidden size={18} style={{ flex: 'none', marginTop: '0.2em' }} />
      {text}
    </Group>
  );
}

interface FieldChangesProps {
  changes: EntryRevision['changes'];
  fieldNames: Readonly<Record<string, string>>;
}

function FieldChanges({ changes, fieldNames }: FieldChangesProps) {
  return changes.map(({ field, before, after }) => (
    <div key={field}>
      <dt>{fieldNames[field] ?? field}</dt>
      <ChangedValue before={before} after={after} />
    </div>
  ));
}

/** null: all pictures of the version exist. */
export function removedText({ removed_pictures: removed }: Pick<EntryRevision, 'removed_pictures'>): string | null {
  const count = removed.length;
  if (count === 0) return null;
  const days = new Set(removed.map(({ removed_at }) => removed_at && ` ${formatDate(removed_at)}`));
  const [day] = days;
  const what = count === 1 ? 'Obrázok' : `${count}\u00a0${plural(count, 'obrázok', 'obrázky', 'obrázkov')}`;
  const went = plural(count, 'bol', 'boli', 'bolo');
  const how = plural(count, 'odstránený', 'odstránené', 'odstránených');
  return `${what} z\u00a0tejto verzie ${went}${(days.size === 1 && day) || ''} ${how} natrvalo.`;
}
