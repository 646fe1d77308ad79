import { expect, test } from 'vitest';
import { contentSource } from '../../src/content-files/content-source.ts';
import { siteContentOf } from '../../src/content-files/site-content.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');

test('hidden photos are not on the site, and a gallery with nothing else is none', () => {
  const { tree } = contentSource('content', 'public/storage').read();
  const before = siteContentOf(tree, NOW).galleries;
  const [[oneId = 0, onePhotos = []] = [], [otherId = 0, otherPhotos = []] = []] = [...before];
  const hiddenId = onePhotos[1]?.id;
  const galleries = tree.galleries.map((gallery) => ({
    ...gallery,
    photos: gallery.photos.map((photo) => {
      const isHidden = gallery.event_id === otherId || (gallery.event_id === oneId && photo.id === hiddenId);
      return isHidden ? { ...photo, hidden: true } : photo;
    }),
  }));
  const after = siteContentOf({ ...tree, galleries }, NOW).galleries;
  expect(otherPhotos.length).toBeGreaterThan(0);
  expect(after.has(otherId)).toBe(false);
  expect(after.get(oneId)?.map(({ id }) => id)).toEqual(onePhotos.map(({ id }) => id).filter((id) => id !== hiddenId));
  expect(after.size).toBe(before.size - 1);
});
