import { describe, expect, test } from 'vitest';
import { actorText, actText, importedEvents, subjectText } from '../../../../src/admin/shared/act-words.ts';

test.each([
  ['events/0050-jazz-na-riviere.md', 'Úprava obsahu: Podujatie č.\u00a050 (jazz-na-riviere)'],
  ['galleries/50.json', 'Úprava obsahu: Fotky podujatia č.\u00a050'],
  ['banners/3.json', 'Úprava obsahu: Banner č.\u00a03'],
  ['price-list.json', 'Úprava obsahu: Cenník'],
  ['pages/about.md', 'Úprava obsahu: Text stránky O\u00a0nás'],
  ['notes.txt', 'Úprava obsahu: notes.txt'],
])('the log names what %s is to people', (detail, text) => {
  expect(actText({ act: 'content_changed', detail })).toBe(text);
});

test.each([
  ['reservation_changed', 'R-2026-7KQXA: nová → potvrdená', 'Zmena rezervácie: R-2026-7KQXA: nová → potvrdená'],
  [
    'publication_failed',
    'Na disku servera nie je voľné miesto.',
    'Zmeny sa nedostali na web: Na disku servera nie je voľné miesto.',
  ],
  ['user_deleted', 'editor', 'Zmazanie účtu: redaktor'],
  ['user_blocked', '', 'Zablokovanie účtu'],
  [
    'room_overridden',
    'events/0151-skuska.md, napriek obsadeniu (R-2026-7KQXA)',
    'Podujatie uložené napriek obsadenej miestnosti: Podujatie č.\u00a0151 (skuska), napriek obsadeniu (R-2026-7KQXA)',
  ],
] as const)('the log tells of %s what it was about', (act, detail, text) => {
  expect(actText({ act, detail })).toBe(text);
});

test('an account that is gone is told from others by the beginning of its id', () => {
  const gone = { id: '3f9a2b1c'.repeat(4), name: null };
  expect(subjectText({ subject: gone })).toBe('Zmazaný účet 3f9a2b1c');
  expect(actorText({ actor: gone, network: null })).toBe('Zmazaný účet 3f9a2b1c');
});

describe('an import', () => {
  const act = 'content_created';

  test('is told by how many events it added, with their titles and places', () => {
    const detail = 'events/0153-tvorive-dielne.md Tvorivé dielne: ovčie rúno\nevents/0154-bez-casu.md Bez času';
    expect(actText({ act, detail })).toBe('Import: 2\u00a0podujatia');
    expect(importedEvents({ act, detail })).toEqual([
      { title: 'Tvorivé dielne: ovčie rúno', to: '/events/153' },
      { title: 'Bez času', to: '/events/154' },
    ]);
  });

  test('of an older log is told by its first and last number', () => {
    const detail = 'events/0153-tvorive-dielne.md … events/0155-bez-casu.md';
    expect(actText({ act, detail })).toBe('Pridanie obsahu: Podujatia č.\u00a0153 až 155');
    expect(importedEvents({ act, detail })).toEqual([]);
  });

  test('is not what a single new event is', () => {
    const detail = 'events/0050-jazz-na-riviere.md';
    expect(importedEvents({ act, detail })).toEqual([]);
    expect(importedEvents({ act: 'content_changed', detail: `${detail} Jazz` })).toEqual([]);
  });
});

test('the log names roles as screens do, one or several', () => {
  expect(actText({ act: 'roles_changed', detail: 'programme, texts → admin' })).toBe(
    'Zmena roly: program, texty → správca',
  );
  expect(actText({ act: 'user_invited', detail: 'rentals' })).toBe('Pozvánka nového kolegu: prenájmy');
});
