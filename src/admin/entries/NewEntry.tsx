import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FormShell } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { DraftKeeper } from './DraftKeeper.tsx';
import { EntryColumns } from './EntryColumns.tsx';
import type { EntryKind, OpenEntry } from './entry-kind.ts';
import { useEntryForm, waysOf } from './saving-ways.tsx';
import { useEntryCreation } from './use-entry-save.ts';
import { FIELD_VERSIONS } from './versions.ts';

interface Props<Entry extends OpenEntry, Values extends object> {
  kind: EntryKind<Entry, Values>;
  title: string;
  lead?: string;
  values: Values;
  /** Keeps drafts of different new entries apart. */
  draftId?: string;
  notice?: ReactNode;
}

export function NewEntry<Entry extends OpenEntry, Values extends object>({
  kind,
  title,
  lead,
  values,
  draftId = 'new',
  notice,
}: Props<Entry, Values>) {
  const { section, toFields, Fields } = kind;
  const navigate = useNavigate();
  const { form, onWay } = useEntryForm(kind, values);
  const creation = useEntryCreation(kind);
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <EntryColumns kind={kind} values={form.values} id="">
        {notice}
        <DraftKeeper entry={{ section, id: draftId }} version={null} form={form} />
        <FormShell
          form={form}
          {...waysOf(kind, '', null, form.values, (typed) =>
            creation.mutateAsync({ ...FIELD_VERSIONS.split(toFields(typed)) }),
          )}
          onWay={onWay}
          onSaved={({ id }) => navigate(creation.pathTo(id), { replace: true })}
          keepsInput
          leadsAway
        >
          <Fields form={form} isNew />
        </FormShell>
      </EntryColumns>
    </>
  );
}
