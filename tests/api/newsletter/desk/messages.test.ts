import { expect, test } from 'vitest';
import { createApp } from '../../../../src/server/core/http/create-app.ts';
import { archiveRoutes } from '../../../../src/server/features/newsletter/archive-routes.ts';
import { keepSubscribers, openIssues, SITE } from './open-issues.ts';

async function openMessage() {
  const desk = await openIssues();
  const made = await desk.call('POST', '', { kind: 'message' });
  expect(made.status).toBe(201);
  const notFound = async () => new Response('', { status: 404 });
  const app = createApp(desk.services.config, [archiveRoutes(desk.services, notFound)]);
  return {
    ...desk,
    made: made.body,
    id: String(made.body.id),
    async write(fields: object) {
      const { version, subject, introduction, event_ids } = await desk.read(String(made.body.id));
      const body = { version, subject, introduction, event_ids, ...fields };
      const answer = await desk.call('PUT', `/${made.body.id}`, body);
      expect(answer.status).toBe(200);
      return answer.body;
    },
    archived: async (path = '') =>
      (await app.fetch(new Request(`${SITE}/newsletter/archiv${path}`), { clientAddress: '192.0.2.7' })).status,
    archiveList: async () =>
      (await app.fetch(new Request(`${SITE}/newsletter/archiv`), { clientAddress: '192.0.2.7' })).text(),
  };
}

test('a message begins empty, has a number of its own, and stands among the issues', async () => {
  const { made, call, draft } = await openMessage();
  expect(made).toMatchObject({
    id: '2026-11-20-sprava',
    kind: 'message',
    event_ids: [],
    introduction: '',
    in_archive: false,
    state: 'draft',
  });
  expect((await call('POST', '', { kind: 'message' })).body.id).toBe('2026-11-20-sprava-2');
  await draft('2026-11');
  await draft('2026-12');
  const { items } = (await call('GET')).body;
  expect(items?.map(({ id, kind }) => [id, kind])).toEqual([
    ['2026-12', 'monthly'],
    ['2026-11-20-sprava-2', 'message'],
    ['2026-11-20-sprava', 'message'],
    ['2026-11', 'monthly'],
  ]);
  expect((await call('POST', '', { kind: 'welcome' })).status).toBe(422);
  expect((await call('POST', '', {})).body).toMatchObject({ message: { month: [expect.any(String)] } });
});

test('it goes to everybody by the same ledger, without a link to the archive', async () => {
  const { id, write, call, services, recipients, read, archived, archiveList } = await openMessage();
  await keepSubscribers(services, 2);
  const { version } = await write({ subject: 'Koncert je zrušený', introduction: 'Mrzí nás to.', event_ids: [3] });
  expect((await call('POST', `/${id}/send`, { version })).status).toBe(200);
  await services.settled();
  expect(await read(id)).toMatchObject({ state: 'sent', archive_url: null, progress: { total: 2, sent: 2 } });
  expect(await recipients()).toHaveLength(2);
  const [mail] = await services.outbox();
  expect(mail).toMatchObject({ subject: 'Koncert je zrušený' });
  expect(mail?.text).toContain('Zrušené: Zrušené čítanie');
  expect(mail?.text).not.toContain('/newsletter/archiv');
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(await archived(`/${id}`)).toBe(404);
  expect(await archiveList()).not.toContain('Koncert je zrušený');
});

test('it is in the archive when staff want that; a monthly issue always is', async () => {
  const { id, write, call, services, archived, archiveList, draft } = await openMessage();
  await keepSubscribers(services, 1);
  const { version } = await write({ introduction: 'Prídeme neskôr.', in_archive: true });
  const preview = await call('POST', `/${id}/preview`, { subject: 'S', introduction: 'I', event_ids: [] });
  expect(preview.body.text).toContain(`/newsletter/archiv/${id}`);
  await call('POST', `/${id}/send`, { version });
  await services.settled();
  expect(await archived(`/${id}`)).toBe(200);
  expect(await archiveList()).toContain('Zmena v\u00a0programe');

  const monthly = await draft();
  const fields = { version: monthly.version, subject: 'S', introduction: 'I', event_ids: [] };
  const unsaved = await call('POST', `/${monthly.id}/preview`, { ...fields, in_archive: false });
  expect(unsaved.body.text).toContain(`/newsletter/archiv/${monthly.id}`);
  expect((await call('PUT', `/${monthly.id}`, { ...fields, in_archive: false })).body.in_archive).toBe(true);
});

test('an empty message is not sent', async () => {
  const { id, made, call, services } = await openMessage();
  await keepSubscribers(services, 1);
  const answer = await call('POST', `/${id}/send`, { version: made.version });
  expect(answer).toMatchObject({ status: 422, body: { message: expect.stringContaining('Správa je prázdna') } });
});
