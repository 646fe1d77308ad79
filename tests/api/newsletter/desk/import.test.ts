import { expect, test } from 'vitest';
import { auditLog } from '../../../../src/server/core/audit/audit-log.ts';
import { deliver } from '../../../../src/server/core/mail/mail-delivery.ts';
import { queuedMail } from '../../../../src/server/core/mail/mail-queue.ts';
import { newsletterRecords } from '../../../../src/server/features/newsletter/records.ts';
import { continueSendings } from '../../../../src/server/features/newsletter/sending/schedule.ts';
import { addImported } from '../../../../src/server/features/newsletter/subscribers/import-subscribers.ts';
import { undoImport } from '../../../../src/server/features/newsletter/subscribers/past-imports.ts';
import { addressId } from '../../../../src/server/ports/crypto/tokens.ts';
import { StoreError } from '../../../../src/server/ports/store/store.ts';
import type { Services } from '../../../../src/server/services.ts';
import { callApi } from '../../../support/call-api.ts';
import { keepSubscriber, keepSuppressed } from '../../../support/keep-subscriber.ts';
import { makeAccount, signInAs } from '../../../support/make-account.ts';
import { makeMail } from '../../../support/make-mail.ts';
import { carelessStore } from '../../../support/open-newsletter.ts';
import { testServices } from '../../../support/test-services.ts';
import { EVENTS, openIssues, SITE } from './open-issues.ts';

const LIST = '/api/admin/newsletter/subscribers';
const IMPORT = '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b';
const OTHER = '7f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b';
const PROOF = { proof: 'Prihláška pri pokladni, šanón 2026', confirmed_on: '2026-03-05' };
const MINUTE_MS = 60_000;

const rowsOf = (...emails: string[]) => emails.map((email) => ({ email }));
const people = (count: number, from = 1) =>
  rowsOf(...Array.from({ length: count }, (_, at) => `clovek${from + at}@priklad.sk`));

async function openImport(config = {}) {
  const services = await testServices({ index: { events: EVENTS }, config: { siteUrl: SITE, ...config } });
  const desk = await openIssues({ services });
  const eve = await makeAccount(services, { email: 'eva@kd.example', name: 'Eva Nová', roles: ['editor'] });
  const send = callApi(services);
  const call = async (method: string, path: string, body?: unknown) =>
    send(method, LIST + path, { token: await signInAs(services, eve), body });
  const records = newsletterRecords(services.store);
  return {
    ...desk,
    services,
    eve,
    list: call,
    records,
    check: async (rows: object[], all: object = PROOF) =>
      (await call('POST', '/import/check', { ...all, rows })).body.rows,
    add: async (rows: object[], more: object = {}) =>
      call('POST', '/import', { import: IMPORT, ...PROOF, rows, ...more }),
    undo: (id = IMPORT) => call('POST', `/import/${id}/undo`),
    resume: async () =>
      send('POST', `/api/admin/newsletter/issues/import-${IMPORT}/resume`, { token: await signInAs(services, eve) }),
    imports: async () => (await call('GET', '/import')).body.items ?? [],
    active: () => records.subscribers.count('state', { of: 'active' }),
    async later(minutes: number) {
      services.clock.advance(minutes * MINUTE_MS);
      await continueSendings(services);
      await services.settled();
    },
    told: async () => (await services.outbox()).filter(({ subject }) => subject.startsWith('Budeme vám posielať')),
  };
}

test('of each row it is said what would become of it, and nothing is written', async () => {
  const { check, services, leave, active, records } = await openImport();
  await keepSubscriber(services, 'odbera@priklad.sk');
  await keepSubscriber(services, 'odisla@priklad.sk');
  await leave('odisla@priklad.sk');
  await keepSubscriber(services, 'caka@priklad.sk', { state: 'pending' });
  await keepSuppressed(services, 'zakazana@priklad.sk');
  const emails = [
    'nova@priklad.sk',
    ' Nova@Priklad.SK ',
    'odbera@priklad.sk',
    'odisla@priklad.sk',
    'caka@priklad.sk',
    'zakazana@priklad.sk',
    'nie je adresa',
    '',
  ];
  const states = ['new', 'twice', 'subscribed', 'left', 'new', 'suppressed', 'wrong', 'wrong'];
  expect(await check(rowsOf(...emails))).toEqual(states);
  expect(await active()).toBe(1);
  expect(await records.consents.list('subscriber', { of: addressId('nova@priklad.sk') })).toMatchObject({
    records: [],
  });
});

