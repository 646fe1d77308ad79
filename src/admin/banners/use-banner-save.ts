import { changeBanner, createBanner } from '../../api/admin-banners.ts';
import { useEntrySave } from '../entries/use-entry-save.ts';
import { useCreationKey, useSave } from '../shared/use-save.ts';

type Fields = Record<string, unknown>;

const DONE = 'Banner je uložený, o\u00a0chvíľu bude na webe.';

/** Saves the fields of a banner over the version they were made from. */
export function useBannerSave(id: string) {
  return useEntrySave({
    call: ({ fields, version }: { fields: Fields; version: string }) => changeBanner(id, version, fields),
    done: DONE,
    refresh: [['banners']],
    file: 'Súbor bannera',
  });
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
