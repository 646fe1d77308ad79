import { Alert, Button, Checkbox, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { EventFields } from '../../../api/admin-events.ts';
import { findGallery, type Gallery } from '../../../api/admin-galleries.ts';
import type { EntryRef, Publication } from '../../../api/entries.ts';
import { eventPath } from '../../../domain/events/card-event.ts';
import { isPublished } from '../../../domain/events/publishing-window.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { toEpochMs } from '../../../domain/time/wall-clock.ts';
import { photoCount } from '../../../domain/words/plural.ts';
import { DraftKeeper } from '../../entries/DraftKeeper.tsx';
import { EntryHead } from '../../entries/EntryHead.tsx';
import { PresenceNotice } from '../../entries/PresenceNotice.tsx';
import { PublicationNow, publicationInterval, SavedInVain } from '../../entries/PublicationBadge.tsx';
import { useUploads } from '../../media/upload-queue.ts';
import { useUnsavedChanges } from '../../shared/form-state.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { SAVE_KEYS, SaveBar, useSaveKey } from '../../shared/SaveBar.tsx';
import { useSelection } from '../../shared/selection.tsx';
import { EmptyState } from '../../shared/states.tsx';
import { useNow } from '../../shared/use-now.ts';
import { CreditForAll } from '../photos/CreditForAll.tsx';
import { DescribePhotos } from '../photos/DescribePhotos.tsx';
import { DescribeWalk } from '../photos/DescribeWalk.tsx';
import { PhotoDialog } from '../photos/PhotoDialog.tsx';
import { PhotoGrid } from '../photos/PhotoGrid.tsx';
import {
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
import styles from './GalleryEditor.module.css';
import { LeftFilesNotice } from './LeftFilesNotice.tsx';
import { type GalleryValues, useGallerySave } from './use-gallery-save.ts';

interface Props {
  opened: Gallery;
  /** null: its file is broken; the photos can still be edited. */
  event: EventFields | null;
}

export function GalleryEditor({ opened, event }: Props) {
  const eventId = String(opened.event_id);
  const entry: EntryRef = { section: 'galleries', id: eventId };
  const form = useForm<GalleryValues>({ initialValues: { photos: toDrafts(opened) } });
  const { photos } = form.values;
  const change = (update: (now: PhotoDraft[]) => PhotoDraft[]) => form.setFieldValue('photos', update);
  const uploads = useUploads((picture, { id }) => change((now) => withUploaded(now, picture, id)));
  const nowMs = useNow();
  const isOut = event === null || isPublished(event, nowMs);
  const publication = usePublication(eventId);
  const gallery = useGallerySave(form, opened, isOut);
  const { version, theirs, problem, left } = gallery;

  const selection = useSelection(photos, ({ key }) => key);
  const selected = photos.filter(selection.has);
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
  const save = () => canSave && gallery.save();
  useSaveKey(save);

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
          history={`/gallery/${eventId}/history`}
        />
      </PageHeader>
      <div className={styles.parts}>
        <PresenceNotice entry={entry} />
        <DraftKeeper entry={entry} version={version} form={form} />
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
            <section aria-labelledby="photos-heading">
              <Title order={2} id="photos-heading">
                Poradie a&nbsp;úprava
              </Title>
              <Text c="dimmed">
                Prvá fotka je titulná. Fotku presuniete ťahaním za úchyt pod ňou, šípkami alebo tlačidlami; kliknutím na
                ňu ju opíšete.
              </Text>
              <Checkbox
                my="sm"
                label="Vybrať všetky"
                checked={selected.length === photos.length}
                indeterminate={selected.length > 0 && selected.length < photos.length}
                onChange={({ currentTarget }) => selection.set(photos, currentTarget.checked)}
              />
              <PhotoGrid
                photos={photos}
                weaknessOf={weaknessOf}
                selection={selection}
                onMove={(key, places) => change((now) => moved(now, key, places))}
                onOpen={setOpenKey}
                onKeep={(key) => change((now) => changed(now, key, { removal: 'none' }))}
              />
            </section>
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
          eventId={eventId}
          mine={photos}
          theirs={theirs}
          onMine={gallery.saveOverTheirs}
          onTheirs={gallery.takeTheirs}
          onClose={gallery.closeConflict}
        />
      )}
      <SaveBar
        buttons={
          <>
            <Button
              variant="filled"
              loading={gallery.isSaving}
              // Not disabled, because it has the focus after everything was saved.
              data-disabled={!canSave}
              aria-disabled={!canSave}
              onClick={save}
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
          onChange={(what) =>
            change((now) =>
              changedEach(
                now,
                selected.map(({ key }) => key),
                what,
              ),
            )
          }
          onDescribe={() => startWalk(selected)}
          onClear={selection.clear}
        />
        <div role="alert" className={styles.alert}>
          {problem !== null && <Alert color="red" icon={<TriangleAlert aria-hidden />} title={problem} />}
        </div>
        {left !== null && <LeftFilesNotice left={left} onTried={gallery.setLeft} />}
      </SaveBar>
    </>
  );
}

function stateWords(isSending: boolean, isChanged: boolean): string {
  if (isSending) return 'Počkajte, kým sa fotky nahrajú.';
  return isChanged ? 'Zmeny ešte nie sú uložené.' : 'Všetko je uložené.';
}

/** Refreshed until visitors see the photos; null: not known yet, or nothing to publish. */
function usePublication(eventId: string): Publication | null {
  const gallery = useQuery({
    queryKey: ['galleries', 'publication', eventId],
    queryFn: () => findGallery(eventId),
    refetchInterval: ({ state }) => (state.data === undefined ? false : publicationInterval([state.data.publication])),
  });
  return gallery.isSuccess && gallery.data.version !== null ? gallery.data.publication : null;
}
