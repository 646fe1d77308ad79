// The one page, the one editor and the one form for a new entry, of every kind.
import { Fieldset } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/client.ts';
import { confirmAction } from '../shared/confirm.tsx';
import { FormShell, LongForm } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { showProblem, useCreationKey, useSave } from '../shared/use-save.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftKeeper } from './DraftKeeper.tsx';
import styles from './EntryEditor.module.css';
import { type EntryKind, fieldProblems, type OpenEntry } from './entry-kind.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { PresenceNotice } from './PresenceNotice.tsx';
import { publicationInterval } from './PublicationBadge.tsx';
import { SourceEditor } from './SourceEditor.tsx';
import { isBroken, useEntrySave, useOpenedEntry } from './use-entry-save.ts';
import { FIELD_VERSIONS, type Fields } from './versions.ts';

interface PageProps<Entry extends OpenEntry, Values extends object> {
  kind: EntryKind<Entry, Values>;
  id: string;
}

/** One entry, to be changed; one whose file is broken as the text of its file. */
export function EntryPage<Entry extends OpenEntry, Values extends object>({ kind, id }: PageProps<Entry, Values>) {
  const { section, titleOf, lead } = kind;
  const entry = useQuery({
    queryKey: [section, 'one', id],
    queryFn: () => kind.find(id),
    refetchInterval: ({ state }) => publicationInterval(state.data === undefined ? [] : [state.data.publication]),
  });
  const { data } = entry;
  if (data === undefined)
    return (
      <>
        <PageHeader title={titleOf()} lead={lead} />
        <QueryState query={entry} />
      </>
    );
  if (!isBroken(data)) return <EntryEditor key={id} kind={kind} id={id} entry={data} />;
  return (
    <>
      <PageHeader title={titleOf()} lead={lead ?? data.file} />
      <SourceEditor entry={{ section, id }} {...data} onSaved={() => entry.refetch()} />
    </>
  );
}

interface EditorProps<Entry extends OpenEntry, Values extends object> extends PageProps<Entry, Values> {
  /** As it is on the server now; the form stays with the version it was opened from. */
  entry: Entry;
}

/** An entry in its form. */
function EntryEditor<Entry extends OpenEntry, Values extends object>({ kind, id, entry }: EditorProps<Entry, Values>) {
  const { section, toFields, versions = FIELD_VERSIONS, fieldNames, Fields, Head, Actions } = kind;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const ref = { section, id };
  const [initialValues] = useState(() => kind.toValues(entry));
  const form = useForm({ initialValues, validate: (values) => fieldProblems(kind, values) });
  const { opened, show, keep } = useOpenedEntry(form, entry, (next) => kind.toValues(next, form.getInitialValues()));
  const { save, conflict, closeConflict } = useEntrySave({
    call: ({ fields, version }: { fields: unknown; version: string | null }) =>
      kind.change(id, version, fields).catch((error: unknown) => {
        throw inFormFields(error, kind.fieldOf);
      }),
    done: kind.savedText,
    refresh: [[section]],
    file: kind.file,
  });
  const creation = useCreation(kind);
  const [isHistoryShown, history] = useDisclosure(false);
  // Counts settled conflicts: the form starts again and no longer shows their message.
  const [settled, setSettled] = useState(0);

  const removal = useSave({
    call: async (version: string) => (await kind.removal?.call(id, version)) ?? { outcome: 'conflict' as const },
    done: ({ outcome }) =>
      outcome === 'saved' ? (kind.removal?.done ?? '') : { problem: kind.removal?.refused ?? '' },
    // Not the entry itself: it is gone, and its page is still there for a moment.
    refresh: [[section, 'list']],
    onDone({ outcome }) {
      if (outcome === 'saved') leave(kind.removal?.pathAfter(id) ?? `/${section}`);
      else void queries.invalidateQueries({ queryKey: [section, 'one', id] });
    },
  });

  // What is typed is not to be saved any more.
  function leave(path: string) {
    form.resetDirty();
    navigate(path);
  }
  async function askAndRemove() {
    if (kind.removal === undefined) return;
    const isSure = await confirmAction({ ...kind.removal.question(opened), isDanger: true });
    if (isSure) removal.mutate(opened.version ?? '');
  }
  function settle(next: Entry) {
    show(next);
    setSettled((count) => count + 1);
  }

  const split = (next: Entry) => versions.split(toFields(kind.toValues(next)));
  const theirs = conflict?.theirs ?? null;
  const compared = conflict !== null && {
    base: split(opened),
    mine: versions.split(conflict.mine),
    theirs: theirs === null ? {} : split(theirs),
  };

  function resolve(chosen: Fields) {
    if (!compared) return;
    if (theirs === null)
      creation.mutate({ ...chosen }, { onSuccess: (made) => leave(creation.pathTo(made.id)), onError: showProblem });
    else
      save.mutate(
        { fields: versions.join(chosen, compared), version: theirs.version },
        { onSuccess: settle, onError: showProblem },
      );
  }
  function discard() {
    closeConflict();
    if (theirs !== null) settle(theirs);
    else leave(`/${section}`);
  }

  const head = {
    id,
    // Only what is in the form, and where it stands now.
    entry: { ...opened, ...standing(entry) },
    onRemove: askAndRemove,
    isRemoving: removal.isPending,
    history: { isShown: isHistoryShown, toggle: history.toggle },
  };
  return (
    <>
      <PageHeader title={kind.titleOf(opened)} lead={kind.lead}>
        <Head {...head} />
      </PageHeader>
      <Columns kind={kind} values={form.values} id={id}>
        <PresenceNotice entry={ref} />
        <DraftKeeper entry={ref} version={opened.version} form={form} />
        {isHistoryShown && (
          <Fieldset legend="História zmien">
            <HistoryPanel entry={ref} version={entry.version} fieldNames={fieldNames} />
          </Fieldset>
        )}
        <FormShell
          key={settled}
          form={form}
          onSubmit={(values) => save.mutateAsync({ fields: toFields(values), version: opened.version })}
          onSaved={keep}
          submitLabel={kind.submitLabel}
          actions={Actions && <Actions {...head} />}
        >
          <Fields form={form} />
        </FormShell>
      </Columns>
      {compared && (theirs !== null || kind.creation !== undefined) && (
        <ConflictDialog
          base={compared.base}
          // A part that only the other version has is undefined in mine.
          mine={{ ...absent(compared.base), ...absent(compared.theirs), ...compared.mine }}
          theirs={theirs === null ? null : compared.theirs}
          fieldNames={fieldNames}
          isSaving={save.isPending || creation.isPending}
          onResolve={resolve}
          onDiscard={discard}
          onClose={closeConflict}
        />
      )}
    </>
  );
}

