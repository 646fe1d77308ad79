import { Button } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { History } from 'lucide-react';
import { type ComponentType, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { SettingEntry } from '../../../api/admin-content.ts';
import { isSameValue } from '../../../domain/content/same-value.ts';
import { ConflictDialog } from '../../entries/ConflictDialog.tsx';
import { DraftKeeper } from '../../entries/DraftKeeper.tsx';
import { OnSiteLink } from '../../entries/OnSiteLink.tsx';
import { PresenceNotice } from '../../entries/PresenceNotice.tsx';
import { PublicationNow } from '../../entries/PublicationBadge.tsx';
import { SitePaper } from '../../entries/SitePaper.tsx';
import type { Readable } from '../../entries/use-entry-save.ts';
import { useOpenedEntry } from '../../entries/use-opened-entry.ts';
import { SETTING_NAMES } from '../../shared/content-place.ts';
import { FormShell } from '../../shared/FormShell.tsx';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { showProblem } from '../../shared/use-save.ts';
import type { Setting } from '../setting.ts';
import { CARDS } from '../setting-cards.ts';
import { fieldProblems } from './field-problems.ts';
import styles from './SettingEditor.module.css';
import { useSettingSave } from './use-setting-save.ts';

export interface SettingParts<Value, Values extends object> {
  setting: Setting<Value, Values>;
  Fields: ComponentType<{ form: UseFormReturnType<Values> }>;
  /** How visitors would see it, by the components of the site. */
  Preview?: ComponentType<{ values: Values }>;
}

interface Props<Value, Values extends object> extends SettingParts<Value, Values> {
  /** As it is on the server now; the form stays with the version it was opened from. */
  entry: Readable<SettingEntry>;
}

/** A setting in its form. */
export function SettingEditor<Value, Values extends object>({ setting, Fields, Preview, entry }: Props<Value, Values>) {
  const { name, toValue, versions, fieldNames, fieldOf } = setting;
  const { lead, place } = CARDS[name];
  const valuesOf = (value: unknown) => setting.toValues(setting.schema.parse(value));
  const [initialValues] = useState(() => valuesOf(entry.value));
  const form = useForm({ initialValues, validate: (values) => fieldProblems(setting, values) });
  const { save, conflict, closeConflict } = useSettingSave(name, fieldOf);
  const ref = { section: 'settings', id: name } as const;

  // What was saved is usually what was sent: rows that say the same stay as they are, opened or closed.
  const { opened, show, keep } = useOpenedEntry(form, entry, ({ value }) => {
    const [values, known] = [valuesOf(value), form.getInitialValues()];
    return isSameValue(toValue(values), toValue(known)) ? known : values;
  });

  // Typing comes first; the preview follows.
  const shown = useDeferredValue(form.values);
  const preview = useMemo(() => Preview && <Preview values={shown} />, [Preview, shown]);

  const split = (value: unknown) => versions.split(toValue(valuesOf(value)));
  const theirs = conflict?.theirs ?? null;
  const compared = conflict !== null &&
    theirs !== null && {
      base: split(opened.value),
      mine: versions.split(conflict.mine),
      theirs: split(theirs.value),
    };

  return (
    <>
      <PageHeader title={SETTING_NAMES[name]} lead={lead}>
        <PublicationNow publication={entry.publication} />
        <OnSiteLink href={place} />
        <Button
          variant="default"
          component={Link}
          to={`/settings/${name}/history`}
          leftSection={<History aria-hidden size={18} />}
        >
          História zmien
        </Button>
      </PageHeader>
      <div className={styles.columns} data-preview={Preview !== undefined || undefined}>
        <div className={styles.main}>
          <PresenceNotice entry={ref} />
          <DraftKeeper entry={ref} version={opened.version} form={form} />
          <FormShell
            form={form}
            onSubmit={(values) => save.mutateAsync({ fields: toValue(values), version: opened.version })}
            onSaved={keep}
            submitLabel="Uložiť"
          >
            <Fields form={form} />
          </FormShell>
        </div>
        {preview !== undefined && (
          <section className={styles.preview} aria-label="Náhľad">
            <h2 className={styles.heading}>Takto to uvidia návštevníci</h2>
            <SitePaper className={styles.paper}>{preview}</SitePaper>
          </section>
        )}
      </div>
      {theirs !== null && compared && (
        <ConflictDialog
          base={compared.base}
          // What only the other one has is a part of mine, too: one that is not there.
          mine={{ ...absent(compared.base), ...absent(compared.theirs), ...compared.mine }}
          theirs={compared.theirs}
          fieldNames={fieldNames}
          isSaving={save.isPending}
          onResolve={(chosen) => {
            const fields = versions.join(chosen, compared);
            save.mutate({ fields, version: theirs.version }, { onSuccess: show, onError: showProblem });
          }}
          onDiscard={() => {
            closeConflict();
            show(theirs);
          }}
          onClose={closeConflict}
        />
      )}
    </>
  );
}

function absent(parts: Readonly<Record<string, unknown>>): Record<string, undefined> {
  return Object.fromEntries(Object.keys(parts).map((name) => [name, undefined]));
}
