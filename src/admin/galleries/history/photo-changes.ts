import { diffArrays } from 'diff';
import { isSameValue } from '../../../domain/fields/same-value.ts';
import type { GalleryPhoto } from '../../../domain/galleries/gallery-file.ts';
import { GALLERIES } from '../../../domain/kinds/gallery.ts';
import { photoCount, plural } from '../../../domain/words/plural.ts';

export interface PhotoChange {
  title: string;
  photos: readonly ChangedPhoto[];
  words?: { before: string; after: string };
}

export interface ChangedPhoto {
  photo: GalleryPhoto;
  note?: string;
}

type Photos = readonly GalleryPhoto[];
interface Pair {
  old: GalleryPhoto;
  now: GalleryPhoto;
}

export function photoChanges(before: Photos, after: Photos): PhotoChange[] {
  const earlier = new Map(before.map((photo) => [photo.id, photo]));
  const later = new Set(after.map(({ id }) => id));
  const pairs = after.flatMap((now): Pair[] => {
    const old = earlier.get(now.id);
    return old === undefined ? [] : [{ old, now }];
  });
  const those = (isOne: (pair: Pair) => boolean) => pairs.filter(isOne).map(({ now }) => ({ photo: now }));
  return [
    ...changeEntry(ADDED, after.filter(({ id }) => !earlier.has(id)).map(photoOnly)),
    ...changeEntry(REMOVED, before.filter(({ id }) => !later.has(id)).map(photoOnly)),
    ...changeEntry(MOVED, moved(before, after)),
    ...changeEntry(
      REPLACED,
      those(({ old, now }) => old.image_path !== now.image_path),
    ),
    ...changeEntry(
      HIDDEN,
      those(({ old, now }) => old.hidden !== true && now.hidden === true),
    ),
    ...changeEntry(
      SHOWN,
      those(({ old, now }) => old.hidden === true && now.hidden !== true),
    ),
    ...changeEntry(
      REFOCUSED,
      those(({ old, now }) => !isSameValue(old.focus, now.focus)),
    ),
    ...WRITTEN.flatMap(({ field, title }) => rewritten(pairs, field, title)),
  ];
}

type Title = readonly [one: string, few: string, many: string];
const ADDED: Title = ['Pridaná', 'Pridané', 'Pridaných'];
const REMOVED: Title = ['Odobratá', 'Odobraté', 'Odobratých'];
const MOVED: Title = ['Presunutá', 'Presunuté', 'Presunutých'];
const REPLACED: Title = ['Vymenená', 'Vymenené', 'Vymenených'];
const HIDDEN: Title = ['Pred návštevníkmi skrytá', 'Pred návštevníkmi skryté', 'Pred návštevníkmi skrytých'];
const SHOWN: Title = ['Návštevníkom znova ukázaná', 'Návštevníkom znova ukázané', 'Návštevníkom znova ukázaných'];
const REFOCUSED: Title = ['Inak orezaná', 'Inak orezané', 'Inak orezaných'];

const WRITTEN = [
  { field: 'alt_text', title: 'Opis pre ľudí, ktorí fotku nevidia' },
  { field: 'caption', title: GALLERIES.fieldNames.caption },
  { field: 'credit', title: GALLERIES.fieldNames.credit },
] as const;

const photoOnly = (photo: GalleryPhoto): ChangedPhoto => ({ photo });

function changeEntry([one, few, many]: Title, photos: readonly ChangedPhoto[]): PhotoChange[] {
  const count = photos.length;
  if (count === 0) return [];
  return [{ title: count === 1 ? `${one} fotka` : `${plural(count, one, few, many)} ${photoCount(count)}`, photos }];
}

/** The fewest photos whose move explains the new order. */
function moved(before: Photos, after: Photos): ChangedPhoto[] {
  const [from, to] = [placesOf(before), placesOf(after)];
  const both = (places: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>) =>
    [...places.keys()].filter((id) => other.has(id));
  const ids = new Set(diffArrays(both(from, to), both(to, from)).flatMap(({ added, value }) => (added ? value : [])));
  return after.flatMap((photo) => {
    if (!ids.has(photo.id)) return [];
    const [old, now] = [from.get(photo.id), to.get(photo.id)];
    return [{ photo, ...(old !== now && { note: `z\u00a0${old}. na ${now}. miesto` }) }];
  });
}

function placesOf(photos: Photos): Map<number, number> {
  return new Map(photos.map(({ id }, index) => [id, index + 1]));
}

function rewritten(pairs: readonly Pair[], field: (typeof WRITTEN)[number]['field'], title: string): PhotoChange[] {
  const alike = new Map<string, { words: { before: string; after: string }; photos: ChangedPhoto[] }>();
  for (const { old, now } of pairs) {
    const words = { before: old[field] ?? '', after: now[field] ?? '' };
    if (words.before === words.after) continue;
    const key = JSON.stringify(words);
    const group = alike.get(key) ?? { words, photos: [] };
    group.photos.push(photoOnly(now));
    alike.set(key, group);
  }
  return Array.from(alike.values(), (group) => ({ title, ...group }));
}
