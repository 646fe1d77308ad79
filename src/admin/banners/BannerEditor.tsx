import { Button, Fieldset } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Banner, type BannerEntry, changeBanner, createBanner, deleteBanner } from '../../api/admin-banners.ts';
import type { EntryRef } from '../../api/admin-content.ts';
import { ConflictDialog } from '../content/ConflictDialog.tsx';
import { DraftKeeper } from '../content/DraftKeeper.tsx';
import { HistoryPanel } from '../content/HistoryPanel.tsx';
import { PresenceNotice } from '../content/PresenceNotice.tsx';
import { PublicationBadge } from '../content/PublicationBadge.tsx';
import { confirmAction } from '../shared/confirm-action.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSave } from '../shared/use-save.ts';
import { BannerForm } from './BannerForm.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import {
  BANNER_FIELD_NAMES,
  type BannerFields,
  type BannerValues,
  toFields,
  toValues,
  validateBanner,
} from './banner-values.ts';

const REFRESH = [['banners']];

/** Somebody else's version beside what was to be saved. */
interface Conflict {
  mine: BannerFields;
  /** null: deleted. */
  current: BannerEntry | null;
}

/** Changes or deletes a banner. */
export function BannerEditor({ opened }: { opened: Banner }) {
  const navigate = useNavigate();
  const entry: EntryRef = { section: 'banners', id: String(opened.id) };
  const version = opened.version ?? '';
  const base = toFields(toValues(opened));
  const form = useForm<BannerValues>({ initialValues: toValues(opened), validate: validateBanner });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [showsHistory, history] = useDisclosure(false);

  const save = useSave({
    call: ({ fields, over }: { fields: Record<string, unknown>; over: string }) => changeBanner(entry.id, over, fields),
    done: ({ outcome }) =>
      outcome === 'saved' ? 'Banner je uložený, o\u00a0chvíľu bude na webe.' : 'Medzitým ho zmenil aj niekto iný.',
    showsErrors: false,
    refresh: REFRESH,
    onDone: (answer, { fields }) => {
      if (answer.outcome === 'saved') {
        form.resetDirty();
        setIsSaved(true);
        setConflict(null);
      } else setConflict({ mine: { ...base, ...fields }, current: answer.current });
    },
  });
  const recreate = useSave({
    call: (fields: Record<string, unknown>) => createBanner(fields, crypto.randomUUID()),
    done: 'Banner je uložený ako nový.',
    refresh: REFRESH,
    onDone: () => leave(),
  });
  const remove = useSave({
    call: () => deleteBanner(entry.id, version),
    done: ({ outcome }) => (outcome === 'saved' ? 'Banner je zmazaný.' : 'Medzitým ho zmenil niekto iný, nezmazal sa.'),
    refresh: [['banners', 'list']],
    onDone: ({ outcome }) => outcome === 'saved' && leave(),
  });

  function leave() {
    form.resetDirty();
    setIsSaved(true);
    navigate('/banners');
  }
  async function askAndRemove() {
    const isSure = await confirmAction({
      title: 'Zmazať banner?',
      text: `Banner „${opened.title}“ zmizne z\u00a0úvodnej stránky. Dá sa vrátiť z\u00a0histórie.`,
      confirmLabel: 'Zmazať banner',
      isDanger: true,
    });
    if (isSure) remove.mutate();
  }
  function resolve(fields: Record<string, unknown>) {
    if (conflict?.current === null) recreate.mutate(fields);
    else save.mutate({ fields, over: conflict?.current?.version ?? version });
  }
  const theirs = conflict?.current ?? null;

  return (
    <>
      <PageHeader title={opened.title} lead={<PublicationBadge publication={opened.publication} />}>
        <Button
          variant="default"
          leftSection={<History aria-hidden size={18} />}
          aria-expanded={showsHistory}
          onClick={history.toggle}
        >
          História
        </Button>
      </PageHeader>
      <PresenceNotice entry={entry} />
      <DraftKeeper entry={entry} version={opened.version} form={form} isSaved={isSaved} />
      {showsHistory && (
        <Fieldset legend="História" mb="lg">
          <HistoryPanel
            entry={entry}
            version={opened.version}
            fieldNames={BANNER_FIELD_NAMES}
            onRestored={() => form.resetDirty()}
          />
        </Fieldset>
      )}
      <BannerForm
        form={form}
        onSubmit={(values) => save.mutateAsync({ fields: toFields(values), over: version })}
        submitLabel="Uložiť banner"
        actions={
          <Button
            variant="subtle"
            color="red"
            leftSection={<Trash2 aria-hidden size={18} />}
            loading={remove.isPending}
            onClick={askAndRemove}
          >
            Zmazať
          </Button>
        }
      />
      <BannerPreview values={form.values} />
      {conflict !== null && (
        <ConflictDialog
          base={base}
          mine={conflict.mine}
          theirs={theirs?.is_broken === false ? toFields(toValues(theirs)) : null}
          fieldNames={BANNER_FIELD_NAMES}
          onResolve={resolve}
          onDiscard={leave}
          onClose={() => setConflict(null)}
          isSaving={save.isPending || recreate.isPending}
        />
      )}
    </>
  );
}
