import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RoomCard } from '../../../src/components/contact/RoomCard.tsx';

const OUTLINE_BOTTOM = 109;
const ROOM = { id: 'sala', name: 'Sála', description: '', area_m2: 90, features: [], capacity_label: '' };

test.each([40, 180, 300, 1200])('the plan of a hall for %i keeps its seats within the walls', (capacity_max) => {
  const html = renderToStaticMarkup(RoomCard({ room: { ...ROOM, capacity_max }, children: null }));
  const rows = [...html.matchAll(/cy="(\d+)" r="2.6"/g)].map(([, y]) => Number(y));
  expect(rows.length).toBeGreaterThan(0);
  expect(Math.max(...rows)).toBeLessThan(OUTLINE_BOTTOM - 3);
});

test.each([
  [310.5, '310,5\u00a0m²'],
  [1200, '1\u00a0200\u00a0m²'],
])('an area of %d is written as Slovak writes numbers', (area_m2, words) => {
  const html = renderToStaticMarkup(RoomCard({ room: { ...ROOM, area_m2, capacity_max: null }, children: null }));
  expect(html).toContain(`<li>${words}</li>`);
});
