import { expect, test } from 'vitest';
import type { IssueState } from '../../../../src/domain/newsletter/newsletter-issue.ts';
import { runJob } from '../../../../src/server/core/jobs/job-runs.ts';
import { issueRecords, NEW_LEDGER_HEAD } from '../../../../src/server/features/newsletter/issues/issue-store.ts';
import {
  type Chunk,
  chunkId,
  chunkRecords,
  newChunk,
} from '../../../../src/server/features/newsletter/sending/ledger.ts';
import { jobs } from '../../../../src/server/jobs.ts';
import { addressId } from '../../../../src/server/ports/crypto/tokens.ts';
import { keepIssue } from '../../../support/keep-issue.ts';
import { ANNA, DAY_MS } from '../../../support/open-newsletter.ts';
import { TEST_NOW, testServices } from '../../../support/test-services.ts';

const ID = '2026-11';
const PEOPLE = [addressId(ANNA), addressId('eva@priklad.sk')];

async function openLedger(state: IssueState, chunk: Partial<Chunk>) {
  const services = await testServices();
  await keepIssue(services, ID, { issue: { state } });
  const { progress } = issueRecords(services.store);
  const uncertain = chunk.state === 'uncertain' ? 2 : 0;
  await progress.create(ID, { ...NEW_LEDGER_HEAD, freezing: null, total: 2, chunks: 1, uncertain });
  await chunkRecords(services.store).create(chunkId(ID, 1), { ...newChunk(ID, 1, PEOPLE, TEST_NOW), ...chunk });
  return {
    async after(days: number) {
      services.clock.advance(days * DAY_MS);
      await runJob(services, jobs.retention);
      const found = (await chunkRecords(services.store).find(chunkId(ID, 1)))?.value ?? null;
      const { total, sent, failed, uncertain: open, suppressed } = (await progress.require(ID)).value;
      return { chunk: found, counted: sent + failed + open + suppressed, total, uncertain: open, suppressed };
    },
  };
}

const mails = [{ subscriber_id: PEOPLE[0] ?? '', email: ANNA }];
const attempt = { provider: 'x', first_at: TEST_NOW, last_at: TEST_NOW, key_good_until: TEST_NOW, count: 1, mails };

test('the addresses of an attempt go after a day when its issue is paused, and staff are asked', async () => {
  const { after } = await openLedger('paused', { state: 'sending', attempt, suppressed: 1 });
  expect((await after(0.9)).chunk).toMatchObject({ state: 'sending', attempt });
  expect(await after(0.2)).toMatchObject({
    chunk: { state: 'uncertain', attempt: null, recipients: [PEOPLE[0]] },
    uncertain: 1,
    suppressed: 1,
    counted: 2,
  });
});

test('an attempt of an issue that is being sent is the sender’s own affair', async () => {
  const { after } = await openLedger('sending', { state: 'sending', attempt, suppressed: 1 });
  expect((await after(3)).chunk).toMatchObject({ state: 'sending', attempt });
});

test('who waits in an issue paused for 90 days is left out, counted as such, and forgotten 90 days later', async () => {
  const { after } = await openLedger('paused', { state: 'waiting' });
  expect(await after(90)).toMatchObject({ chunk: { state: 'waiting' }, counted: 0 });
  expect(await after(1)).toMatchObject({ chunk: { state: 'done' }, suppressed: 2, counted: 2, total: 2 });
  expect(await after(90)).toMatchObject({ chunk: null, suppressed: 2 });
});

test.each(['sent', 'paused', 'sending'] as const)(
  'what staff have not decided in 90 days stays a number in an issue that is %s',
  async (state) => {
    const { after } = await openLedger(state, { state: 'uncertain' });
    expect(await after(90)).toMatchObject({ chunk: { state: 'uncertain' }, uncertain: 2 });
    expect(await after(1)).toMatchObject({ chunk: null, uncertain: 2, counted: 2 });
  },
);

test('nights that are missed, or that come twice, make no difference', async () => {
  const { after } = await openLedger('paused', { state: 'waiting' });
  expect(await after(200)).toMatchObject({ suppressed: 2 });
  expect(await after(0)).toMatchObject({ suppressed: 2, chunk: { state: 'done' } });
});
