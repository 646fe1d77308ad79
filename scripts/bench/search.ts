// Searching 10,000 events: the function's way, by days, and the browser's way, by words.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextEvents } from '../../src/domain/events/next-events.ts';
import { daysInterval } from '../../src/domain/time/time.ts';
import { foldForSearch } from '../../src/domain/words/fold.ts';
import { createEventTable } from '../../src/server/events/event-table.ts';
import { eventsRoutes } from '../../src/server/events/routes.ts';
import { makeContentIndex, makeEventOn } from '../../tests/support/content-factories.ts';
import { openServices } from '../../tests/support/open-services.ts';
import { printTable } from './table.ts';

const COUNT = 10_000;
const RUNS = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW_MS = Date.parse('2026-11-21T09:00:00+01:00');
/** One event a day, the last of them four months from now. */
const UPCOMING = 120;
const EVENTS = Array.from({ length: COUNT }, (_, index) => {
  const day = new Date(NOW_MS + (index + UPCOMING - COUNT) * DAY_MS).toISOString().slice(0, 10);
  return makeEventOn(day, { id: index + 1, slug: `podujatie-${index + 1}`, title: `Vianočný koncert ${index + 1}` });
});

/** `npm run bench search` */
export async function benchSearch(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kd-bench-'));
  const contentIndexPath = join(folder, 'content-index.json');
  await writeFile(contentIndexPath, JSON.stringify(makeContentIndex({ events: EVENTS })));
  const services = await openServices({ dataDir: join(folder, 'data'), contentIndexPath, nowMs: NOW_MS });
  try {
    await searchAll(eventsRoutes(services));
  } finally {
    await services.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function searchAll(app: ReturnType<typeof eventsRoutes>): Promise<void> {
  const table = createEventTable(EVENTS);
  const month = daysInterval('2026-12-01', '2026-12-31');
  const decade = daysInterval('2016-01-01', '2026-12-31');
  const call = async (path: string) => (await app.request(path)).text();
  const word = foldForSearch('Koncert 77');
  const rows = [
    await measure('events of a month', () => table.overlapping(month)),
    await measure('events of eleven years', () => table.overlapping(decade)),
    await measure('next three', () => table.next(NOW_MS, 3)),
    await measure('call: events of a month, as JSON', () => call('/api/events/upcoming/2026-12-01/2026-12-31')),
    await measure('call: next three, as JSON', () => call('/api/events/upcoming/3')),
    await measure('browser: next three of nine', () => nextEvents(EVENTS.slice(-UPCOMING, 9 - UPCOMING), NOW_MS, 3)),
    await measure('browser: filter by a word', () =>
      EVENTS.filter(({ title, location, excerpt }) => foldForSearch(`${title} ${location} ${excerpt}`).includes(word)),
    ),
  ];
  printTable(['search over 10,000 events', 'median ms', 'p99 ms'], rows);
}

async function measure(name: string, run: () => unknown): Promise<[string, number, number]> {
  const times: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(RUNS * share)] ?? 0).toFixed(3));
  return [name, at(0.5), at(0.99)];
}
