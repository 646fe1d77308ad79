import { expect, test } from 'vitest';
import { weaknessesOf, weaknessOf } from '../../../../src/domain/galleries/photo-words.ts';

const TITLE = 'Letný koncert';

test.each([
  'IMG_1234',
  'IMG_1234.JPG',
  'dsc-0042',
  'DSCN0042',
  '20260512_183000',
  'letny-koncert-3.jpg',
  'Fotka 3',
  'WhatsApp Image 2026-05-12',
  '7',
])('the name of a file is no description: %s', (text) => {
  expect(weaknessOf(text, TITLE)).toBe('file-name');
});

test.each([
  'Záber z podujatia Letný koncert',
  'Záber z\u00a0koncertu',
  'Zábery zo skúšky',
  'Fotka',
  'fotografia od Jany',
  'Foto.',
  'Ilustračné foto',
  'Plagát k podujatiu',
  'ok',
  '…',
])('what says only where a picture is from is no description: %s', (text) => {
  expect(weaknessOf(text, TITLE)).toBe('phrase');
});

test('the title of the event says nothing about one of its photos', () => {
  expect(weaknessOf('letny koncert.', TITLE)).toBe('title');
  expect(weaknessOf('Letný koncert', null)).toBeNull();
});

test.each([
  'Zbor na javisku',
  'Záber na tanečníkov pri fontáne',
  'Fotograf sa pozerá do hľadáčika',
  'Obrazy na stene galérie',
  'Plagátov plná stena',
  'Rok 1962: stavba domu',
  'Tri deti',
])('a description that says something is left alone: %s', (text) => {
  expect(weaknessOf(text, TITLE)).toBeNull();
});

test('the same words for several photos are told at each of them, decorative and missing ones at none', () => {
  const texts = ['Dav pod pódiom', 'dav pod  pódiom', '', '', null, null, 'Zbor', 'Foto', 'Foto'];
  expect(
    weaknessesOf(
      texts.map((alt_text) => ({ alt_text })),
      TITLE,
    ),
  ).toEqual(['same', 'same', null, null, null, null, null, 'phrase', 'phrase']);
});
