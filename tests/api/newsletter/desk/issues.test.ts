import { expect, test } from 'vitest';
import { auditLog } from '../../../../src/server/core/audit/audit-log.ts';
import { newIssueDraft } from '../../../../src/server/features/newsletter/issues/issue-draft.ts';
import { callApi } from '../../../support/call-api.ts';
import { makePublishedEvent } from '../../../support/content-factories.ts';
import { makeAccount, signInAs } from '../../../support/make-account.ts';
import { EVENTS, keepSubscribers, openIssues, SITE } from './open-issues.ts';

const fieldsOf = ({ subject, introduction, event_ids }: Record<string, unknown>) => ({
  subject,
  introduction,
  event_ids,
});

test('a new issue has its subject, the events of its month in order, and choices from the two months after it', async () => {
  const { draft } = await openIssues();
  const { body } = await draft();
  expect(body).toMatchObject({
    id: '2027-01',
    month: '2027-01',
    subject: 'Mesačný prehľad podujatí – január 2027',
    introduction: '',
    event_ids: [1, 2],
    state: 'draft',
    changed_by: 'Eva Malá',
    progress: { total: 0, sent: 0, failed: 0, uncertain: 0, suppressed: 0 },
    archive_url: null,
  });
  expect(body.choices).toMatchObject([
    { id: 1, is_cancelled: false },
    { id: 2 },
    { id: 3, title: 'Zrušené čítanie', is_cancelled: true },
    { id: 4 },
  ]);
});

test('an exhibition that runs in the month stands behind what begins in it', async () => {
  const exhibition = makePublishedEvent({
    id: 9,
    start_date: '2026-12-01T10:00:00+01:00',
    end_date: '2027-01-15T18:00:00+01:00',
    ends_at: '2027-01-15T18:00:00+01:00',
  });
  const { draft } = await openIssues({ index: { events: [exhibition, ...EVENTS] } });
  expect((await draft()).body.event_ids).toEqual([1, 2, 9]);
});

test('a second issue of a month stands beside the first, and the list shows the latest month first', async () => {
  const { draft, call } = await openIssues();
  for (const month of ['2027-01', '2027-02', '2027-01']) await draft(month);
  const { body } = await call('GET');
  expect(body.total).toBe(3);
  expect(body.items?.map(({ id }) => id)).toEqual(['2027-02', '2027-01-2', '2027-01']);
  expect((await call('GET', '?query=FEBRUAR')).body).toMatchObject({ total: 1, items: [{ id: '2027-02' }] });
});

test('the same request repeated makes one issue', async () => {
  const { call } = await openIssues();
  const headers = { 'Idempotency-Key': 'k-1' };
  const first = await call('POST', '', { month: '2027-01' }, headers);
  expect((await call('POST', '', { month: '2027-01' }, headers)).body.id).toBe(first.body.id);
  expect((await call('GET')).body.total).toBe(1);
});

test('two who make an issue of one month at once make two', async () => {
  const { call } = await openIssues();
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', '', { month: '2027-01' })));
  expect(answers.map(({ body }) => body.id).sort()).toEqual(['2027-01', '2027-01-2', '2027-01-3']);
});

test.each([['2027-13'], ['januar'], ['2027-1'], [''], [7]])('%j is no month', async (month) => {
  const { call } = await openIssues();
  expect((await call('POST', '', { month })).status).toBe(422);
});

test('what staff write is kept; who saves an older version is shown the newer one', async () => {
  const { draft, call } = await openIssues();
  const { id, version, body } = await draft();
  const fields = { subject: 'Január v\u00a0Riviére', introduction: 'Milí priatelia', event_ids: [4, 1] };
  const saved = await call('PUT', `/${id}`, { version, ...fields });
  expect(saved).toMatchObject({ status: 200, body: fields });
  expect(saved.body.version).not.toBe(version);
  const stale = await call('PUT', `/${id}`, { ...fieldsOf(body), version });
  expect(stale).toMatchObject({ status: 409, body: { current: { ...fields, version: saved.body.version } } });
  expect((await call('GET', `/${id}`)).body).toMatchObject(fields);
});

