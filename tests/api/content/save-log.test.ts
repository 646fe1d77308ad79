import { expect, test } from 'vitest';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { publishDue } from '../../../src/server/features/publishing/publish-due.ts';
import { type Store, StoreError } from '../../../src/server/ports/store/store.ts';
import { callApi } from '../../support/call-api.ts';
import { confirmReservation, keepReservation } from '../../support/desk.ts';
import { signInAs } from '../../support/make-account.ts';
import { JAZZ, NEW_EVENT, openContentDesk } from '../../support/open-content-desk.ts';

const MINUTES = 60_000;
const EVENTS = '/api/admin/events';

type Desk = Awaited<ReturnType<typeof openContentDesk>>;

async function lines({ services }: Desk) {
  const { records } = await auditLog(services.store).list('all', {});
  return records
    .filter(({ value }) => value.act.startsWith('content_'))
    .map(({ value: { act, actor, network, detail, at } }) => ({ act, actor, network, detail, at }));
}

const intents = async ({ services }: Desk) => (await services.store.range('save-intent:all', {})).records;

/** The process dies right after the commit of the content. */
function dyingBeforeTheLine(store: Store): Store {
  return {
    ...store,
    async commit(writes) {
      if (writes.some(({ key }) => key.startsWith('audit:')))
        throw new StoreError('unavailable', 'The process is gone');
      return store.commit(writes);
    },
  };
}

async function dyingCall({ services, user }: Desk) {
  const token = await signInAs(services, user);
  const send = callApi({ ...services, store: dyingBeforeTheLine(services.store) });
  return (method: string, path: string, body?: unknown) => send(method, path, { token, body });
}

test('a save and its line are there together', async () => {
  const desk = await openContentDesk();
  await desk.call('POST', EVENTS, NEW_EVENT);
  expect(await lines(desk)).toMatchObject([{ act: 'content_created', detail: 'events/0151-jazz.md' }]);
  desk.services.clock.advance(15 * MINUTES);
  await publishDue(desk.services);
  expect(await lines(desk)).toHaveLength(1);
});

test('a change of more events than one commit of the log takes leaves a line for each, after a crash too', async () => {
  const desk = await openContentDesk();
  const { services, call } = desk;
  const titles = Array.from({ length: 60 }, (_, at) => `Čítačka ${at + 1}`);
  await call('POST', `${EVENTS}/import`, { events: titles.map((title) => ({ ...NEW_EVENT, title, draft: true })) });
  const { blobIds } = await services.content.state();
  const made = [...blobIds].flatMap(([file, version]) => {
    const id = Number(/^events\/(\d+)-citacka/.exec(file)?.[1]);
    return id > 0 ? [{ file, row: { id, version } }] : [];
  });
  expect(made).toHaveLength(60);
  const published = async () =>
    (await lines(desk)).filter(({ act }) => act === 'content_changed').map(({ detail }) => detail);
  const dying = await dyingCall(desk);
  const answer = await dying('POST', `${EVENTS}/bulk`, { action: 'publish', rows: made.map(({ row }) => row) });
  expect([answer.status, answer.body.failed]).toEqual([200, []]);
  expect(await published()).toEqual([]);
  services.clock.advance(11 * MINUTES);
  await Promise.all([publishDue(services), publishDue(services)]);
  expect((await published()).sort()).toEqual(made.map(({ file }) => file).sort());
  expect(await intents(desk)).toEqual([]);

  const rows = answer.body.done;
  expect((await call('POST', `${EVENTS}/bulk`, { action: 'unpublish', rows })).body.failed).toEqual([]);
  expect(await auditLog(services.store).count('act', { of: 'content_changed' })).toBe(120);
});

