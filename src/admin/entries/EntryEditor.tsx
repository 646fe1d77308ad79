import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/client.ts';
import { type EntryRef, restoreEntry } from '../../api/entries.ts';
import { isRecord } from '../../domain/fields/same-value.ts';
import { withClashQuestion } from '../shared/clash-question.tsx';
import { confirmAction } from '../shared/confirm.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { showProblem, useSave } from '../shared/use-save.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftKeeper } from './DraftKeeper.tsx';
import { EntryColumns } from './EntryColumns.tsx';
import type { EntryKind, OpenEntry } from './entry-kind.ts';
import { PresenceNotice } from './PresenceNotice.tsx';
import { SavedInVain } from './PublicationBadge.tsx';
import { asPublished, SAVED } from './saved-words.ts';
import { useEntryForm, waysOf } from './saving-ways.tsx';
import { savedWords, useEntryCreation, useEntrySave, useOpenedEntry } from './use-entry-save.ts';
import { FIELD_VERSIONS, type Fields } from './versions.ts';

interface Props<Entry extends OpenEntry, Values extends object> {
  kind: EntryKind<Entry, Values>;
  id: string;
  entry: Entry;
}

export function EntryEditor<Entry extends OpenEntry, Values extends object>({ kind, id, entry }: Props<Entry, Values>) {
  const { section, toFields, versions = FIELD_VERSIONS, fieldNames, Fields, Head, Actions } = kind;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const ref = { section, id };
  const [initialValues] = useState(() => kind.toValues(entry));
  const { form, onWay } = useEntryForm(kind, initialValues);
  const { opened, show, keep } = useOpenedEntry(form, entry, (next) => kind.toValues(next, form.getInitialValues()));
  const { save, conflict, closeConflict } = useEntrySave({
    call: ({ fields, version }: { fields: unknown; version: string | null }) =>
      kind.change(id, version, fields).catch((error: unknown) => {
        throw inFormFields(error, kind.fieldOf);
      }),
    done: (_, { fields }) => asPublished(savedWords(kind, fields), queries),
    refresh: [[section]],
    file: kind.file,
  });
  const creation = useEntryCreation(kind);
  const [settled, setSettled] = useState(0);
  const [isReviewing, setIsReviewing] = useState(false);

  const removal = useSave({
    call: async (version: string) =>
      (await kind.removal?.call(id, version)) ?? { outcome: 'conflict' as const, message: '' },
    done: ({ outcome }) =>
      outcome === 'saved' ? (kind.removal?.done ?? '') : { problem: kind.removal?.refused ?? '' },
    undo: (answer) => (answer.outcome === 'saved' ? () => restoreDeleted(ref, answer.revision, kind.removal) : null),
    // Not the entry itself: it is gone while its page is still shown for a moment.
    refresh: [[section, 'list']],
    onDone({ outcome }) {
      if (outcome === 'saved') leave(`/${section}`);
      else void queries.invalidateQueries({ queryKey: [section, 'one', id] });
    },
  });

  function leave(path: string) {
    form.resetDirty();
    navigate(path);
  }
  async function askAndRemove() {
    if (kind.removal === undefined) return;
    const isSure = await confirmAction({ ...kind.removal.question(opened), isDanger: true });
    if (isSure) removal.mutate(opened.version ?? '');
  }
  async function saveReviewed(values: Values): Promise<Entry> {
    const accepted = (await kind.review?.(opened, values)) ?? values;
    return save.mutateAsync({ fields: toFields(accepted), version: opened.version });
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

  async function reviewed(saved: Entry, fields: unknown): Promise<unknown> {
    if (kind.review === undefined) return fields;
    const valuesIn = (entry: Entry, changed: unknown) => kind.toValues({ ...entry, ...(isRecord(changed) && changed) });
    const answered = { opened, values: valuesIn(opened, conflict?.mine) };
    return toFields(await kind.review(saved, valuesIn(saved, fields), answered));
  }
  async function resolve(chosen: Fields) {
    if (!compared) return;
    const fields = versions.join(chosen, compared);
    if (theirs === null) {
      creation.mutate(Object(fields), {
        onSuccess: (made) => leave(creation.pathTo(made.id)),
        onError: showProblem,
      });
      return;
    }
    setIsReviewing(true);
    await reviewed(theirs, fields).then(
      (accepted) =>
        save.mutate({ fields: accepted, version: theirs.version }, { onSuccess: settle, onError: showProblem }),
      showProblem,
    );
    setIsReviewing(false);
  }
  function discard() {
    closeConflict();
    if (theirs !== null) settle(theirs);
    else leave(`/${section}`);
  }

  const isUnpublished =
    entry.publication.state === 'failed' && savedWords(kind, toFields(kind.toValues(opened))) === SAVED;
  const head = {
    id,
    entry: { ...opened, ...serverState(entry) },
    onRemove: askAndRemove,
    isRemoving: removal.isPending,
  };
  return (
    <>
      <PageHeader title={kind.titleOf(opened)} lead={kind.lead}>
        <Head {...head} />
      </PageHeader>
      <EntryColumns kind={kind} values={form.values} id={id}>
        <PresenceNotice entry={ref} />
        <DraftKeeper entry={ref} version={opened.version} form={form} />
        <FormShell
          key={settled}
          form={form}
          {...waysOf(kind, id, opened, form.values, saveReviewed)}
          onWay={onWay}
          onSaved={keep}
          savedTrouble={isUnpublished ? <SavedInVain /> : undefined}
          actions={Actions && <Actions {...head} />}
          keepsInput
        >
          <Fields form={form} isNew={false} />
        </FormShell>
      </EntryColumns>
      {compared && (theirs !== null || kind.creation !== undefined) && (
        <ConflictDialog
          entry={ref}
          base={compared.base}
          mine={{ ...absent(compared.base), ...absent(compared.theirs), ...compared.mine }}
          theirs={theirs === null ? null : compared.theirs}
          fieldNames={fieldNames}
          isSaving={isReviewing || save.isPending || creation.isPending}
          onResolve={resolve}
          onDiscard={discard}
          onClose={closeConflict}
        />
      )}
    </>
  );
}

async function restoreDeleted(ref: EntryRef, revision: string, words?: { undone: string }) {
  const { outcome } = await withClashQuestion((override) => restoreEntry(ref, revision, null, override), 'restore');
  return outcome === 'saved' ? (words?.undone ?? '') : { problem: 'Medzitým to niekto vrátil alebo zmenil.' };
}

function inFormFields(error: unknown, fieldOf: ((path: string) => string) | undefined): unknown {
  if (!(error instanceof ApiError) || fieldOf === undefined) return error;
  const fields = Object.entries(error.fields).map(([field, texts]) => [fieldOf(field), texts]);
  return new ApiError(error.status, error.message, Object.fromEntries(fields));
}

function serverState<Entry extends OpenEntry>(entry: Entry): Partial<Entry> {
  const { publication } = entry;
  return { publication, ...('problems' in entry && { problems: entry.problems }) } as Partial<Entry>;
}

function absent(parts: Fields): Record<string, undefined> {
  return Object.fromEntries(Object.keys(parts).map((name) => [name, undefined]));
}