test.each([
  ['no version', { version: undefined }],
  ['no subject', { subject: '  ' }],
  ['a subject of two lines longer than a mail program shows', { subject: 'x'.repeat(151) }],
  ['an event twice', { event_ids: [1, 1] }],
  ['more events than a mail holds', { event_ids: Array.from({ length: 41 }, (_, at) => at + 1) }],
  ['an introduction longer than anybody reads', { introduction: 'x'.repeat(5001) }],
])('%s is refused with a sentence', async (_what, changes) => {
  const { draft, call } = await openIssues();
  const { id, version, body } = await draft();
  const answer = await call('PUT', `/${id}`, { ...fieldsOf(body), version, ...changes });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.message ?? {})).toEqual(Object.keys(changes));
});

test('a line break in a subject begins no header', async () => {
  const { draft, call } = await openIssues();
  const { id, version, body } = await draft();
  const answer = await call('PUT', `/${id}`, { ...fieldsOf(body), version, subject: 'Ahoj\r\nBcc: obet@kd.example' });
  expect(answer.body.subject).toBe('Ahoj Bcc: obet@kd.example');
});

test('a draft can be deleted, and the log says so; what is sent cannot be changed or deleted', async () => {
  const { draft, sendDraft, call, services, read } = await openIssues();
  await keepSubscribers(services, 1);
  const { id, version } = await draft('2027-03');
  expect((await call('DELETE', `/${id}?version=other`)).status).toBe(409);
  expect((await call('DELETE', `/${id}`, { version })).status).toBe(200);
  expect((await call('GET', `/${id}`)).status).toBe(404);
  expect((await auditLog(services.store).list('act', { of: 'newsletter_issue_deleted' })).records).toHaveLength(1);

  const sent = await sendDraft();
  await services.settled();
  const current = await read(sent);
  const fields = { ...fieldsOf(current), version: current.version };
  expect((await call('PUT', `/${sent}`, fields)).status).toBe(409);
  expect((await call('DELETE', `/${sent}`, { version: current.version })).status).toBe(409);
  expect((await read(sent)).state).toBe('sent');
});

test('a deleted draft comes back, under another id when its own was given away, and is among what was deleted until then', async () => {
  const { draft, call, services } = await openIssues();
  const deleted = () => callApi(services)('GET', '/api/admin/deleted?kind=issues', { token });
  const admin = await makeAccount(services, { email: 'admin@kd.example', roles: ['admin'] });
  const token = await signInAs(services, admin);
  const first = await draft();
  await call('DELETE', `/${first.id}`, { version: first.version });
  expect((await deleted()).body).toMatchObject({
    total: 1,
    items: [{ kind: 'issues', id: '2027-01', title: first.body.subject, deleted_by: 'Eva Malá', is_draft: true }],
  });
  const back = await call('POST', '/2027-01/restore');
  expect(back).toMatchObject({ status: 200, body: { ...fieldsOf(first.body), id: '2027-01', state: 'draft' } });
  expect((await deleted()).body.total).toBe(0);
  expect((await call('POST', '/2027-01/restore')).status).toBe(404);

  await call('DELETE', '/2027-01', { version: back.body.version });
  await draft();
  expect((await call('POST', '/2027-01/restore')).body.id).toBe('2027-01-2');
});

test('a deleted draft stays though another one got its id and was deleted too, and each comes back', async () => {
  const { draft, call, services } = await openIssues();
  const admin = await makeAccount(services, { email: 'admin@kd.example', roles: ['admin'] });
  for (const subject of ['Prvý', 'Druhý', 'Tretí']) {
    const { id, version, body } = await draft();
    expect(id).toBe('2027-01');
    const saved = await call('PUT', `/${id}`, { ...fieldsOf(body), version, subject });
    expect((await call('DELETE', `/${id}`, { version: saved.body.version })).status).toBe(200);
    services.clock.advance(11 * 24 * 60 * 60 * 1000);
  }
  const deleted = async () => {
    const token = await signInAs(services, admin);
    return (await callApi(services)('GET', '/api/admin/deleted?kind=issues', { token })).body.items ?? [];
  };
  expect((await deleted()).map(({ title }) => title)).toEqual(['Tretí', 'Druhý']);
  const restored = [];
  for (const { id } of await deleted()) restored.push((await call('POST', `/${id}/restore`)).body);
  expect(restored).toMatchObject([
    { id: '2027-01', subject: 'Tretí' },
    { id: '2027-01-2', subject: 'Druhý' },
  ]);
  expect(await deleted()).toEqual([]);
});