test('what a crash has kept from the log is brought by the job, with who, what, where from and when', async () => {
  const desk = await openContentDesk();
  const { services, user, call } = desk;
  const { version } = (await call('GET', `${EVENTS}/8`)).body;
  const dying = await dyingCall(desk);
  const savedAt = services.clock.now();
  expect((await dying('PUT', `${EVENTS}/8`, { version, location: 'Dvorana' })).status).toBe(200);
  expect((await dying('POST', EVENTS, NEW_EVENT)).status).toBe(201);
  const { version: last } = (await call('GET', `${EVENTS}/151`)).body;
  expect((await dying('DELETE', `${EVENTS}/151?version=${last}`)).status).toBe(200);
  const events = [
    { ...NEW_EVENT, title: 'Prvé' },
    { ...NEW_EVENT, title: 'Druhé' },
  ];
  expect((await dying('POST', `${EVENTS}/import`, { events })).status).toBe(201);
  expect(await lines(desk)).toEqual([]);

  services.clock.advance(9 * MINUTES);
  await publishDue(services);
  expect(await lines(desk)).toEqual([]);
  services.clock.advance(2 * MINUTES);
  await Promise.all([publishDue(services), publishDue(services)]);
  const by = { actor: user.id, network: '192.0.2.7', at: savedAt };
  const found = await lines(desk);
  expect(found).toHaveLength(4);
  expect(found).toEqual(
    expect.arrayContaining([
      { ...by, act: 'content_changed', detail: JAZZ },
      { ...by, act: 'content_created', detail: 'events/0151-jazz.md' },
      { ...by, act: 'content_deleted', detail: 'events/0151-jazz.md' },
      { ...by, act: 'content_created', detail: 'events/0152-prve.md Prvé\nevents/0153-druhe.md Druhé' },
    ]),
  );
});

test('that events were saved over a hire on purpose is in the log after a crash too', async () => {
  const desk = await openContentDesk({ roles: ['admin'] });
  const { services, user } = desk;
  const hire = await keepReservation(services, { room: 'skusobna' });
  await confirmReservation(services, hire);
  const dying = await dyingCall(desk);
  const time = { start_date: '2027-01-13T19:00', end_date: '2027-01-13T21:00' };
  const taken = { ...NEW_EVENT, ...time, location: 'Skúšobňa', override: true };
  expect((await dying('POST', EVENTS, taken)).status).toBe(201);
  const events = ['Prvé', 'Druhé'].map((title) => ({ ...taken, title }));
  expect((await dying('POST', `${EVENTS}/import`, { events })).status).toBe(201);
  const overrides = async () => (await auditLog(services.store).list('act', { of: 'room_overridden' })).records;
  expect(await overrides()).toEqual([]);

  services.clock.advance(11 * MINUTES);
  await publishDue(services);
  expect((await overrides()).map(({ value }) => [value.actor, value.detail]).sort()).toEqual(
    ['events/0151-jazz.md', 'events/0152-prve.md', 'events/0153-druhe.md'].map((file) => [
      user.id,
      `${file}, napriek obsadeniu (${hire})`,
    ]),
  );
  expect(await intents(desk)).toEqual([]);
});

test('of a save that never came about nothing is told', async () => {
  const desk = await openContentDesk();
  const { services, call } = desk;
  const { version } = (await call('GET', `${EVENTS}/8`)).body;
  const { commit } = services.content;
  services.content.commit = async (given) => {
    await given.change(await services.content.state());
    throw new Error('The process died before its commit');
  };
  expect((await call('PUT', `${EVENTS}/8`, { version, location: 'Dvorana' })).status).toBe(500);
  services.content.commit = commit;
  expect(await intents(desk)).toHaveLength(1);
  services.clock.advance(11 * MINUTES);
  await publishDue(services);
  expect(await lines(desk)).toEqual([]);
  expect(await intents(desk)).toEqual([]);
});

test('while the store is down nothing is saved that the log would not know of', async () => {
  const desk = await openContentDesk();
  const { services, user, file } = desk;
  const before = await file(JAZZ);
  const { version } = (await desk.call('GET', `${EVENTS}/8`)).body;
  const token = await signInAs(services, user);
  const send = callApi({
    ...services,
    store: {
      ...services.store,
      async commit(writes) {
        if (writes.some(({ key }) => key.startsWith('save-intent:'))) throw new StoreError('unavailable', 'Down');
        return services.store.commit(writes);
      },
    },
  });
  const answer = await send('PUT', `${EVENTS}/8`, { token, body: { version, location: 'Dvorana' } });
  expect(answer.status).toBe(503);
  expect(await file(JAZZ)).toBe(before);
});
