import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { publishDue } from '../../../src/server/features/publishing/publish-due.ts';
import { type BuildRun, BuildUnavailableError } from '../../../src/server/ports/builds/build-trigger.ts';
import { makeAccount } from '../../support/make-account.ts';
import { JAZZ, openContentDesk } from '../../support/open-content-desk.ts';
import { readAtOnce } from '../../support/read-at-once.ts';
import { TEST_NOW, testServices } from '../../support/test-services.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';

const FAILS = 'Zmeny sa nedostali na web';
const WORKS = 'Zverejňovanie znova funguje';
const HOUR_MS = 60 * 60 * 1000;

const LIVE: BuildRun = {
  id: '1',
  state: 'live',
  startedAt: TEST_NOW,
  endedAt: TEST_NOW,
  reason: null,
  problems: [],
  revision: null,
};
const FAILED: BuildRun = { ...LIVE, id: '2', state: 'failed', reason: 'Na disku servera nie je voľné miesto.' };

async function openSite({ isStale = true } = {}) {
  const opened = await testServices();
  let runs: BuildRun[] = [FAILED];
  const builds = { request: async () => {}, runs: async () => runs };
  const desk = await openContentDesk({ services: { ...opened, builds } });
  await makeAccount(opened, { email: 'druha@kd.example', roles: ['admin'] });
  await makeAccount(opened, { email: 'redaktor@kd.example', roles: ['editor'] });
  const makeLive = async (change: Record<string, string> = {}) => {
    const blob_ids = { ...Object.fromEntries((await opened.content.state()).blobIds), ...change };
    const file = join(dirname(opened.contentIndexPath), 'content-manifest.json');
    await writeFile(file, JSON.stringify({ blob_ids, next_change_at: null }));
  };
  await makeLive(isStale ? { 'site.json': 'another' } : {});
  return {
    ...desk,
    makeLive,
    end: (run: BuildRun) => {
      runs = [run];
    },
    mails: async (subject: string) =>
      (await opened.outbox()).filter((mail) => mail.subject === subject).map(({ to }) => to),
    outbox: opened.outbox,
  };
}

test('administrators are told once that publishing fails, however often it does, and once that it works again', async () => {
  const { services, end, mails, makeLive, outbox } = await openSite();
  for (let run = 0; run < 5; run += 1) {
    await publishDue(services);
    services.clock.advance(HOUR_MS);
    end({ ...FAILED, id: `again-${run}` });
  }
  expect((await mails(FAILS)).sort()).toEqual(['druha@kd.example', 'eva@kd.example']);
  const [mail] = await outbox();
  expect(mail?.text).toContain('Na disku servera nie je voľné miesto.');
  expect(mail?.text).toContain('/admin/publishing');

  await makeLive();
  end({ ...LIVE, id: '3' });
  for (let run = 0; run < 3; run += 1) await publishDue(services);
  expect((await mails(WORKS)).sort()).toEqual(['druha@kd.example', 'eva@kd.example']);
  expect(await mails(FAILS)).toHaveLength(2);
});

test('the log has a line when publishing begins to fail, with the reason, and one when it works again', async () => {
  const { services, end, makeLive } = await openSite();
  for (let run = 0; run < 3; run += 1) {
    await publishDue(services);
    services.clock.advance(HOUR_MS);
    end({ ...FAILED, id: `again-${run}` });
  }
  await makeLive();
  end({ ...LIVE, id: '3' });
  for (let run = 0; run < 2; run += 1) await publishDue(services);
  const { records } = await auditLog(services.store).list('all');
  const lines = records.filter(({ value }) => value.act.startsWith('publication_'));
  expect(lines.map(({ value: { act, actor, detail } }) => [act, actor, detail])).toEqual([
    ['publication_failed', null, 'Na disku servera nie je voľné miesto.'],
    ['publication_recovered', null, ''],
  ]);
});

