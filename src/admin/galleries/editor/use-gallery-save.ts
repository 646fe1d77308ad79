import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { errorText } from '../../../api/admin-client.ts';
import type { Gallery } from '../../../api/admin-galleries.ts';
import { useSave } from '../../shared/use-save.ts';
import { afterSave, type PhotoDraft, toDrafts, undescribed } from '../photos/photo-drafts.ts';
import { type GallerySave, type LeftFiles, saveGallery } from './save-gallery.ts';

export interface GalleryValues {
  photos: PhotoDraft[];
}

const NOT_DESCRIBED =
  'Niektoré fotky ešte nemajú opis. Kliknite na ne a\u00a0opíšte ich, alebo doplňte opis naraz v\u00a0časti „Naraz pre viac fotiek“.';

/**
 * Saves the photos of a form over the version of the gallery they were made from.
 * @param opened what the form was made from
 * @returns `problem`: why they are not saved, for people; `theirs`: the gallery as a colleague has saved it meanwhile, until one of
 * the two is chosen; `left`: files that were to be gone for good and are still there
 */
export function useGallerySave(form: UseFormReturnType<GalleryValues>, opened: Gallery) {
  const eventId = String(opened.event_id);
  const { photos } = form.values;
  const [version, setVersion] = useState(opened.version);
  const [theirs, setTheirs] = useState<Gallery | null>(null);
  const [left, setLeft] = useState<LeftFiles | null>(null);
  const [lacksWords, setLacksWords] = useState(false);

  function keep({ version: saved }: Gallery, values: { shown: PhotoDraft[]; saved: PhotoDraft[] }): void {
    form.setValues({ photos: values.shown });
    form.resetDirty({ photos: values.saved });
    setVersion(saved);
    setTheirs(null);
  }
  const saving = useSave({
    call: ({ over, sent }: { over: string | null; sent: readonly PhotoDraft[] }) => saveGallery(eventId, over, sent),
    done: savedWords,
    refresh: [
      ['galleries', 'list'],
      ['galleries', 'publication', eventId],
    ],
    showsErrors: false,
    onDone: (answer, { sent }) => {
      // Empty when they have deleted it.
      if (answer.outcome === 'conflict') return setTheirs(answer.theirs ?? { ...opened, photos: [], version: null });
      const { gallery, left } = answer;
      // Those of an earlier save are still there, too.
      if (left !== null) setLeft((before) => ({ ...left, paths: [...(before?.paths ?? []), ...left.paths] }));
      keep(gallery, afterSave(sent, form.getValues().photos, gallery));
    },
  });

  function save(over: string | null): void {
    const isMissing = undescribed(photos).length > 0;
    setLacksWords(isMissing);
    if (isMissing) saving.reset();
    else saving.mutate({ over, sent: photos });
  }

  return {
    version,
    isSaving: saving.isPending,
    problem: problemOf(lacksWords && undescribed(photos).length > 0, saving.error),
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

function problemOf(lacksWords: boolean, error: Error | null): string | null {
  if (lacksWords) return NOT_DESCRIBED;
  return error === null ? null : errorText(error);
}

function savedWords(answer: GallerySave) {
  if (answer.outcome === 'conflict') return { problem: 'Medzitým ju uložil aj niekto iný.' };
  return answer.left === null
    ? 'Galéria je uložená, o\u00a0chvíľu bude na webe.'
    : { problem: 'Galéria je uložená, ale niečo sa nepodarilo zmazať natrvalo.' };
}