test.each([['../x'], ['2027-01-2000'], ['neviem'], ['2027-02']])('an issue %j there is not', async (id) => {
  const { call } = await openIssues();
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['POST', '/pause', undefined],
    ['POST', '/send', { version: 'x' }],
    ['POST', '/test', {}],
  ] as const)
    expect((await call(method, `/${encodeURIComponent(id)}${path}`, body)).status).toBe(404);
});

test('the preview shows what is written, as mail and as plain text, and keeps nothing', async () => {
  const { draft, call, read } = await openIssues();
  const { id, body } = await draft();
  const fields = {
    subject: 'Skúška',
    introduction: 'Milí **priatelia**, príďte do [Riviéry](/contact)\n\n<script>alert(1)</script>',
    event_ids: [2, 1, 4],
  };
  const { status, body: preview } = await call('POST', `/${id}/preview`, fields);
  expect(status).toBe(200);
  const { html, text } = preview as { html: string; text: string };
  expect(preview.subject).toBe('Skúška');
  expect(html).toContain('<strong>priatelia</strong>');
  expect(html).toContain(`href="${SITE}/contact"`);
  expect(html).not.toContain('<script>');
  expect(html).toContain(`${SITE}/.netlify/images?url=/storage/events/0001.webp&amp;w=320&amp;fm=jpg`);
  expect(html).toContain('alt="Plagát s husľami"');
  expect(html).not.toMatch(/odhlasenie\.invalid/);
  for (const part of [
    'Milí priatelia',
    `${SITE}/events/1/novorocny-koncert`,
    'piatok 8.\u00a0januára 2027, 18:00\u00a0– 20:00',
    'Divadelná sála · zadarmo',
    `Celý program ${SITE}/events`,
    `${SITE}/newsletter/archiv/2027-01`,
    'Odhlásiť sa',
  ])
    expect(text).toContain(part);
  expect(text.indexOf('Divadlo')).toBeLessThan(text.indexOf('Novoročný'));
  expect(text).not.toMatch(/odhlasenie\.invalid|Plagát/);
  expect((await read(id)).subject).toBe(body.subject);
});

test('a test mail goes to whoever asks, or where he says, and some a day', async () => {
  const { draft, call, services } = await openIssues();
  const { id } = await draft();
  expect((await call('POST', `/${id}/test`, {})).body).toEqual({
    message: 'Skúšobnú správu sme poslali na editor@kd.example.',
  });
  expect((await call('POST', `/${id}/test`, { email: 'Riaditel@kd.example' })).status).toBe(200);
  expect((await call('POST', `/${id}/test`, { email: 'nikto' })).status).toBe(422);
  expect(await services.outbox()).toMatchObject([
    { to: 'editor@kd.example', subject: '[Skúška] Mesačný prehľad podujatí – január 2027' },
    { to: 'riaditel@kd.example' },
  ]);
  expect((await services.outbox()).every(({ html }) => !html.includes('odhlasenie.invalid'))).toBe(true);
  for (let nth = 3; nth <= 20; nth += 1) expect((await call('POST', `/${id}/test`, {})).status).toBe(200);
  expect((await call('POST', `/${id}/test`, {})).status).toBe(429);
});

test('how many would get it leaves out who is suppressed', async () => {
  const { draft, services, suppress, read } = await openIssues();
  const [first = ''] = await keepSubscribers(services, 3);
  await suppress(first);
  await suppress('stranger@priklad.sk');
  const { id } = await draft();
  expect((await read(id)).recipients).toBe(2);
});

test('a draft of the program is a write that fails when there is one already', async () => {
  const { services, draft, read } = await openIssues();
  const { write, id } = await newIssueDraft(services, '2027-01');
  await draft();
  expect(await services.store.commit([write])).toMatchObject({ ok: false });
  const second = await newIssueDraft(services, '2027-01');
  expect([id, second.id]).toEqual(['2027-01', '2027-01-2']);
  expect(await services.store.commit([second.write])).toMatchObject({ ok: true });
  expect((await read('2027-01-2')).changed_by).toBeNull();
});
