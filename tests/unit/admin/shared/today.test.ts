import { expect, test } from 'vitest';
import { sortTodayItems, type TodayItem } from '../../../../src/admin/shared/today.ts';

const item = (key: string, severity: TodayItem['severity'], since: string | null) => ({ key, severity, since });

test('what waits stands worst first, then longest first, and what has no age last of its kind', () => {
  const items = [
    item('hint', 'hint', '2026-01-01T00:00:00Z'),
    item('ageless', 'waiting', null),
    item('young', 'waiting', '2026-11-20T00:00:00Z'),
    item('old', 'waiting', '2026-11-02T00:00:00Z'),
    item('overdue', 'overdue', '2026-11-19T00:00:00Z'),
    item('failure', 'failure', null),
    item('harm', 'harm', null),
  ];
  expect(sortTodayItems(items).map(({ key }) => key)).toEqual([
    'failure',
    'harm',
    'overdue',
    'old',
    'young',
    'ageless',
    'hint',
  ]);
});

test('what is alike keeps its order', () => {
  const items = ['b', 'a', 'c'].map((key) => item(key, 'waiting', null));
  expect(sortTodayItems(items)).toEqual(items);
});
