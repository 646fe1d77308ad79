import { useState } from 'react';
import { type Banner, changeBanner, createBanner } from '../../api/admin-banners.ts';
import { ApiError } from '../../api/client.ts';
import { useCreationKey } from '../shared/use-creation-key.ts';
import { useSave } from '../shared/use-save.ts';

type Fields = Record<string, unknown>;

/** What stands in the way of a save: the banner as somebody else has saved it; null: he has deleted it. */
export interface BannerConflict {
  mine: Fields;
  theirs: Banner | null;
}

const BROKEN = 'Súbor bannera medzitým niekto upravil a\u00a0má chybu. Vaše zmeny zostali v\u00a0tomto prehliadači.';

const DONE = 'Banner je uložený, o\u00a0chvíľu bude na webe.';

/** Saves the fields of a banner over the version they were made from. */
export function useBannerSave(id: string) {
  const [conflict, setConflict] = useState<BannerConflict | null>(null);

  async function send({ fields, version }: { fields: Fields; version: string }): Promise<Banner> {
    const answer = await changeBanner(id, version, fields);
    const entry = answer.outcome === 'saved' ? answer.entry : answer.current;
    if (entry?.is_broken) throw new ApiError(409, BROKEN);
    if (answer.outcome === 'saved' && entry !== null) return entry;
    setConflict({ mine: fields, theirs: entry });
    throw new ApiError(409, answer.outcome === 'conflict' ? answer.message : BROKEN);
  }

  const save = useSave({
    call: send,
    done: DONE,
    showsErrors: false,
    refresh: [['banners']],
    onDone: () => setConflict(null),
  });
  return { save, conflict, closeConflict: () => setConflict(null) };
}

/** Makes a new banner; the same fields sent twice make one. */
export function useBannerCreation() {
  const keyOf = useCreationKey();
  return useSave({
    call: (fields: Fields) => createBanner(fields, keyOf(fields)),
    done: DONE,
    refresh: [['banners']],
    showsErrors: false,
  });
}
