import { expect, test } from 'vitest';
import { photoHash, readPhotoHash } from '../../../../src/islands/gallery/viewer-rules.ts';

test('on the page of an event the address carries the photo alone', () => {
  expect(photoHash({ eventId: null, photoId: 7 })).toBe('#foto-7');
  expect(readPhotoHash('#foto-7')).toEqual({ eventId: null, photoId: 7 });
});

test('on the gallery page the address carries the event and the photo', () => {
  expect(photoHash({ eventId: 12, photoId: 7 })).toBe('#foto-12-7');
  expect(readPhotoHash('#foto-12-7')).toEqual({ eventId: 12, photoId: 7 });
});

test.each(['', '#galeria', '#foto-', '#foto-x', '#foto-1-2-3', '#foto--1', '#foto-7 ', '#foto-9999999999', 'foto-7'])(
  'the fragment "%s" names no photo',
  (hash) => {
    expect(readPhotoHash(hash)).toBeNull();
  },
);