test.each([
  ['no proof at all', {}, {}, 'unproven'],
  ['a proof without a day', { proof: 'x' }, {}, 'unproven'],
  ['a day without a proof', { confirmed_on: '2026-01-01' }, {}, 'unproven'],
  ['a day that is none', { proof: 'x', confirmed_on: '2026-02-30' }, {}, 'unproven'],
  ['a day to come', { proof: 'x', confirmed_on: '2026-11-21' }, {}, 'unproven'],
  ['the proof of all', {}, PROOF, 'new'],
  ['its own day and the proof of all', { confirmed_on: '2026-11-20' }, { proof: 'x' }, 'new'],
  ['a wrong day of its own beside a right one of all', { confirmed_on: 'vlani' }, PROOF, 'unproven'],
])('a row with %s is judged by it', async (_what, own, all, state) => {
  const { check } = await openImport();
  expect(await check([{ email: 'nova@priklad.sk', ...own }], all)).toEqual([state]);
});

test('people are added once with the proof of their consent, however often the call is made', async () => {
  const { add, services, active, records, list, imports } = await openImport();
  await keepSubscriber(services, 'odbera@priklad.sk');
  const rows = [
    { email: 'Anna@priklad.sk', proof: 'E-mail zo 4. marca' },
    ...rowsOf('odbera@priklad.sk', 'jan@priklad.sk'),
  ];
  for (let call = 0; call < 3; call += 1)
    expect(await add(rows)).toMatchObject({ status: 200, body: { rows: ['new', 'subscribed', 'new'] } });
  expect(await active()).toBe(3);
  const [consent, ...others] = (await records.consents.list('subscriber', { of: addressId('anna@priklad.sk') }))
    .records;
  expect(others).toEqual([]);
  expect(consent?.value).toMatchObject({
    email: 'anna@priklad.sk',
    given_by: 'staff',
    proof: 'E-mail zo 4. marca',
    asked_at: Date.parse('2026-03-05T00:00:00+01:00'),
    import_id: `import-${IMPORT}`,
  });
  expect((await list('GET', '?query=jan@')).body.items).toMatchObject([{ proof: PROOF.proof, given_by: 'staff' }]);
  expect(await imports()).toMatchObject([
    { id: IMPORT, by: 'Eva Nová', added: 2, told: 0, uncertain: 0, can_undo: true, is_undone: false, paused: null },
  ]);
  expect((await add(rows, { import: OTHER })).body.rows).toEqual(['subscribed', 'subscribed', 'subscribed']);
  expect(await imports()).toHaveLength(1);
  const log = await auditLog(services.store).list('act', { of: 'newsletter_imported' });
  expect(log.records.map(({ value }) => value.detail)).toEqual([`import-${IMPORT}`]);
});

test('the same rows sent at once are added once; without expectations their notices would be twice', async () => {
  const { add, active, imports } = await openImport();
  await Promise.all([1, 2, 3].map(() => add(people(30))));
  expect(await active()).toBe(30);
  expect(await imports()).toMatchObject([{ added: 30 }]);

  const careless = await openImport();
  const services: Services = { ...careless.services, store: carelessStore(careless.services.store) };
  const by = { actor: careless.eve.id, visitor: null };
  await Promise.all([1, 2].map(() => addImported(services, { import: IMPORT, ...PROOF, rows: people(1) }, by)));
  const consents = await careless.records.consents.list('subscriber', { of: addressId('clovek1@priklad.sk') });
  expect(consents.records).toHaveLength(2);
});

test('everybody is told once, half an hour after the last row, with a way out of one click', async () => {
  const { add, later, told, imports, services, active, call } = await openImport();
  await add(people(30));
  await later(20);
  await add(people(5, 31));
  // A run that is under way waits for up to a minute.
  await later(28);
  expect(await told()).toHaveLength(0);
  await later(3);
  const mails = await told();
  expect(mails.map(({ to }) => to).sort()).toEqual(
    people(35)
      .map(({ email }) => email)
      .sort(),
  );
  const [mail] = mails;
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.html).not.toContain('odhlasenie.invalid');
  const link = /\/newsletter\/unsubscribe\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await callApi(services)('POST', `/api/newsletter/unsubscribe/${link}`)).status).toBe(200);
  expect(await active()).toBe(34);
  expect(await imports()).toMatchObject([{ added: 35, told: 35, can_undo: false, notices_at: null }]);
  expect((await call('GET')).body.total).toBe(0);
});

