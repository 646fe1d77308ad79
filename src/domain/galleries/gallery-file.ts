import { z } from 'zod';
import { line, picture } from '../fields/fields.ts';

const photo = z.strictObject({
  ...picture.shape,
  /** '': decorative; null: nobody has described it, so visitors do not see it. */
  alt_text: picture.shape.alt_text.nullable(),
  id: z.int('číslo fotky je celé číslo').positive('číslo fotky musí byť väčšie ako 0'),
  caption: line(300).optional(),
  credit: line(120).optional(),
  hidden: z.boolean('napíšte true alebo false').optional(),
});

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

export type Photo = Omit<GalleryPhoto, 'hidden' | 'alt_text'> & { alt_text: string };

export function isShown(photo: GalleryPhoto): photo is GalleryPhoto & Photo {
  return photo.hidden !== true && photo.alt_text !== null;
}

export function undescribedCount(photos: readonly Pick<GalleryPhoto, 'alt_text'>[]): number {
  return photos.filter(({ alt_text }) => alt_text === null).length;
}

export interface Album {
  id: number;
  title: string;
  photos: readonly Photo[];
}
