import { expect, test } from 'vitest';
import { takenBack } from '../../../../src/admin/events/EventHistoryPage.tsx';

type Event = Parameters<typeof takenBack>[0];
type Later = Parameters<typeof takenBack>[1];

const row = (key: number, day: string) => ({ key, start_date: `${day}T18:00`, end_date: null });
const EVENT: Event = Object({ title: 'Kurz', start_date: '2026-12-08T18:00', dates: null, source: 'Súbor.' });
const version = (...changes: { field: string; before?: unknown; after?: unknown }[]): Later => [
  Object({ act: 'changed', changes }),
];

test('a former version is what the later ones have changed, each taken back, the latest first', () => {
  const later = [
    ...version({ field: 'start_date', before: '2026-12-07T18:00', after: '2026-12-08T18:00' }),
    ...version(
      { field: 'start_date', before: '2026-12-01T18:00', after: '2026-12-07T18:00' },
      { field: 'title', before: 'Kurzy', after: 'Kurz' },
    ),
  ];
  expect(takenBack(EVENT, later)).toEqual({ title: 'Kurzy', start_date: '2026-12-01T18:00', dates: null });
});

test('dates come back by their keys', () => {
  const course: Event = Object({ ...EVENT, dates: [row(1, '2026-12-01'), row(3, '2026-12-15')] });
  const later = version(
    { field: 'Termín č.\u00a03', before: row(3, '2026-12-14') },
    { field: 'Termín č.\u00a02', before: row(2, '2026-12-08') },
  );
  expect(takenBack(course, later)?.dates).toEqual([row(1, '2026-12-01'), row(3, '2026-12-14'), row(2, '2026-12-08')]);
});

test('a version is known behind a deletion by what came back after it', () => {
  const later: Later = [
    ...version({ field: 'title', before: 'Kurzy', after: 'Kurz' }),
    Object({ act: 'created', changes: [{ field: 'start_date', before: '2026-12-01T18:00', after: EVENT.start_date }] }),
    Object({ act: 'deleted', changes: [] }),
  ];
  expect(takenBack(EVENT, later)).toEqual({ title: 'Kurzy', start_date: '2026-12-01T18:00', dates: null });
});

test('a version is not known before a creation without a deletion, or when its file was broken', () => {
  expect(takenBack(EVENT, [Object({ act: 'created', changes: [] })])).toBeNull();
  expect(takenBack(EVENT, version({ field: 'source', before: '---' }, { field: 'title', after: 'Kurz' }))).toBeNull();
});
