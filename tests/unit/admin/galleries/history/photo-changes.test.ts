import { describe, expect, test } from 'vitest';
import { photoChanges } from '../../../../../src/admin/galleries/history/photo-changes.ts';
import type { GalleryPhoto } from '../../../../../src/domain/galleries/gallery-file.ts';

const photo = (id: number, more: Partial<GalleryPhoto> = {}): GalleryPhoto => ({
  id,
  image_path: `m/${id}.webp`,
  alt_text: `Fotka ${id}`,
  width: 1200,
  height: 800,
  ...more,
});
const photos = (...ids: number[]) => ids.map((id) => photo(id));

const told = (before: GalleryPhoto[], after: GalleryPhoto[]) =>
  photoChanges(before, after).map((change) => [
    change.title,
    change.photos.map(({ photo: { id }, note }) => (note === undefined ? id : `${id} ${note}`)),
    ...(change.words === undefined ? [] : [change.words]),
  ]);

describe('Of two versions of a gallery is told', () => {
  test('nothing, when only numbers of the machine differ', () => {
    expect(told([photo(1)], [photo(1, { width: 600, height: 400, hidden: false })])).toEqual([]);
  });

  test('which photos came and which went', () => {
    expect(told(photos(1, 2, 3), photos(1, 3, 4, 5))).toEqual([
      ['Pridané 2\u00a0fotky', [4, 5]],
      ['Odobratá fotka', [2]],
    ]);
    expect(told(photos(1), photos(1, 2, 3, 4, 5, 6))).toEqual([['Pridaných 5\u00a0fotiek', [2, 3, 4, 5, 6]]]);
  });

  test('which photos were moved, as few as explain the order', () => {
    expect(told(photos(1, 2, 3, 4), photos(4, 1, 2, 3))).toEqual([['Presunutá fotka', ['4 z\u00a04. na 1. miesto']]]);
    expect(told(photos(1, 2, 3, 4, 5), photos(5, 1, 4, 2, 3))).toEqual([
      ['Presunuté 2\u00a0fotky', ['5 z\u00a05. na 1. miesto', '4 z\u00a04. na 3. miesto']],
    ]);
  });

  test('no move of those that only gave way to others', () => {
    expect(told(photos(1, 2, 3), photos(9, 2, 3))).toEqual([
      ['Pridaná fotka', [9]],
      ['Odobratá fotka', [1]],
    ]);
  });

  test('a move to the same place among others without the places', () => {
    expect(told(photos(1, 2, 3), photos(3, 2))).toEqual([
      ['Odobratá fotka', [1]],
      ['Presunutá fotka', [2]],
    ]);
  });

  test('what is no longer shown, shown again, cut elsewhere or another picture', () => {
    const before = [photo(1), photo(2, { hidden: true }), photo(3), photo(4)];
    const after = [
      photo(1, { hidden: true }),
      photo(2),
      photo(3, { focus: { x: 20, y: 50 } }),
      photo(4, { image_path: 'm/new.webp' }),
    ];
    expect(told(before, after)).toEqual([
      ['Vymenená fotka', [4]],
      ['Pred návštevníkmi skrytá fotka', [1]],
      ['Návštevníkom znova ukázaná fotka', [2]],
      ['Inak orezaná fotka', [3]],
    ]);
  });

  test('what was written, the same words of many photos at once', () => {
    const before = [photo(1), photo(2), photo(3, { credit: 'Peter' })];
    const after = [
      photo(1, { credit: 'Jana', caption: 'Zbor' }),
      photo(2, { credit: 'Jana', alt_text: 'Plná sála' }),
      photo(3, { credit: 'Jana' }),
    ];
    expect(told(before, after)).toEqual([
      ['Opis pre ľudí, ktorí fotku nevidia', [2], { before: 'Fotka 2', after: 'Plná sála' }],
      ['Popis pod fotkou', [1], { before: '', after: 'Zbor' }],
      ['Kto fotil', [1, 2], { before: '', after: 'Jana' }],
      ['Kto fotil', [3], { before: 'Peter', after: 'Jana' }],
    ]);
  });
});
