import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RoomCard } from '../../../src/components/contact/RoomCard.tsx';

const OUTLINE_BOTTOM = 109;

test.each([40, 180, 300, 1200])('the plan of a hall for %i keeps its seats within the walls', (capacity_max) => {
  const room = {
    id: 'sala',
    name: 'Sála',
    description: '',
    area_m2: 90,
    features: [],
    capacity_label: '',
    capacity_max,
  };
  const html = renderToStaticMarkup(RoomCard({ room, children: null }));
  const rows = [...html.matchAll(/cy="(\d+)" r="2.6"/g)].map(([, y]) => Number(y));
  expect(rows.length).toBeGreaterThan(0);
  expect(Math.max(...rows)).toBeLessThan(OUTLINE_BOTTOM - 3);
});
