import { Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ImageOff, RotateCcw } from 'lucide-react';
import { type EntryRef, type EntryRevision, readHistory, restoreEntry } from '../../api/admin-content.ts';
import { formatDateTime } from '../../domain/view/format-date.ts';
import { confirmAction } from '../shared/confirm-action.tsx';
import { ErrorState } from '../shared/ErrorState.tsx';
import { LoadingState } from '../shared/LoadingState.tsx';
import { useSave } from '../shared/use-save.ts';
import { fieldValue } from './field-value.tsx';
import styles from './HistoryPanel.module.css';
import { removedText } from './removed-text.ts';
import { TextChange } from './TextChange.tsx';

interface Props {
  entry: EntryRef;
  /** The version that is shown beside the history; null: the entry was deleted. */
  version: string | null;
  /** Names of the fields for people; others are shown by the name they have. */
  fieldNames: Readonly<Record<string, string>>;
  /** After an earlier version was put back, or somebody else was found to have saved. */
  onRestored: () => void;
}

/** Who changed an entry, when and what; any earlier version can be put back. */
export function HistoryPanel({ entry, version, fieldNames, onRestored }: Props) {
  const history = useInfiniteQuery({
    queryKey: [entry.section, 'history', entry.id, version],
    queryFn: ({ pageParam }) => readHistory(entry, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  const restore = useSave({
    call: (revision: string) => restoreEntry(entry, revision, version),
    done: (answer) =>
      answer.outcome === 'saved'
        ? 'Vybraná verzia je znova uložená.'
        : 'Medzitým to niekto zmenil, načítali sme najnovšiu verziu.',
    refresh: [[entry.section]],
    onDone: onRestored,
  });
  if (history.isPending) return <LoadingState />;
  if (history.isError) return <ErrorState error={history.error} retry={() => history.refetch()} />;
  const revisions = history.data.pages.flatMap(({ items }) => items);

  const ask = async (revision: EntryRevision) => {
    const removed = removedText(revision);
    const isSure = await confirmAction({
      title: 'Obnoviť túto verziu?',
      text: [
        `Vráti sa podoba z\u00a0${formatDateTime(revision.at)}. Dnešná verzia zostane v\u00a0histórii, dá sa k\u00a0nej vrátiť rovnako.`,
        ...(removed === null ? [] : [removed, revision.removed_pictures.length === 1 ? HOLE : HOLES]),
      ].join(' '),
      confirmLabel: 'Obnoviť',
    });
    if (isSure) restore.mutate(revision.revision);
  };

  return (
    <>
      <ol className={styles.list}>
        {revisions.map((revision, index) => (
          <li key={revision.revision}>
            <div className={styles.head}>
              <p className={styles.when}>
                <time dateTime={revision.at}>{formatDateTime(revision.at)}</time>
                <span>
                  {ACTS[revision.act]} · {authorText(revision)}
                  {index === 0 && version !== null && ' · dnešná verzia'}
                </span>
              </p>
              {revision.act !== 'deleted' && (index > 0 || version === null) && (
                <Button
                  variant="default"
                  leftSection={<RotateCcw aria-hidden size={18} />}
                  loading={restore.isPending && restore.variables === revision.revision}
                  onClick={() => ask(revision)}
                >
                  Obnoviť túto verziu
                </Button>
              )}
            </div>
            <Removed revision={revision} />
            <Changes revision={revision} fieldNames={fieldNames} />
          </li>
        ))}
      </ol>
      {revisions.length === 0 && <Text>Zatiaľ tu nie sú žiadne zmeny.</Text>}
      {history.hasNextPage && (
        <Button variant="default" loading={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
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
  return author.name ?? 'zmazaný účet';
}

function Removed({ revision }: { revision: EntryRevision }) {
  const text = removedText(revision);
  if (text === null) return null;
  return (
    <p className={styles.removed}>
      <ImageOff aria-hidden size={18} />
      {text}
    </p>
  );
}

function Changes({ revision, fieldNames }: { revision: EntryRevision; fieldNames: Props['fieldNames'] }) {
  if (revision.changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {revision.changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldNames[field] ?? field}</dt>
          {isLongText(before) && isLongText(after) ? (
            <dd className={styles.whole}>
              <TextChange before={before} after={after} />
            </dd>
          ) : (
            <>
              <dd>
                <span className={styles.label}>predtým</span>
                {fieldValue(before)}
              </dd>
              <dd>
                <span className={styles.label}>potom</span>
                {fieldValue(after)}
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

const LONG_TEXT = 120;

function isLongText(value: unknown): value is string {
  return typeof value === 'string' && (value.length > LONG_TEXT || value.includes('\n'));
}
