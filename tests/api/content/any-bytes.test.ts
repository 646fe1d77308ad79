import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { judgeContentFile } from '../../../src/content-files/judge-content-file.ts';
import { parseContentPath } from '../../../src/domain/content/collections.ts';
import { addDays } from '../../../src/domain/time/calendar-day.ts';
import type { Answer } from '../../support/call-api.ts';
import { keepReservation } from '../../support/desk.ts';
import { HOUSE_FILES, mutatedFile } from '../../support/mutated-file.ts';
import { openContentDesk } from '../../support/open-content-desk.ts';
import { cases, SLOW_CASES_MS } from '../../support/property-cases.ts';

vi.setConfig({ testTimeout: 60_000 });

const LISTS = ['events', 'banners', 'settings'];
const OTHERS = ['galleries', 'publishing', 'dashboard', 'event-summary', 'programme?from=2026-12-01&until=2027-01-20'];

function addressOf(path: string): string {
  const found = parseContentPath(path);
  switch (found?.kind) {
    case 'events':
    case 'banners':
      return `${found.kind}/${found.id}`;
    case 'galleries':
      return `galleries/${found.eventId}`;
    case 'pages':
    case 'setting':
      return `settings/${found.name}`;
    default:
      throw new Error(`${path} belongs to no entry`);
  }
}

test(
  'whatever bytes a content file holds, every call answers, and only that entry is in trouble',
  async () => {
    const { call, services, folder } = await openContentDesk();
    const present = new Set((await services.content.state()).blobIds.keys());
    const blobIds = async () => (await services.content.state()).blobIds;
    const get = (address: string) => call('GET', `/api/admin/${address}`);
    const put = (address: string, body: object) => call('PUT', `/api/admin/${address}`, body);
    const rowsOf = (lists: readonly Answer[]) => lists.map(({ body }) => body.items?.length);
    const everyRow = rowsOf(await Promise.all(LISTS.map(get)));
    let tries = 0;

    /** The calls may be refused, but must not fail. */
    async function act(
      kind: 'form' | 'confirm' | 'source' | 'restore',
      { path, text, form, mend }: { path: string; text: string; form: Answer['body']; mend(): Promise<void> },
    ): Promise<Answer> {
      const address = addressOf(path);
      const { revision, blobIds: before } = await services.content.state();
      if (kind === 'form') return put(address, { ...form, version: before.get(path) });
      if (kind === 'confirm') {
        const day = addDays('2027-05-01', tries);
        const reference = await keepReservation(services, { room: 'dvorana', date_from: day, date_until: day });
        return call('PATCH', `/api/admin/reservations/${reference}`, { status: 'confirmed' });
      }
      await mend();
      const version = (await blobIds()).get(path);
      if (kind === 'source') return put(`${address}/source`, { version, source: text });
      return call('POST', `/api/admin/${address}/restore`, { revision, version });
    }

    await fc.assert(
      fc.asyncProperty(
        mutatedFile.filter(({ path }) => present.has(path)),
        fc.constantFrom('form', 'confirm', 'source', 'restore'),
        fc.constantFrom(...OTHERS),
        async ({ path, bytes }, kind, otherRead) => {
          tries += 1;
          const address = addressOf(path);
          const text = bytes.toString('utf8');
          const isWrong = judgeContentFile(path, text).problems.length > 0;
          const form = kind === 'form' ? (await get(address)).body : {};
          const mend = () => writeFile(join(folder, path), HOUSE_FILES.get(path) ?? '');
          try {
            await writeFile(join(folder, path), bytes);
            const reads = await Promise.all([...LISTS, otherRead, `${address}/history`].map(get));
            expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
            expect(rowsOf(reads.slice(0, LISTS.length))).toEqual(everyRow);
            const entry = await get(address);
            expect([entry.status, entry.body.file]).toEqual([200, path]);
            if (isWrong) expect(JSON.stringify(entry.body.problems)).toMatch(/"message":"\S/);

            const other = path === 'banners/1.json' ? 'banners/2' : 'banners/1';
            const version = (await blobIds()).get(`${other}.json`);
            expect((await put(other, { version, title: `Zmena ${tries}` })).status).toBe(200);

            const before = new Map(await blobIds());
            const answer = await act(kind, { path, text, form, mend });
            expect(answer.status).toBeLessThan(500);
            if (isWrong && (kind === 'source' || kind === 'restore')) expect(answer.status).toBe(422);
            const after = new Map(await blobIds());
            before.delete(path);
            after.delete(path);
            expect(after).toEqual(before);
          } finally {
            await mend();
          }
        },
      ),
      cases(100),
    );
  },
  SLOW_CASES_MS,
);
