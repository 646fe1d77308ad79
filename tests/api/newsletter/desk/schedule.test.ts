import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PublishedEvent } from '../../../../src/domain/events/published-event.ts';
import { auditLog } from '../../../../src/server/core/audit/audit-log.ts';
import { stopSendings } from '../../../../src/server/features/data-duties/after-restore.ts';
import { continueSendings } from '../../../../src/server/features/newsletter/sending/schedule.ts';
import type { Services } from '../../../../src/server/services.ts';
import { makeContentIndex, makePublishedEvent } from '../../../support/content-factories.ts';
import { makeAccount } from '../../../support/make-account.ts';
import { JAZZ, openContentDesk } from '../../../support/open-content-desk.ts';
import { carelessStore } from '../../../support/open-newsletter.ts';
import { testServices } from '../../../support/test-services.ts';
import { EVENTS, keepSubscribers, openIssues, SITE } from './open-issues.ts';

const HOUR = '2026-12-01T08:00';
const HOUR_MS = Date.parse(`${HOUR}:00+01:00`);
const HELD = 'Newsletter sa sám neodoslal, pozrite sa naň';

type Desk = Awaited<ReturnType<typeof openIssues>>;

async function openScheduled(people = 3, given: Parameters<typeof openIssues>[0] = {}) {
  const desk = await openIssues(given);
  await keepSubscribers(desk.services, people);
  const { id, version } = await desk.draft();
  const answer = await desk.call('POST', `/${id}/schedule`, { version, at: HOUR });
  expect(answer).toMatchObject({ status: 200, body: { state: 'scheduled', scheduled_at: '2026-12-01T07:00:00.000Z' } });
  const { services } = desk;
  return {
    ...desk,
    id,
    version: String(answer.body.version),
    async job(ms = HOUR_MS, changed: Partial<Services> = {}) {
      if (services.clock.now() < ms) services.clock.advance(ms - services.clock.now());
      await continueSendings({ ...services, ...changed });
      await services.settled();
    },
    showEvents: (events: PublishedEvent[]) =>
      writeFile(services.contentIndexPath, JSON.stringify(makeContentIndex({ events }))),
    warnings: async () => (await services.outbox()).filter(({ subject }) => subject === HELD),
    begun: async () => (await auditLog(services.store).list('act', { of: 'newsletter_issue_sent' })).records,
  };
}

test('an issue leaves at its hour and not before, once, by whoever has scheduled it', async () => {
  const { job, read, id, recipients, begun } = await openScheduled();
  await job(HOUR_MS - 1);
  expect(await recipients()).toEqual([]);
  await job();
  await job(HOUR_MS + 300_000);
  expect(await read(id)).toMatchObject({ state: 'sent', started_by: 'Eva Malá', scheduled_at: null, has_begun: true });
  expect((await recipients()).sort()).toEqual(['clovek1@priklad.sk', 'clovek2@priklad.sk', 'clovek3@priklad.sk']);
  expect(await begun()).toHaveLength(1);
});

test('jobs that run at once begin it once; without expectations they would begin it twice', async () => {
  const { services, begun, recipients } = await openScheduled();
  services.clock.advance(HOUR_MS - services.clock.now());
  await Promise.all([1, 2, 3].map(() => continueSendings(services)));
  await services.settled();
  expect(await begun()).toHaveLength(1);
  expect(await recipients()).toHaveLength(3);

  const careless = await openScheduled();
  const store = carelessStore(careless.services.store);
  const sending = { wake: async () => {}, stop() {} };
  careless.services.clock.advance(HOUR_MS - careless.services.clock.now());
  await Promise.all([1, 2].map(() => continueSendings({ ...careless.services, store, sending })));
  expect(await careless.begun()).toHaveLength(2);
});

test('while it waits it can be changed, moved, taken back, deleted and sent at once', async () => {
  const { call, id, version, read, job, recipients, services } = await openScheduled();
  const fields = { subject: 'Nové', introduction: 'Ahojte', event_ids: [1] };
  const changed = await call('PUT', `/${id}`, { ...fields, version });
  expect(changed).toMatchObject({ status: 200, body: { ...fields, state: 'scheduled' } });
  expect((await call('POST', `/${id}/schedule`, { version, at: '2026-12-02T08:00' })).status).toBe(409);
  const moved = await call('POST', `/${id}/schedule`, {
    version: changed.body.version,
    at: '2026-12-02T08:00:00+01:00',
  });
  expect(moved.body.scheduled_at).toBe('2026-12-02T07:00:00.000Z');
  await job();
  expect((await read(id)).state).toBe('scheduled');
  const back = await call('DELETE', `/${id}/schedule`);
  expect(back).toMatchObject({ status: 200, body: { state: 'draft', scheduled_at: null } });
  expect((await call('DELETE', `/${id}/schedule`)).status).toBe(200);
  await job(HOUR_MS + 2 * 86_400_000);
  expect(await recipients()).toEqual([]);
  const again = await call('POST', `/${id}/schedule`, { version: back.body.version, at: '2026-12-24T08:00' });
  expect((await call('POST', `/${id}/send`, { version: again.body.version })).status).toBe(200);
  await services.settled();
  expect((await read(id)).state).toBe('sent');
  expect((await call('DELETE', `/${id}/schedule`)).status).toBe(409);
  expect((await call('POST', `/${id}/schedule`, { version: 'x', at: '2026-12-24T08:00' })).status).toBe(409);

  const other = await openScheduled();
  expect((await other.call('DELETE', `/${other.id}`, { version: other.version })).status).toBe(200);
  await other.job();
  expect(await other.recipients()).toEqual([]);
});

const [FIRST = makePublishedEvent(), ...OTHERS] = EVENTS;

