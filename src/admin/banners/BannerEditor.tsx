import { Button, Fieldset } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { History, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { type Banner, deleteBanner } from '../../api/admin-banners.ts';
import type { EntryRef } from '../../api/admin-content.ts';
import { ConflictDialog } from '../entries/ConflictDialog.tsx';
import { DraftKeeper } from '../entries/DraftKeeper.tsx';
import { HistoryPanel } from '../entries/HistoryPanel.tsx';
import { PresenceNotice } from '../entries/PresenceNotice.tsx';
import { PublicationNow } from '../entries/PublicationBadge.tsx';
import { useOpenedEntry } from '../entries/use-opened-entry.ts';
import { confirmAction } from '../shared/confirm.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { showProblem, useSave } from '../shared/use-save.ts';
import { BannerForm } from './BannerForm.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { BANNER_FIELD_NAMES, type BannerValues, toFields, toValues, validateBanner } from './banner-values.ts';
import { useBannerCreation, useBannerSave } from './use-banner-save.ts';

/**
 * Changes or deletes a banner.
 * @param banner as it is on the server now; the form stays with the version it was opened from
 */
export function BannerEditor({ banner }: { banner: Banner }) {
  const navigate = useNavigate();
  const entry: EntryRef = { section: 'banners', id: String(banner.id) };
  const form = useForm<BannerValues>({ initialValues: toValues(banner), validate: validateBanner });
  const { opened, show, keep } = useOpenedEntry(form, banner, toValues);
  const version = opened.version ?? '';
  const base = toFields(toValues(opened));
  const { save, conflict, closeConflict } = useBannerSave(entry.id);
  const creation = useBannerCreation();
  const [showsHistory, history] = useDisclosure(false);

  const remove = useSave({
    call: (asked: string) => deleteBanner(entry.id, asked),
    done: ({ outcome }) =>
      outcome === 'saved' ? 'Banner je zmazaný.' : { problem: 'Medzitým ho zmenil niekto iný, nezmazal sa.' },
    refresh: [['banners', 'list']],
    onDone: ({ outcome }) => outcome === 'saved' && leave(),
  });

  function leave() {
    form.resetDirty();
    navigate('/banners');
  }
  async function askAndRemove() {
    const isSure = await confirmAction({
      title: 'Zmazať banner?',
      text: `Banner „${opened.title}“ zmizne z\u00a0úvodnej stránky. Dá sa vrátiť z\u00a0histórie.`,
      confirmLabel: 'Zmazať banner',
      isDanger: true,
    });
    if (isSure) remove.mutate(version);
  }
  function resolve(fields: Record<string, unknown>) {
    const theirs = conflict?.theirs ?? null;
    if (theirs === null) creation.mutate(fields, { onSuccess: leave, onError: showProblem });
    else save.mutate({ fields, version: theirs.version ?? '' }, { onSuccess: show, onError: showProblem });
  }
  function discard() {
    closeConflict();
    if (conflict?.theirs) show(conflict.theirs);
    else leave();
  }

  return (
    <>
      <PageHeader title={opened.title} lead={<PublicationNow publication={banner.publication} />}>
        <Button
          variant="default"
          leftSection={<History aria-hidden size={18} />}
          aria-expanded={showsHistory}
          onClick={history.toggle}
        >
          História zmien
        </Button>
      </PageHeader>
      <PresenceNotice entry={entry} />
      <DraftKeeper entry={entry} version={opened.version} form={form} />
      {showsHistory && (
        <Fieldset legend="História zmien" mb="lg">
          <HistoryPanel entry={entry} version={banner.version} fieldNames={BANNER_FIELD_NAMES} />
        </Fieldset>
      )}
      <BannerForm
        form={form}
        onSubmit={(values) => save.mutateAsync({ fields: toFields(values), version })}
        onSaved={keep}
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
          mine={{ ...base, ...conflict.mine }}
          theirs={conflict.theirs === null ? null : toFields(toValues(conflict.theirs))}
          fieldNames={BANNER_FIELD_NAMES}
          onResolve={resolve}
          onDiscard={discard}
          onClose={closeConflict}
          isSaving={save.isPending || creation.isPending}
        />
      )}
    </>
  );
}