/** The server's messages at the fields of the form. */
function inFormFields(error: unknown, fieldOf: ((path: string) => string) | undefined): unknown {
  if (!(error instanceof ApiError) || fieldOf === undefined) return error;
  const fields = Object.entries(error.fields).map(([field, texts]) => [fieldOf(field), texts]);
  return new ApiError(error.status, error.message, Object.fromEntries(fields));
}

/** The publication and the problems of an entry, which do not depend on the version in the form. */
function standing<Entry extends OpenEntry>(entry: Entry): Partial<Entry> {
  const { publication } = entry;
  return { publication, ...('problems' in entry && { problems: entry.problems }) } as Partial<Entry>;
}

function absent(parts: Fields): Record<string, undefined> {
  return Object.fromEntries(Object.keys(parts).map((name) => [name, undefined]));
}

interface NewEntryProps<Entry extends OpenEntry, Values extends object> {
  kind: EntryKind<Entry, Values>;
  title: string;
  lead?: string;
  values: Values;
  /** Tells what is typed for one new entry from what is typed for another. */
  draftId?: string;
  /** Said above the form. */
  notice?: ReactNode;
  /** Buttons beside the one that saves. */
  actions?: ReactNode;
}

/** An entry that does not exist yet. */
export function NewEntry<Entry extends OpenEntry, Values extends object>({
  kind,
  title,
  lead,
  values,
  draftId = 'new',
  notice,
  actions,
}: NewEntryProps<Entry, Values>) {
  const { section, toFields, Fields } = kind;
  const navigate = useNavigate();
  const form = useForm({ initialValues: values, validate: (typed) => fieldProblems(kind, typed) });
  const creation = useCreation(kind);
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Columns kind={kind} values={form.values} id="">
        {notice}
        <DraftKeeper entry={{ section, id: draftId }} version={null} form={form} />
        <FormShell
          form={form}
          onSubmit={(typed) => creation.mutateAsync({ ...FIELD_VERSIONS.split(toFields(typed)) })}
          onSaved={({ id }) => navigate(creation.pathTo(id), { replace: true })}
          submitLabel={kind.creation?.submitLabel ?? kind.submitLabel}
          actions={actions}
          leadsAway
        >
          <Fields form={form} />
        </FormShell>
      </Columns>
    </>
  );
}

/** Makes a new entry; the same fields sent twice make one. */
function useCreation<Entry extends OpenEntry, Values extends object>({ section, creation }: EntryKind<Entry, Values>) {
  const keyOf = useCreationKey();
  const making = useSave({
    call: (fields: Record<string, unknown>) => {
      if (creation === undefined) throw new Error(`No entry of ${section} can be made`);
      return creation.call(fields, keyOf(fields));
    },
    done: creation?.done ?? '',
    refresh: [[section]],
    showsErrors: false,
  });
  return { ...making, pathTo: (id: number) => creation?.pathTo(id) ?? `/${section}` };
}

interface ColumnsProps<Entry extends OpenEntry, Values extends object> {
  kind: EntryKind<Entry, Values>;
  values: Values;
  /** '': a new entry. */
  id: string;
  children: ReactNode;
}

/** The form and its preview, as wide as the kind of entry wants them. */
function Columns<Entry extends OpenEntry, Values extends object>({
  kind: { Preview, layout },
  values,
  id,
  children,
}: ColumnsProps<Entry, Values>) {
  // Typing comes first; the preview follows.
  const shown = useDeferredValue(values);
  const preview = useMemo(() => Preview && <Preview values={shown} id={id} />, [Preview, shown, id]);
  return (
    <div className={styles.columns} data-layout={preview === undefined ? undefined : layout}>
      {layout === 'narrow' ? <LongForm>{children}</LongForm> : <div className={styles.main}>{children}</div>}
      {preview}
    </div>
  );
}
