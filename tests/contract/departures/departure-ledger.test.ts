import { appendFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileDepartureLedger } from '../../../src/server/ports/departures/adapters/file-departure-ledger.ts';
import { netlifyBlobsDepartureLedger } from '../../../src/server/ports/departures/adapters/netlify-blobs-departure-ledger.ts';
import type { DepartureLedger } from '../../../src/server/ports/departures/departures.ts';
import { BLOBS_TOKEN, SITE_ID, startNetlifyBlobs } from '../../support/netlify-blobs-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const LEDGERS: Record<string, () => Promise<DepartureLedger>> = {
  'in a file': async () => fileDepartureLedger(join(await tempFolder(), 'data', 'departures.log')),
  'in Netlify Blobs': async () => {
    const { url } = await startNetlifyBlobs();
    return netlifyBlobsDepartureLedger({ siteId: SITE_ID, token: BLOBS_TOKEN, apiUrl: url }, 'departures');
  },
};

describe.each(Object.entries(LEDGERS))('the list of departures %s', (_, open) => {
  test('is empty at first, and then holds every line in the order of time', async () => {
    const ledger = await open();
    expect(await ledger.lines()).toEqual([]);
    await Promise.all([1, 2, 3, 4, 5].map((at) => ledger.append(`{"who":"č. ${at}"}`, at)));
    expect(await ledger.lines()).toEqual([1, 2, 3, 4, 5].map((at) => `{"who":"č. ${at}"}`));
  });

  test('forgets what is older than a moment, and goes on', async () => {
    const ledger = await open();
    for (const at of [1, 2, 3]) await ledger.append(`line ${at}`, at * 1000);
    await ledger.forget(2000);
    await ledger.append('line 4', 4000);
    expect(await ledger.lines()).toEqual(['line 2', 'line 3', 'line 4']);
  });
});

test('a line that a crash has cut off spoils none of the others, and nobody else may read the file', async () => {
  const path = join(await tempFolder(), 'departures.log');
  const ledger = fileDepartureLedger(path);
  await ledger.append('one', 1);
  await appendFile(path, '\n2');
  await ledger.append('three', 3);
  expect(await ledger.lines()).toEqual(['one', 'three']);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});