test('health warns of a publication that fails, with the mistake, as long as visitors lack something', async () => {
  const { services, writeFile: write, file, makeLive, send } = await openSite();
  const warnings = async () => (await send('GET', '/api/health', { ip: '127.0.0.1' })).body.warnings;
  expect(await warnings()).toEqual([
    { kind: 'publication', message: expect.stringContaining('Na disku servera nie je voľné miesto.') },
  ]);
  await write(JAZZ, (await file(JAZZ)).replace(/^title:.*$/m, 'title:'));
  expect(await warnings()).toMatchObject([{ message: expect.stringContaining(`content/${JAZZ}, pole title`) }]);
  await makeLive(Object.fromEntries((await services.content.state()).blobIds));
  expect(await warnings()).toEqual([]);
});

test('files that a build has kept out are told by mail, in the log and in health, until they are right', async () => {
  const { services, end, mails, outbox, send } = await openSite({ isStale: false });
  const problems = [{ file: JAZZ, field: 'title', message: 'napíšte názov' }];
  const named = `content/${JAZZ}, pole title: napíšte názov`;
  const warnings = async () => (await send('GET', '/api/health', { ip: '127.0.0.1' })).body.warnings;
  const partial = { ...LIVE, id: '3', problems, heldBack: { [JAZZ]: 'a' } };
  for (const id of ['3', '4']) {
    end({ ...partial, id });
    await publishDue(services);
  }
  expect((await mails('Časť zmien sa nedostala na web')).sort()).toEqual(['druha@kd.example', 'eva@kd.example']);
  expect((await outbox())[0]?.text).toContain(`content/${JAZZ}, pole title`);
  expect(await warnings()).toEqual([{ kind: 'publication', message: expect.stringContaining(named) }]);
  end({ ...LIVE, id: '5' });
  await publishDue(services);
  expect(await mails(WORKS)).toHaveLength(2);
  expect(await warnings()).toEqual([]);
  const { records } = await auditLog(services.store).list('all');
  const lines = records.filter(({ value }) => value.act.startsWith('publication_'));
  expect(lines.map(({ value: { act, detail } }) => [act, detail])).toEqual([
    ['publication_failed', named],
    ['publication_recovered', ''],
  ]);
});

test('the mail names the mistakes in the content, also where the host says nothing about them', async () => {
  const { services, outbox, writeFile: write, file } = await openSite();
  await write(JAZZ, (await file(JAZZ)).replace(/^title:.*$/m, 'title:'));
  await publishDue(services);
  const [mail] = await outbox();
  expect(mail?.text).toContain(`content/${JAZZ}, pole title`);
});

test('a failed build of what is live anyway worries nobody, and staff see that all is live', async () => {
  const { services, mails, call, makeLive } = await openSite({ isStale: false });
  await publishDue(services);
  expect(await mails(FAILS)).toEqual([]);
  expect((await call('GET', '/api/admin/publishing')).body.state).toBe('live');
  await makeLive({ 'site.json': 'another' });
  expect((await call('GET', '/api/admin/publishing')).body.state).toBe('failed');
});

test.each(['building', 'waiting'] as const)('while a build is %s nobody is told anything', async (state) => {
  const { services, end, mails } = await openSite();
  end({ ...FAILED, state, endedAt: null });
  await publishDue(services);
  expect(await mails(FAILS)).toEqual([]);
});

test('administrators are told although the host takes no request', async () => {
  const { services, mails } = await openSite();
  services.clock.advance(2 * HOUR_MS);
  const refusing = { ...services.builds, request: () => Promise.reject(new BuildUnavailableError('503')) };
  await expect(publishDue({ ...services, builds: refusing })).rejects.toThrow(BuildUnavailableError);
  expect(await mails(FAILS)).toHaveLength(2);
});

const ALARM = 'build-alarm:';

test('two processes at once mail once', async () => {
  const { services, mails } = await openSite();
  const both = { ...services, store: readAtOnce(services.store, ALARM) };
  await Promise.all([publishDue(both), publishDue(both)]);
  expect(await mails(FAILS)).toHaveLength(2);
});

test('twin: without expectations two processes at once mail twice', async () => {
  const { services, mails } = await openSite();
  const careless = { ...services, store: readAtOnce(withoutExpectations(services.store), ALARM) };
  await Promise.all([publishDue(careless), publishDue(careless)]);
  expect(await mails(FAILS)).toHaveLength(4);
});
