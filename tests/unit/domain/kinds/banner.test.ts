import { expect, test } from 'vitest';
import { BANNERS } from '../../../../src/domain/kinds/banner.ts';
import { makeBanner } from '../../../support/content-factories.ts';

test('the number of a banner is read from the name of its file, and from no other name', () => {
  expect(BANNERS.readPath(BANNERS.filePath(12))).toEqual({ kind: 'banners', id: 12 });
  for (const path of ['banners/012.json', 'banners/0.json', 'banners/leto.json', 'banners/1.md', 'x/banners/1.json'])
    expect(BANNERS.readPath(path)).toBeNull();
});

test('a new banner comes after the others unless its call says otherwise, and its number is never that of the call', () => {
  const others = [makeBanner({ id: 1, order: 7 }), makeBanner({ id: 2, order: 3 })];
  expect(BANNERS.newFields(4, { title: ' Ples ', id: 9 }, others)).toEqual({ id: 4, order: 8, title: 'Ples' });
  expect(BANNERS.newFields(4, { order: 2 }, others)).toEqual({ id: 4, order: 2 });
});
