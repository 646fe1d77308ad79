import { Alert, Button, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../api/admin-client.ts';
import type { EventFields } from '../../../api/admin-events.ts';
import type { EntryRef } from '../../../api/entries.ts';
import type { Gallery } from '../../../api/galleries.ts';
import { eventPath } from '../../../domain/events/card-event.ts';
import { isPublished } from '../../../domain/events/publishing-window.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { toEpochMs } from '../../../domain/time/wall-clock.ts';
import { photoCount } from '../../../domain/words/plural.ts';
import { DraftKeeper } from '../../entries/DraftKeeper.tsx';
import { EntryHead } from '../../entries/EntryHead.tsx';
import { PresenceNotice } from '../../entries/PresenceNotice.tsx';
import { PublicationNow, SavedInVain } from '../../entries/PublicationBadge.tsx';
import { asPublished, SAVED, SAVED_UNSEEN } from '../../entries/saved-words.ts';
import { useEntrySave, useOpenedEntry } from '../../entries/use-entry-save.ts';
import { useUploads } from '../../media/upload-queue.ts';
import { useUnsavedChanges } from '../../shared/form-state.ts';
import { useNow } from '../../shared/now.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { SAVE_KEYS, SaveBar, useSaveKey } from '../../shared/SaveBar.tsx';
import { useSelection } from '../../shared/selection.tsx';
import { EmptyState } from '../../shared/states.tsx';
import { CreditForAll } from '../photos/CreditField.tsx';
import { DescribePhotos } from '../photos/DescribePhotos.tsx';
import { DescribeWalk } from '../photos/DescribeWalk.tsx';
import { PhotoDialog } from '../photos/PhotoDialog.tsx';
import { PhotoGrid } from '../photos/PhotoGrid.tsx';
import {
  afterSave,
  changed,
  changedEach,
  creditedTo,
  moved,
  type PhotoDraft,
  toDrafts,
  undescribed,
  walkThrough,
  weakDrafts,
  withUploaded,
} from '../photos/photo-drafts.ts';
import { SelectedPhotos } from '../photos/SelectedPhotos.tsx';
import { UploadPanel } from '../photos/UploadPanel.tsx';
import { GalleryConflict } from './GalleryConflict.tsx';
import styles from './gallery.module.css';
import { LeftFilesNotice } from './LeftFilesNotice.tsx';
import { type LeftFiles, type SavedGallery, saveGallery } from './save-gallery.ts';

/** Without its event when that file is broken; the photos can still be edited. */
export type OpenGallery = Gallery & { event: EventFields | null };

interface GalleryValues {
  photos: PhotoDraft[];
}

const toValues = (gallery: Gallery): GalleryValues => ({ photos: toDrafts(gallery) });

export function GalleryEditor({ entry }: { entry: OpenGallery }) {
  const { event } = entry;
  const ref: EntryRef = { section: 'galleries', id: String(entry.event_id) };
  const queries = useQueryClient();
  const form = useForm<GalleryValues>({ initialValues: toValues(entry) });
  const { photos } = form.values;
  const change = (update: (now: PhotoDraft[]) => PhotoDraft[]) => form.setFieldValue('photos', update);
  const uploads = useUploads((picture, { id }) => change((now) => withUploaded(now, picture, id)));
  const nowMs = useNow();
  const isOut = event === null || isPublished(event, nowMs);
  const publication = entry.version === null ? null : entry.publication;
  const { opened, show } = useOpenedEntry<GalleryValues, Gallery>(form, entry, toValues);
  const [left, setLeft] = useState<LeftFiles | null>(null);
  const { save, conflict, closeConflict } = useEntrySave<readonly PhotoDraft[], string | null, SavedGallery>({
    call: ({ fields, version }) => saveGallery(opened, version, fields),
    done: (saved, { fields }) => {
      if (saved.left) return { problem: 'Uložené, ale niečo sa nepodarilo zmazať natrvalo.' };
      const words = asPublished(isOut ? SAVED : SAVED_UNSEEN, queries);
      const unseen = undescribed(fields).length;
      return unseen === 0 ? words : `${words} Bez opisu: ${photoCount(unseen)}, tie návštevníci zatiaľ neuvidia.`;
    },
    refresh: [['galleries']],
    file: 'Súbor galérie',
  });
  const theirs = conflict?.theirs ?? null;

  function send(version: string | null): void {
    save.mutate({ fields: form.getValues().photos, version }, { onSuccess: (next, { fields }) => keep(next, fields) });
  }
  function keep(next: SavedGallery, sent: readonly PhotoDraft[]): void {
    const { saved, shown } = afterSave(sent, form.getValues().photos, next);
    show(next, { photos: shown }, { photos: saved });
    const more = next.left;
    if (more) setLeft((before) => ({ ...more, paths: [...(before?.paths ?? []), ...more.paths] }));
  }

  const selection = useSelection(photos, ({ key }) => key);
  const selected = photos.filter(selection.has);
  const selectedKeys = selected.map(({ key }) => key);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const weak = weakDrafts(photos, event?.title ?? null);
  const weaknessOf = ({ key }: PhotoDraft) => weak.get(key) ?? null;
  const [walk, setWalk] = useState<readonly string[]>([]);
  const startWalk = (through: readonly PhotoDraft[]) => setWalk(walkThrough(through, weak));

  const isChanged = form.isDirty();
  const isSending = uploads.uploads.some(({ state }) => state !== 'failed');
  const canSave = isChanged && !isSending;
  const openIndex = photos.findIndex(({ key }) => key === openKey);
  const open = photos[openIndex];
  // The browser does not keep photos that are not stored yet.
  const isLost = uploads.uploads.length > 0 || left !== null;
  useUnsavedChanges(() => isChanged || isLost, !isLost);
  const press = () => canSave && !save.isPending && send(opened.version);
  useSaveKey(press);

  return (
    <>
      <PageHeader
        title={event === null ? 'Fotky z\u00a0podujatia' : `Fotky: ${event.title}`}
        lead={
          <>
            {event !== null && `${formatDate(toEpochMs(event.start_date))} · `}
            {photoCount(photos.length)}
          </>
        }
      >
        <EntryHead
          badges={isOut && publication !== null && <PublicationNow publication={publication} />}
          onSite={event?.publication.state === 'live' && isOut ? `${eventPath(event)}#galeria` : null}
          history={`/gallery/${ref.id}/history`}
        />
      </PageHeader>
      <div className={styles.parts}>
        <PresenceNotice entry={ref} />
        <DraftKeeper entry={ref} version={opened.version} form={form} />
        <UploadPanel uploads={uploads} />
        {photos.length === 0 ? (
          <EmptyState title="Toto podujatie ešte nemá fotky." />
        ) : (
          <>
            <DescribePhotos
              undescribed={undescribed(photos).length}
              weak={weak.size}
              onWalk={() => startWalk(photos)}
            />
            <CreditForAll onCredit={(credit) => change((now) => creditedTo(now, credit))} />
            <PhotoGrid
              photos={photos}
              weaknessOf={weaknessOf}
              selection={selection}
              onMove={(key, places) => change((now) => moved(now, key, places))}
              onOpen={setOpenKey}
              onKeep={(key) => change((now) => changed(now, key, { removal: 'none' }))}
            />
          </>
        )}
      </div>
      {open !== undefined && (
        <PhotoDialog
          photo={open}
          weakness={weaknessOf(open)}
          index={openIndex}
          count={photos.length}
          onChange={(values) => change((now) => changed(now, open.key, values))}
          onStep={(places) => setOpenKey(photos[openIndex + places]?.key ?? null)}
          onClose={() => setOpenKey(null)}
        />
      )}
      {walk.length > 0 && (
        <DescribeWalk
          photos={photos}
          walk={walk}
          weaknessOf={weaknessOf}
          onChange={(key, values) => change((now) => changed(now, key, values))}
          onClose={() => setWalk([])}
        />
      )}
      {theirs !== null && (
        <GalleryConflict
          entry={ref}
          mine={photos}
          theirs={theirs}
          onMine={() => {
            closeConflict();
            send(theirs.version);
          }}
          onTheirs={() => {
            closeConflict();
            save.reset();
            show(theirs);
          }}
          onClose={closeConflict}
        />
      )}
      <SaveBar
        buttons={
          <>
            <Button
              variant="filled"
              loading={save.isPending}
              // Not disabled, because it has the focus after everything was saved.
              data-disabled={!canSave}
              aria-disabled={!canSave}
              onClick={press}
              aria-describedby="gallery-state"
              {...SAVE_KEYS}
            >
              Uložiť galériu
            </Button>
            <Text id="gallery-state" c="dimmed">
              {!isSending && !isChanged && isOut && publication?.state === 'failed' ? (
                <SavedInVain />
              ) : (
                stateWords(isSending, isChanged)
              )}
            </Text>
          </>
        }
      >
        <SelectedPhotos
          photos={selected}
          onChange={(what) => change((now) => changedEach(now, selectedKeys, what))}
          onDescribe={() => startWalk(selected)}
          onClear={selection.clear}
        />
        <div role="alert" className={styles.alert}>
          {save.error !== null && (
            <Alert color="red" icon={<TriangleAlert aria-hidden />} title={errorText(save.error)} />
          )}
        </div>
        {left !== null && <LeftFilesNotice left={left} onTried={setLeft} />}
      </SaveBar>
    </>
  );
}

function stateWords(isSending: boolean, isChanged: boolean): string {
  if (isSending) return 'Počkajte, kým sa fotky nahrajú.';
  return isChanged ? 'Zmeny ešte nie sú uložené.' : 'Všetko je uložené.';
}
