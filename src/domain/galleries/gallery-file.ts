import { z } from 'zod';
import { line, picture } from '../fields/fields.ts';

const photo = z.strictObject({
  ...picture.shape,
  /** '' for a decorative photo; null: nobody has described it yet, and visitors do not see it. */
  alt_text: picture.shape.alt_text.nullable(),
  id: z.int('číslo fotky je celé číslo').positive('číslo fotky musí byť väčšie ako 0'),
  caption: line(300).optional(),
  credit: line(120).optional(),
  /** The photo is kept, but visitors do not see it. */
  hidden: z.boolean('napíšte true alebo false').optional(),
});

/** `content/galleries/<event-id>.json`: the photos of an event in their order. */
export const gallerySchema = z.strictObject({
  photos: z
    .array(photo, 'photos je zoznam fotiek')
    .min(1, 'galéria má mať aspoň jednu fotku')
    .check((context) => {
      const seen = new Set<number>();
      context.value.forEach((item, index) => {
        if (seen.has(item.id))
          context.issues.push({
            code: 'custom',
            input: item.id,
            path: [index, 'id'],
            message: `číslo fotky ${item.id} je v\u00a0galérii dvakrát`,
          });
        seen.add(item.id);
      });
    }),
});

export type GalleryPhoto = z.infer<typeof photo>;
export type GalleryEntry = z.infer<typeof gallerySchema>;

/** A photo as pages show it. */
export type Photo = Omit<GalleryPhoto, 'hidden' | 'alt_text'> & { alt_text: string };

/** Whether visitors see a photo: it is described, or marked as decorative, and not hidden. */
export function isShown(photo: GalleryPhoto): photo is GalleryPhoto & Photo {
  return photo.hidden !== true && photo.alt_text !== null;
}

/** How many photos nobody has described yet. */
export function undescribedCount(photos: readonly Pick<GalleryPhoto, 'alt_text'>[]): number {
  return photos.filter(({ alt_text }) => alt_text === null).length;
}

/** The photos of one event, in their order. */
export interface Album {
  /** Id of the event. */
  id: number;
  title: string;
  photos: readonly Photo[];
}
