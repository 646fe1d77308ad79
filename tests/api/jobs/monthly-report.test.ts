import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listJobRuns, runJob } from '../../../src/server/core/jobs/job-runs.ts';
import { mailQueue, queuedMail } from '../../../src/server/core/mail/mail-queue.ts';
import { noteBackup } from '../../../src/server/features/data-duties/backup-format.ts';
import { jobs } from '../../../src/server/jobs.ts';
import type { BuildRun } from '../../../src/server/ports/builds/build-trigger.ts';
import { keepIssue } from '../../support/keep-issue.ts';
import { makeAccount } from '../../support/make-account.ts';
import { makeMail } from '../../support/make-mail.ts';
import { testServices } from '../../support/test-services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A Tuesday, the first weekday of its month. */
const MORNING = '2026-12-01T07:30:00+01:00';

async function wellHouse({ at = MORNING, reviewed = '2026-11-02' as string | null, runs = [] as BuildRun[] } = {}) {
  const services = await testServices({ nowMs: Date.parse(at) });
  const { clock, config, store } = services;
  await makeAccount(services, {
    roles: ['admin'],
    two_factor: { method: 'email' },
    created_at: clock.now() - 90 * DAY_MS,
  });
  await makeAccount(services, { email: 'redakcia@kd.example', roles: ['editor'] });
  await noteBackup(store, { at: clock.now() - DAY_MS, records: 9, pictures: 1, bytes: 1000 });
  await mkdir(join(config.contentDir, 'pages'), { recursive: true });
  const dates = reviewed === null ? '' : `\nreviewed: "${reviewed}"`;
  const page = `---\ntitle: "Vyhlásenie"\ndescription: "O prístupnosti"\nupdated: "2026-11-02"${dates}\n---\n\nText\n`;
  await writeFile(join(config.contentDir, 'pages/accessibility.md'), page);
  for (const job of Object.values(jobs))
    if (job.name !== 'monthly-report') await runJob(services, { ...job, run: async () => {} });
  const house = { ...services, builds: { request: async () => {}, runs: async () => runs } };
  const report = async () => {
    await runJob(house, jobs['monthly-report']);
    return (await services.outbox()).filter(({ to }) => to.endsWith('@kd.example'));
  };
  return { services: house, report };
}

const failedRun: BuildRun = {
  id: 'b7',
  state: 'failed',
  startedAt: Date.parse('2026-11-30T10:00:00Z'),
  endedAt: Date.parse('2026-11-30T10:01:00Z'),
  reason: 'V podujatí 151 chýba miesto.',
  problems: [],
  revision: null,
};