test('notices leave most of the mail budget to others, and go on when there is room again', async () => {
  const { add, later, told, services } = await openImport({ mailBudget: { perHour: 50, perDay: 1000 } });
  await add(people(60));
  await later(31);
  // Two fifths of fifty.
  expect(await told()).toHaveLength(20);
  await later(5);
  expect(await told()).toHaveLength(20);
  for (const priority of ['security', 'receipt', 'confirmation'] as const) {
    const mail = queuedMail(services, makeMail(), priority);
    await services.store.commit([mail.write]);
    expect([priority, await deliver(services, mail.id)]).toEqual([priority, 'over']);
  }
  await later(60);
  expect(await told()).toHaveLength(40);
  await later(60);
  expect(await told()).toHaveLength(60);
});

test('an issue does not wait for notices', async () => {
  const { add, services, sendDraft } = await openImport();
  await add(people(45));
  services.clock.advance(31 * MINUTE_MS);
  await sendDraft();
  await services.settled();
  const subjects = (await services.outbox()).map(({ subject }) => subject);
  expect(subjects).toHaveLength(90);
  expect(subjects.findIndex((subject) => subject.startsWith('Budeme vám posielať'))).toBe(45);
});

test('a whole import is undone while nobody has been told, and can be made again', async () => {
  const { add, undo, later, told, imports, active, services, leave, records, check } = await openImport();
  await keepSubscriber(services, 'odbera@priklad.sk');
  await add([...people(45), ...rowsOf('odbera@priklad.sk')]);
  await leave('clovek1@priklad.sk');
  services.clock.advance(29 * MINUTE_MS);
  expect(await undo()).toMatchObject({ status: 200 });
  expect(await undo()).toMatchObject({ status: 200 });
  expect(await active()).toBe(1);
  expect(await imports()).toMatchObject([{ is_undone: true, can_undo: false }]);
  await later(60);
  expect(await told()).toEqual([]);
  expect((await records.consents.list('subscriber', { of: addressId('clovek2@priklad.sk') })).records).toEqual([]);
  expect(await check(people(3))).toEqual(['left', 'new', 'new']);
  expect((await add(people(3))).status).toBe(409);
  expect((await add(people(3), { import: OTHER })).body.rows).toEqual(['left', 'new', 'new']);
  const log = await auditLog(services.store).list('act', { of: 'newsletter_import_undone' });
  expect(log.records).toHaveLength(1);
});

test('an undoing that broke off in the middle says so, tells nobody, and is finished by the next call', async () => {
  const { add, undo, resume, later, told, imports, active, services, eve } = await openImport();
  await add(people(45));
  let chunks = 0;
  const store = {
    ...services.store,
    async commit(writes: Parameters<Services['store']['commit']>[0]) {
      if (writes.some(({ key }) => key.startsWith('newsletter-chunk:'))) chunks += 1;
      if (chunks === 2) throw new StoreError('unavailable', 'The process has died');
      return services.store.commit(writes);
    },
  };
  await expect(undoImport({ ...services, store }, IMPORT, { actor: eve.id, visitor: null })).rejects.toThrow(
    StoreError,
  );
  expect(await active()).toBe(35);
  expect(await imports()).toMatchObject([{ is_undone: true, can_undo: true, paused: null }]);
  expect(await resume()).toMatchObject({ status: 409, body: { message: expect.stringContaining('vracia') } });
  await later(60);
  expect(await told()).toEqual([]);
  expect(await undo()).toMatchObject({ status: 200, body: { removed: 45 } });
  expect(await active()).toBe(0);
  expect(await imports()).toMatchObject([{ is_undone: true, can_undo: false }]);
});

test('it cannot be undone any more once notices or an issue have gone out', async () => {
  const told = await openImport();
  await told.add(people(2));
  await told.later(31);
  expect(await told.undo()).toMatchObject({ status: 409, body: { message: expect.stringContaining('odchádzajú') } });
  expect(await told.active()).toBe(2);

  const mailed = await openImport();
  await mailed.add(people(2));
  mailed.services.clock.advance(MINUTE_MS);
  await mailed.sendDraft();
  await mailed.services.settled();
  expect(await mailed.undo()).toMatchObject({ status: 409, body: { message: expect.stringContaining('vydanie') } });
  expect((await mailed.undo(OTHER)).status).toBe(404);
});

test('rows that arrive while the import is being undone are not added behind its back', async () => {
  const { add, undo, active } = await openImport();
  await add(people(20));
  await Promise.all([undo(), add(people(40, 21)), undo()]);
  await undo();
  expect(await active()).toBe(0);
});

test.each([
  ['no rows', { rows: [] }],
  ['too many rows', { rows: people(101) }],
  ['no name of the import', { import: 'x', rows: people(1) }],
])('%s are refused', async (_what, body) => {
  const { add } = await openImport();
  expect((await add(people(1), body)).status).toBe(422);
});
