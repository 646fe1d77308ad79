import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../api/admin-client.ts';
import type { Gallery } from '../../../api/admin-galleries.ts';
import { photoCount } from '../../../domain/words/plural.ts';
import { asPublished, SAVED, SAVED_UNSEEN } from '../../entries/saved-words.ts';
import { useSave } from '../../shared/use-save.ts';
import { afterSave, type PhotoDraft, toDrafts, undescribed } from '../photos/photo-drafts.ts';
import { type GallerySave, type LeftFiles, saveGallery } from './save-gallery.ts';

export interface GalleryValues {
  photos: PhotoDraft[];
}

/** `theirs` is what a colleague has saved meanwhile, until the user chooses a version. */
export function useGallerySave(form: UseFormReturnType<GalleryValues>, opened: Gallery, isOut: boolean) {
  const queries = useQueryClient();
  const eventId = String(opened.event_id);
  const [version, setVersion] = useState(opened.version);
  const [theirs, setTheirs] = useState<Gallery | null>(null);
  const [left, setLeft] = useState<LeftFiles | null>(null);

  function keep({ version: saved }: Gallery, values: { shown: PhotoDraft[]; saved: PhotoDraft[] }): void {
    form.setValues({ photos: values.shown });
    form.resetDirty({ photos: values.saved });
    setVersion(saved);
    setTheirs(null);
  }
  const saving = useSave({
    call: ({ over, sent }: { over: string | null; sent: readonly PhotoDraft[] }) => saveGallery(eventId, over, sent),
    done: (answer, { sent }) =>
      savedWords(answer, asPublished(isOut ? SAVED : SAVED_UNSEEN, queries), undescribed(sent).length),
    refresh: [
      ['galleries', 'list'],
      ['galleries', 'publication', eventId],
    ],
    showsErrors: false,
    onDone: (answer, { sent }) => {
      if (answer.outcome === 'conflict') return setTheirs(answer.theirs ?? { ...opened, photos: [], version: null });
      const { gallery, left } = answer;
      // Files left by an earlier save still exist, too.
      if (left !== null) setLeft((before) => ({ ...left, paths: [...(before?.paths ?? []), ...left.paths] }));
      keep(gallery, afterSave(sent, form.getValues().photos, gallery));
    },
  });

  function save(over: string | null): void {
    saving.mutate({ over, sent: form.getValues().photos });
  }

  return {
    version,
    isSaving: saving.isPending,
    problem: saving.error === null ? null : errorText(saving.error),
    save: () => save(version),
    theirs,
    saveOverTheirs: () => {
      setTheirs(null);
      save(theirs?.version ?? null);
    },
    takeTheirs: () => {
      if (theirs === null) return;
      const drafts = toDrafts(theirs);
      keep(theirs, { shown: drafts, saved: drafts });
    },
    closeConflict: () => setTheirs(null),
    left,
    setLeft,
  };
}

function savedWords(answer: GallerySave, words: string, unseen: number) {
  if (answer.outcome === 'conflict') return { problem: 'Medzitým ju uložil aj niekto iný.' };
  if (answer.left !== null) return { problem: 'Uložené, ale niečo sa nepodarilo zmazať natrvalo.' };
  return unseen === 0 ? words : `${words} Bez opisu: ${photoCount(unseen)}, tie návštevníci zatiaľ neuvidia.`;
}
