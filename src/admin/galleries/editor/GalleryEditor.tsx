import { Alert, Button, Fieldset, Group, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { History, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { EntryRef } from '../../../api/admin-content.ts';
import type { EventFields } from '../../../api/admin-events.ts';
import { findGallery, type Gallery } from '../../../api/admin-galleries.ts';
import { eventPath } from '../../../domain/events/card-event.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { toEpochMs } from '../../../domain/time/wall-clock.ts';
import { photoCount } from '../../../domain/words/plural.ts';
import { DraftKeeper } from '../../entries/DraftKeeper.tsx';
import { HistoryPanel } from '../../entries/HistoryPanel.tsx';
import { OnSiteLink } from '../../entries/OnSiteLink.tsx';
import { PresenceNotice } from '../../entries/PresenceNotice.tsx';
import { PublicationNow, publicationInterval } from '../../entries/PublicationBadge.tsx';
import { useUploads } from '../../media/upload-queue.ts';
import { IconButton } from '../../shared/buttons.tsx';
import { useUnsavedChanges } from '../../shared/form-state.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { EmptyState } from '../../shared/states.tsx';
import { GalleryChanges } from '../history/GalleryChanges.tsx';
import { ForAllPhotos } from '../photos/ForAllPhotos.tsx';
import { PhotoDialog } from '../photos/PhotoDialog.tsx';
import { PhotoGrid } from '../photos/PhotoGrid.tsx';
import {
  changed,
  creditedTo,
  describedAs,
  inOrder,
  moved,
  type PhotoDraft,
  toDrafts,
  undescribed,
  withUploaded,
} from '../photos/photo-drafts.ts';
import { UploadPanel } from '../photos/UploadPanel.tsx';
import { GalleryConflict } from './GalleryConflict.tsx';
import styles from './GalleryEditor.module.css';
import { LeftFilesNotice } from './LeftFilesNotice.tsx';
import { type GalleryValues, useGallerySave } from './use-gallery-save.ts';

interface Props {
  opened: Gallery;
  /** null: its file is broken; its photos may be edited all the same. */
  event: EventFields | null;
}

/** Adds, orders, describes and removes the photos of an event; nothing is saved before its button is pressed. */
export function GalleryEditor({ opened, event }: Props) {
  const eventId = String(opened.event_id);
  const entry: EntryRef = { section: 'galleries', id: eventId };
  const form = useForm<GalleryValues>({ initialValues: { photos: toDrafts(opened) } });
  const { photos } = form.values;
  const change = (update: (now: PhotoDraft[]) => PhotoDraft[]) => form.setFieldValue('photos', update);
  const uploads = useUploads((picture, { id }) => change((now) => withUploaded(now, picture, id)));
  const gallery = useGallerySave(form, opened);
  const { version, theirs, problem, left } = gallery;

  const [openKey, setOpenKey] = useState<string | null>(null);
  const [showsHistory, setShowsHistory] = useState(false);

  const isChanged = form.isDirty();
  const isSending = uploads.uploads.some(({ state }) => state !== 'failed');
  const canSave = isChanged && !isSending;
  const openIndex = photos.findIndex(({ key }) => key === openKey);
  const open = photos[openIndex];
  useUnsavedChanges(() => isChanged || uploads.uploads.length > 0 || left !== null);

  return (
    <>
      <PageHeader
        title={event === null ? 'Fotky z\u00a0podujatia' : `Fotky: ${event.title}`}
        lead={
          <Group component="span" gap="0.25rem 0.75rem">
            <span>
              {event !== null && `${formatDate(toEpochMs(event.start_date))} · `}
              {photoCount(photos.length)}
            </span>
            <GalleryPublication eventId={eventId} />
          </Group>
        }
      >
        {event?.publication.state === 'live' && !event.draft && <OnSiteLink href={`${eventPath(event)}#galeria`} />}
        <IconButton icon={History} aria-expanded={showsHistory} onClick={() => setShowsHistory(!showsHistory)}>
          História zmien
        </IconButton>
      </PageHeader>
      <div className={styles.parts}>
        <PresenceNotice entry={entry} />
        <DraftKeeper entry={entry} version={version} form={form} />
        {showsHistory && (
          <Fieldset legend="História">
            <HistoryPanel entry={entry} version={version} Changes={GalleryChanges} />
          </Fieldset>
        )}
        <UploadPanel uploads={uploads} />
        {photos.length === 0 ? (
          <EmptyState title="Toto podujatie ešte nemá fotky." />
        ) : (
          <>
            <ForAllPhotos
              title={event?.title ?? null}
              undescribed={undescribed(photos).length}
              onCredit={(credit) => change((now) => creditedTo(now, credit))}
              onDescription={(text) => change((now) => describedAs(now, text))}
            />
            <section aria-labelledby="photos-heading">
              <Title order={2} id="photos-heading">
                Poradie a&nbsp;úprava
              </Title>
              <Text c="dimmed" mb="sm">
                Prvá fotka je titulná. Fotku presuniete ťahaním za úchyt pod ňou, šípkami alebo tlačidlami; kliknutím na
                ňu ju opíšete.
              </Text>
              <PhotoGrid
                photos={photos}
                onOrder={(keys) => change((now) => inOrder(now, keys))}
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
          index={openIndex}
          count={photos.length}
          onChange={(values) => change((now) => changed(now, open.key, values))}
          onStep={(places) => setOpenKey(photos[openIndex + places]?.key ?? null)}
          onClose={() => setOpenKey(null)}
        />
      )}
      {theirs !== null && (
        <GalleryConflict
          mine={photos}
          theirs={theirs}
          onMine={gallery.saveOverTheirs}
          onTheirs={gallery.takeTheirs}
          onClose={gallery.closeConflict}
        />
      )}
      <div className={styles.foot}>
        <div role="alert">
          {problem !== null && <Alert color="red" icon={<TriangleAlert aria-hidden />} title={problem} />}
        </div>
        {left !== null && <LeftFilesNotice left={left} onTried={gallery.setLeft} />}
        <Group>
          <Button
            variant="filled"
            loading={gallery.isSaving}
            // Refused, not disabled: it has the focus when it has saved all there is.
            data-disabled={!canSave}
            aria-disabled={!canSave}
            onClick={() => canSave && gallery.save()}
            aria-describedby="gallery-state"
          >
            Uložiť galériu
          </Button>
          <Text id="gallery-state" c="dimmed">
            {stateWords(isSending, isChanged)}
          </Text>
        </Group>
      </div>
    </>
  );
}

function stateWords(isSending: boolean, isChanged: boolean): string {
  if (isSending) return 'Počkajte, kým sa fotky nahrajú.';
  return isChanged ? 'Zmeny ešte nie sú uložené.' : 'Všetko je uložené.';
}

/** Whether visitors see the photos as they were saved, asked again until they do. */
function GalleryPublication({ eventId }: { eventId: string }) {
  const gallery = useQuery({
    queryKey: ['galleries', 'publication', eventId],
    queryFn: () => findGallery(eventId),
    refetchInterval: ({ state }) => (state.data === undefined ? false : publicationInterval([state.data.publication])),
  });
  // Without photos there is nothing to be seen.
  if (!gallery.isSuccess || gallery.data.version === null) return null;
  return <PublicationNow publication={gallery.data.publication} />;
}