test.each<[string, (desk: Awaited<ReturnType<typeof openScheduled>>) => Promise<unknown>, string]>([
  ['is cancelled', ({ showEvents }) => showEvents([{ ...FIRST, staff_status: 'Zrušený' }, ...OTHERS]), 'je zrušené.'],
  ['has left the site', ({ showEvents }) => showEvents(OTHERS), 'už na webe nie je.'],
])('an issue whose event %s is kept back, and who may send it is told why, once', async (_what, change, reason) => {
  const desk = await openScheduled();
  const { services, job, read, id, recipients, warnings, call } = desk;
  await makeAccount(services, { email: 'sef@kd.example', roles: ['admin'] });
  await makeAccount(services, { email: 'blokovany@kd.example', roles: ['admin'], blocked_at: 1 });
  await makeAccount(services, { email: 'bez@kd.example', roles: [] });
  await change(desk);
  await job();
  await job(HOUR_MS + 300_000);
  expect(await read(id)).toMatchObject({
    state: 'paused',
    has_begun: false,
    archive_url: null,
    pause_reason: `„Novoročný koncert“ ${reason}`,
  });
  expect(await recipients()).toEqual([]);
  expect((await warnings()).map(({ to }) => to).sort()).toEqual(['editor@kd.example', 'sef@kd.example']);
  expect((await warnings())[0]?.text).toContain(`„Novoročný koncert“ ${reason}`);
  expect((await warnings())[0]?.text).toContain(`${SITE}/admin/newsletter/${id}`);

  const { version, subject, introduction } = await read(id);
  const mended = await call('PUT', `/${id}`, { version, subject, introduction, event_ids: [2] });
  expect(mended.body.state).toBe('paused');
  expect((await call('POST', `/${id}/resume`)).status).toBe(200);
  await services.settled();
  expect(await read(id)).toMatchObject({ state: 'sent', progress: { sent: 3 } });
});

test('a list that has jumped, or an hour long past, keeps it back as well; it may become a draft again', async () => {
  const grown = await openScheduled();
  await keepSubscribers(grown.services, 30, 4);
  await grown.job();
  expect(await grown.read(grown.id)).toMatchObject({ pause_reason: 'Odberateľov bolo 3, teraz ich je 33.' });
  expect((await grown.call('DELETE', `/${grown.id}/schedule`)).body).toMatchObject({
    state: 'draft',
    pause_reason: null,
  });

  const late = await openScheduled();
  await late.job(HOUR_MS + 86_400_000);
  expect((await late.read(late.id)).pause_reason).toContain('web vtedy nebežal');
});

test('an event saved just before goes out as it was meant; one saved afterwards keeps the issue back until it is looked at', async () => {
  const event = { id: 8, slug: 'trio-brezina-hra-jazz', title: 'Jazz' };
  const services = await testServices({ index: { events: [makePublishedEvent(event)] }, config: { siteUrl: SITE } });
  const content = await openContentDesk({ services });
  const desk: Desk = await openIssues({ services });
  await keepSubscribers(services, 2);
  const publish = async (title: string) => {
    const { blobIds } = await services.content.state();
    const manifest = { blob_ids: Object.fromEntries(blobIds), next_change_at: null };
    await writeFile(join(services.folder, 'content-manifest.json'), JSON.stringify(manifest));
    await writeFile(
      services.contentIndexPath,
      JSON.stringify(makeContentIndex({ events: [makePublishedEvent({ ...event, title })] })),
    );
  };
  const rename = async (title: string) => {
    const { version } = (await content.call('GET', '/api/admin/events/8')).body;
    expect((await content.call('PUT', '/api/admin/events/8', { version, title })).status).toBe(200);
  };
  const schedule = async (month: string) => {
    const { id, version } = await desk.draft(month);
    const saved = await desk.call('PUT', `/${id}`, { version, subject: 'S', introduction: '', event_ids: [8] });
    expect((await desk.call('POST', `/${id}/schedule`, { version: saved.body.version, at: HOUR })).status).toBe(200);
    return id;
  };
  await publish('Jazz');
  await rename('Jazz v dome');
  const before = await schedule('2026-12');
  await publish('Jazz v dome');
  const after = await schedule('2027-01');
  await rename('Jazz na dvore');
  services.clock.advance(HOUR_MS - services.clock.now());
  await continueSendings(services);
  await services.settled();
  for (const id of [before, after])
    expect((await desk.read(id)).pause_reason).toContain('uložená zmena, ktorá ešte nie je na webe');
  expect((await content.file(JAZZ)).includes('Jazz na dvore')).toBe(true);
});

test.each([
  ['no hour', { at: undefined }],
  ['an hour that is over', { at: '2026-11-20T11:59' }],
  ['an hour far away', { at: '2027-03-20T08:00' }],
  ['no real hour', { at: '2026-12-32T08:00' }],
])('%s is refused at its field', async (_what, body) => {
  const desk = await openIssues();
  await keepSubscribers(desk.services, 1);
  const { id, version } = await desk.draft();
  const answer = await desk.call('POST', `/${id}/schedule`, { version, ...body });
  expect(answer).toMatchObject({ status: 422, body: { message: { at: [expect.any(String)] } } });
  expect((await desk.read(id)).state).toBe('draft');
});

test('what could not be sent now cannot be scheduled', async () => {
  const { draft, call } = await openIssues();
  const { id, version } = await draft();
  expect((await call('POST', `/${id}/schedule`, { version, at: HOUR })).body.message).toMatch(/nikto neodoberá/);
});

test('a restored backup sends nothing by itself', async () => {
  const { services, job, read, id, recipients } = await openScheduled();
  await stopSendings(services);
  await job();
  expect(await read(id)).toMatchObject({ state: 'paused', has_begun: false, scheduled_at: null });
  expect(await recipients()).toEqual([]);
});
