import { describe, expect, test } from 'vitest';
import { openContentDesk } from '../../support/open-content-desk.ts';

const NO_REVISION = '0'.repeat(40);

const KINDS = [
  {
    there: 'banners/1',
    missing: ['banners/77', 'banners/x'],
    notFound: 'Banner sa nenašiel. Možno ho medzitým niekto zmazal.',
    noSuchRevision: 'V\u00a0tejto verzii banner nie je.',
  },
  {
    there: 'galleries/14',
    missing: ['galleries/77', 'galleries/x'],
    notFound: 'Podujatie, ku ktorému fotky patria, sa nenašlo. Možno ho medzitým niekto zmazal.',
    noSuchRevision: 'V\u00a0tejto verzii fotky nie sú.',
  },
  {
    there: 'settings/faq',
    missing: ['settings/x', 'settings/77'],
    notFound: 'Takéto nastavenie neexistuje.',
    noSuchRevision: 'V\u00a0tejto verzii toto nastavenie nie je.',
  },
];

describe.each(KINDS)('the file of $there', ({ there, missing, notFound, noSuchRevision }) => {
  const path = `/api/admin/${there}`;

  test('is written by hand, has a history, and is put back', async () => {
    const { call } = await openContentDesk();
    const opened = (await call('GET', path)).body;
    const source = `${opened.source}\n`;
    const changed = await call('PUT', `${path}/source`, { version: opened.version, source });
    expect([changed.status, changed.body.source]).toEqual([200, source]);
    expect((await call('PUT', `${path}/source`, { version: opened.version, source: '{}' })).status).toBe(409);
    const { items } = (await call('GET', `${path}/history`)).body;
    expect(items).toHaveLength(2);
    const revision = items?.[1]?.revision;
    const restored = await call('POST', `${path}/restore`, { revision, version: changed.body.version });
    expect(restored.body).toEqual(opened);
    const stale = await call('POST', `${path}/restore`, { revision, version: changed.body.version });
    expect([stale.status, stale.body.current]).toEqual([409, opened]);
  });

  test('is said to be none where there is no such entry, and no such version', async () => {
    const { call } = await openContentDesk();
    for (const address of missing) {
      const other = `/api/admin/${address}`;
      const source = await call('PUT', `${other}/source`, { version: null, source: '{}' });
      expect([source.status, source.body.message]).toEqual([404, notFound]);
      expect((await call('POST', `${other}/restore`, { revision: NO_REVISION })).status).toBe(404);
    }
    const restored = await call('POST', `${path}/restore`, { revision: NO_REVISION });
    expect([restored.status, restored.body.message]).toEqual([404, noSuchRevision]);
  });
});

test('an entry that may have no file has an empty history until it has one', async () => {
  const { call } = await openContentDesk();
  expect((await call('GET', '/api/admin/galleries/8/history')).body).toEqual({ items: [], next: null });
  expect((await call('GET', '/api/admin/banners/77/history')).status).toBe(404);
});
