import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { PublishedEvent } from '../../src/domain/events/published-event.ts';
import { EVENTS } from '../../src/domain/kinds/event.ts';
import { toWallClock } from '../../src/domain/time/written-moment.ts';

export async function writeEventFiles(contentDir: string, events: readonly PublishedEvent[]): Promise<void> {
  await mkdir(join(contentDir, 'events'), { recursive: true });
  for (const event of events) {
    const { id, slug, title, kind, start_date, ends_at, location, lat, lng, is_paid, staff_status } = event;
    const written = {
      id,
      title,
      kind,
      start_date: toWallClock(start_date),
      end_date: toWallClock(ends_at),
      location,
      lat,
      lng,
      is_paid,
      status: staff_status,
    };
    const fields = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null));
    await writeFile(join(contentDir, EVENTS.filePath(id, slug)), `---\n${stringify(fields)}---\nText.\n`);
  }
}