describe('the monthly mail to administrators', () => {
  test('says that everything is well, to administrators only', async () => {
    const { report } = await wellHouse();
    const mails = await report();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['jana@kd.example', 'Všetko je v\u00a0poriadku']]);
    const text = (mails[0]?.text ?? '').replaceAll('\u00a0', ' ');
    for (const words of [
      'Nemusíte robiť nič.',
      'Posledná záloha: 30. novembra 2026 o 7:30',
      'Účty: 2 účty, dvojstupňové prihlásenie: 1',
      'Vyhlásenie o prístupnosti: preskúmané 2. novembra 2026',
      'Voľné miesto na disku:',
    ])
      expect(text).toContain(words);
  });

  test('names what needs a hand, with links, and says so in its subject', async () => {
    const { services, report } = await wellHouse({ reviewed: '2025-12-20', runs: [failedRun] });
    const { store, clock } = services;
    await noteBackup(store, { at: clock.now() - 8 * DAY_MS, records: 9, pictures: 1, bytes: 1000 });
    await makeAccount(services, { email: 'druha@kd.example', roles: ['admin'] });
    await makeAccount(services, { email: 'nova@kd.example', roles: [] });
    await runJob(services, { ...jobs.retention, run: () => Promise.reject(new Error('no')) }).catch(() => {});
    await keepIssue(services, '2026-12', { issue: { state: 'paused' } });
    const mail = queuedMail(services, makeMail(), 'decision');
    await store.commit([mail.write]);
    const queued = await mailQueue(store).find(mail.id);
    if (queued !== null)
      await mailQueue(store).update(mail.id, { ...queued.value, next_attempt_at: null }, queued.version);

    const mails = await report();
    expect(mails.map(({ to }) => to).sort()).toEqual(['druha@kd.example', 'jana@kd.example']);
    expect(mails[0]?.subject.replaceAll('\u00a0', ' ')).toBe('Web potrebuje vašu pozornosť: 8 vecí');
    const text = (mails[0]?.text ?? '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
    for (const words of [
      'Mazanie údajov, ktorým vypršal čas: nepodarilo sa 1. decembra 2026 o 7:30.',
      'Web sa 30. novembra 2026 o 11:00 nepodarilo pripraviť nanovo, návštevníci vidia poslednú dobrú verziu.',
      'Nedoručené e-maily za posledných 30 dní: 1.',
      'Odosielanie newslettera stojí',
      'Posledná záloha je z 23. novembra 2026, staršia ako týždeň.',
      '1 správca sa prihlasuje len heslom.',
      '1 nový účet čaká na rolu.',
      'treba raz za rok preskúmať, naposledy sa tak stalo 20. decembra 2025.',
      'http://localhost:4321/admin/backup',
      'http://localhost:4321/admin/users?role=admin&two_factor=off',
      'http://localhost:4321/admin/settings/accessibility',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('nova@kd.example');
  });

  test.each([
    ['before seven', '2026-12-01T06:59:00+01:00', 0],
    ['at seven', '2026-12-01T07:00:00+01:00', 1],
    ['on a Sunday that begins the month', '2026-11-01T09:00:00+01:00', 0],
    ['on the Monday after it', '2026-11-02T09:00:00+01:00', 1],
    ['on the Monday after a Saturday', '2026-08-03T07:00:00+02:00', 1],
    ['days later, when it was missed', '2026-12-05T09:00:00+01:00', 1],
    ['too late', '2026-12-08T09:00:00+01:00', 0],
  ])('comes once, on the first weekday of the month: %s', async (_, at, count) => {
    const { report } = await wellHouse({ at });
    expect(await report()).toHaveLength(count);
    expect(await report()).toHaveLength(count);
  });

  test('comes once though two runs meet', async () => {
    const { services } = await wellHouse();
    await Promise.all([jobs['monthly-report'].run(services), jobs['monthly-report'].run(services)]);
    expect(await services.outbox()).toHaveLength(1);
  });

  test('reaches thirty administrators in the one commit that notes the month, with all that can be wrong', async () => {
    const { services, report } = await wellHouse({ reviewed: '2025-12-20', runs: [failedRun] });
    for (let nth = 2; nth <= 31; nth += 1)
      await makeAccount(services, { email: `spravca${nth}@kd.example`, roles: ['admin'] });
    for (const job of Object.values(jobs))
      if (job.name !== 'monthly-report')
        await runJob(services, { ...job, run: () => Promise.reject(new Error('no')) }).catch(() => {});
    expect(await report()).toHaveLength(30);
  });

  test('comes each month anew', async () => {
    const { services, report } = await wellHouse();
    await report();
    services.clock.advance(31.25 * DAY_MS);
    expect(await report()).toHaveLength(2);
  });

  test('waits in the morning for jobs that a server has just started, but not past noon', async () => {
    const { services, report } = await wellHouse();
    await services.store.take('job-run:retention');
    expect((await listJobRuns(services)).find(({ name }) => name === 'retention')?.state).toBe('late');
    expect(await report()).toEqual([]);
    services.clock.advance(5 * 60 * 60 * 1000);
    const [mail] = await report();
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('malo už prebehnúť, zatiaľ ani raz.');
  });

  test('does not call for attention when a build has failed without which visitors lack nothing', async () => {
    const { services, report } = await wellHouse({ runs: [failedRun] });
    const { blobIds } = await services.content.state();
    const manifest = { blob_ids: Object.fromEntries(blobIds), next_change_at: null };
    await writeFile(join(services.folder, 'content-manifest.json'), JSON.stringify(manifest));
    const [mail] = await report();
    expect(mail?.subject).toBe('Všetko je v\u00a0poriadku');
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Zverejnenia za 30 dní: 1, nepodarilo sa 1');
  });

  test('comes although the texts cannot be read, and says so', async () => {
    const { services } = await wellHouse();
    const content = { ...services.content, state: () => Promise.reject(new Error('GitHub is down')) };
    await jobs['monthly-report'].run({ ...services, content });
    const [mail] = await services.outbox();
    expect(mail?.text).toContain('Úložisko textov webu neodpovedalo.');
  });
});
