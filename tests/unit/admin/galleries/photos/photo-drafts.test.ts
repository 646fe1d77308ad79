import { describe, expect, test } from 'vitest';
import {
  afterSave,
  changed,
  creditedTo,
  moved,
  toDrafts,
  toPhotos,
  undescribed,
  walkThrough,
  weakDrafts,
  withUploaded,
} from '../../../../../src/admin/galleries/photos/photo-drafts.ts';

const SAVED = [
  { id: 1, image_path: 'galleries/1.webp', alt_text: 'Pódium', width: 4, height: 3, credit: 'Eva' },
  { id: 2, image_path: 'galleries/2.webp', alt_text: '', width: 4, height: 3, hidden: true, focus: { x: 20, y: 80 } },
];
const drafts = toDrafts({ photos: SAVED });
const arrived = (name: string) => ({ image_path: `m/${name}.webp`, width: 4, height: 3 });
const pathsOf = (photos: readonly { image_path: string }[]) => photos.map(({ image_path }) => image_path);

test('photos that were not touched are saved as they were', () => {
  expect(toPhotos(drafts)).toEqual(SAVED);
});

test('photos stand in the order they were chosen, whatever order they arrive in', () => {
  const third = withUploaded(drafts, arrived('c'), 3);
  const first = withUploaded(third, arrived('a'), 1);
  const second = withUploaded(first, arrived('b'), 2);
  expect(pathsOf(second)).toEqual(['galleries/1.webp', 'galleries/2.webp', 'm/a.webp', 'm/b.webp', 'm/c.webp']);
});

test('the same picture is not taken twice', () => {
  const once = withUploaded(drafts, arrived('a'), 1);
  expect(withUploaded(once, arrived('a'), 2)).toEqual(once);
});

test('a photo that was to go and is chosen again stays', () => {
  const once = withUploaded(drafts, arrived('a'), 1);
  for (const removal of ['gallery', 'for-good'] as const)
    expect(withUploaded(changed(once, 'upload-1', { removal }), arrived('a'), 2)).toEqual(once);
});

test('a photo moves by places and stops at the ends', () => {
  const three = withUploaded(drafts, arrived('a'), 1);
  expect(pathsOf(moved(three, 'upload-1', -1))).toEqual(['galleries/1.webp', 'm/a.webp', 'galleries/2.webp']);
  expect(pathsOf(moved(three, 'upload-1', -Infinity))).toEqual(['m/a.webp', 'galleries/1.webp', 'galleries/2.webp']);
  expect(pathsOf(moved(three, 'photo-1', 99))).toEqual(['galleries/2.webp', 'm/a.webp', 'galleries/1.webp']);
  expect(moved(three, 'gone', 1)).toEqual(three);
});

test('a new photo needs words, or to be called decorative', () => {
  const added = withUploaded(drafts, arrived('a'), 1);
  expect(undescribed(added)).toHaveLength(1);
  expect(undescribed(changed(added, 'upload-1', { alt_text: '' }))).toEqual([]);
  expect(undescribed(changed(added, 'upload-1', { removal: 'gallery' }))).toEqual([]);
});

test('an undescribed photo is saved as such, and spaces do not make it decorative', () => {
  const added = withUploaded(drafts, arrived('a'), 1);
  const written = (text: string | null) => toPhotos(changed(added, 'upload-1', { alt_text: text })).at(-1)?.alt_text;
  expect([null, '', '  ', ' Zbor '].map(written)).toEqual([null, '', null, 'Zbor']);
});

test('the walk leads through the photos without words, then those whose words say nothing, else through all', () => {
  const three = withUploaded(withUploaded(drafts, arrived('a'), 1), arrived('b'), 2);
  const poor = changed(changed(three, 'photo-1', { alt_text: 'IMG_1234' }), 'photo-2', { alt_text: 'Dav pod pódiom' });
  const weak = weakDrafts(poor, 'Koncert');
  expect([...weak]).toEqual([['photo-1', 'file-name']]);
  expect(walkThrough(poor, weak)).toEqual(['upload-1', 'upload-2', 'photo-1']);
  const gone = changed(poor, 'upload-1', { removal: 'gallery' });
  expect(walkThrough(gone, weakDrafts(gone, null))).toEqual(['upload-2', 'photo-1']);
  expect(walkThrough(drafts, weakDrafts(drafts, null))).toEqual(['photo-1', 'photo-2']);
});

test('removed photos are not saved, and empty words take fields away', () => {
  const credited = creditedTo(drafts, 'Ján');
  expect(toPhotos(credited).map(({ credit }) => credit)).toEqual(['Ján', 'Ján']);
  const cleared = changed(changed(credited, 'photo-1', { credit: '  ' }), 'photo-2', { removal: 'for-good' });
  expect(toPhotos(cleared)).toEqual([
    { id: 1, image_path: 'galleries/1.webp', alt_text: 'Pódium', width: 4, height: 3 },
  ]);
});

describe('after a save', () => {
  const sent = changed(withUploaded(drafts, arrived('a'), 1), 'photo-2', { removal: 'gallery' });
  const stored = { id: 7, ...arrived('a'), alt_text: '' };
  const answer = { photos: [...SAVED.slice(0, 1), stored] };

  test('a new photo has its number under the name it had, and a removed one is gone', () => {
    const { saved, shown } = afterSave(sent, sent, answer);
    expect(shown).toEqual(saved);
    expect(shown.map(({ key, id }) => [key, id])).toEqual([
      ['photo-1', 1],
      ['upload-1', 7],
    ]);
  });

  test('what was done meanwhile stays and is not saved yet', () => {
    const now = withUploaded(changed(sent, 'upload-1', { alt_text: 'Deti' }), arrived('b'), 2);
    const { saved, shown } = afterSave(sent, now, answer);
    expect(shown.map(({ key, id, alt_text }) => [key, id, alt_text])).toEqual([
      ['photo-1', 1, 'Pódium'],
      ['upload-1', 7, 'Deti'],
      ['upload-2', null, null],
    ]);
    expect(saved.map(({ alt_text }) => alt_text)).toEqual(['Pódium', '']);
  });

  test('a photo that was put back meanwhile is there, to be saved anew', () => {
    const { shown } = afterSave(sent, changed(sent, 'photo-2', { removal: 'none' }), answer);
    expect(shown.map(({ key, id }) => [key, id])).toContainEqual(['photo-2', null]);
  });
});
