import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '../../../src/server/core/http/create-app.ts';
import { deployHookRoutes } from '../../../src/server/features/publishing/routes.ts';
import { netlifyBuilds } from '../../../src/server/ports/builds/adapters/netlify-builds.ts';
import { type BuildRun, BuildUnavailableError } from '../../../src/server/ports/builds/build-trigger.ts';
import { callApi } from '../../support/call-api.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { makeDeploy, signBody, startNetlifyHost, WEBHOOK_SECRET } from '../../support/netlify-host.ts';
import { CONCERT, JAZZ, openContentDesk } from '../../support/open-content-desk.ts';
import { TEST_NOW, testServices } from '../../support/test-services.ts';

const RUN: BuildRun = {
  id: '1',
  state: 'live',
  startedAt: TEST_NOW,
  endedAt: TEST_NOW + 900,
  reason: null,
  problems: [],
  revision: null,
};

async function openPublishing() {
  const opened = await testServices();
  let runs: BuildRun[] = [];
  let requests = 0;
  let refusal: Error | null = null;
  const builds = {
    request: async () => {
      if (refusal !== null) throw refusal;
      requests += 1;
      runs = [{ ...RUN, id: '2', state: 'building', endedAt: null }, ...runs];
    },
    runs: async (limit: number) => runs.slice(0, limit),
  };
  const desk = await openContentDesk({ services: { ...opened, builds }, roles: ['editor'] });
  const makeLive = async (change: (blobIds: Record<string, string>) => void = () => {}) => {
    const blob_ids = Object.fromEntries((await opened.content.state()).blobIds);
    change(blob_ids);
    const file = join(dirname(opened.contentIndexPath), 'content-manifest.json');
    await writeFile(file, JSON.stringify({ blob_ids, next_change_at: TEST_NOW }));
  };
  await makeLive();
  return {
    ...desk,
    makeLive,
    requests: () => requests,
    setRuns: (...next: BuildRun[]) => {
      runs = next;
    },
    refuse: (error: Error) => {
      refusal = error;
    },
  };
}

test('when all is live nothing waits', async () => {
  const { call, setRuns } = await openPublishing();
  setRuns(RUN);
  const { status, body } = await call('GET', '/api/admin/publishing');
  expect(status).toBe(200);
  expect(body).toEqual({
    state: 'live',
    runs: [
      {
        id: '1',
        state: 'live',
        started_at: '2026-11-20T11:00:00.000Z',
        ended_at: '2026-11-20T11:00:00.900Z',
        reason: null,
        problems: [],
      },
    ],
    waiting: { items: [], total: 0 },
    goes_at: null,
    warnings: [],
    built_at: expect.any(String),
    problems: [],
  });
});

test('what is new, changed and deleted is named by its title', async () => {
  const { call, makeLive } = await openPublishing();
  await makeLive((blobIds) => {
    delete blobIds[JAZZ];
    blobIds['site.json'] = 'another';
    blobIds['events/0099-zmazane.md'] = 'gone';
  });
  const { body } = await call('GET', '/api/admin/publishing');
  expect(body).toMatchObject({
    state: 'waiting',
    waiting: {
      total: 3,
      items: [
        { file: JAZZ, change: 'new', title: expect.stringContaining('Brezina') },
        { file: 'events/0099-zmazane.md', change: 'deleted', title: null },
        { file: 'site.json', change: 'changed', title: null },
      ],
    },
  });
});

test('after a failed build the mistakes that are in the content now are told', async () => {
  const { call, setRuns, writeFile: write, file } = await openPublishing();
  setRuns({ ...RUN, state: 'failed', reason: 'Web sa na serveri nepodarilo zostaviť.' });
  await write(JAZZ, (await file(JAZZ)).replace(/^title:.*$/m, 'title:'));
  const { body } = await call('GET', '/api/admin/publishing');
  expect(body).toMatchObject({
    state: 'failed',
    runs: [{ reason: 'Web sa na serveri nepodarilo zostaviť.' }],
    waiting: { total: 1, items: [{ file: JAZZ, title: null }] },
  });
  expect(body.problems).toContainEqual({ file: JAZZ, field: 'title', message: expect.any(String) });
});

test('when a build has kept out a broken file only that one is missing, and it is named', async () => {
  const { call, services, setRuns, writeFile: write, file } = await openPublishing();
  await write(JAZZ, (await file(JAZZ)).replace(/^title:.*$/m, 'title:'));
  const blobId = (await services.content.state()).blobIds.get(JAZZ) ?? null;
  const problems = [{ file: JAZZ, field: 'title', message: 'napíšte názov' }];
  setRuns({ ...RUN, problems, heldBack: { [JAZZ]: blobId } });
  expect((await call('GET', '/api/admin/publishing')).body).toMatchObject({
    state: 'partly',
    problems,
    runs: [{ state: 'live', problems }],
    waiting: { total: 1, items: [{ file: JAZZ }] },
  });
  await write(CONCERT, `${await file(CONCERT)}\nZmena.\n`);
  const { body } = await call('GET', '/api/admin/publishing');
  expect([body.state, body.waiting]).toMatchObject(['waiting', { total: 2 }]);
  expect(body.problems).toContainEqual({ file: JAZZ, field: 'title', message: expect.any(String) });
});

test('the mistakes that will make a build fail are told as soon as something waits for it', async () => {
  const { call, setRuns, writeFile: write, file } = await openPublishing();
  await write(JAZZ, (await file(JAZZ)).replace(/^title:.*$/m, 'title:'));
  setRuns({ ...RUN, id: 'due', state: 'waiting', endedAt: null, dueAt: TEST_NOW + 60_000 });
  const { body } = await call('GET', '/api/admin/publishing');
  expect(body.state).toBe('waiting');
  expect(body.problems).toContainEqual({ file: JAZZ, field: 'title', message: expect.any(String) });
});

test('publishing now asks for a build', async () => {
  const { call, requests } = await openPublishing();
  const { status, body } = await call('POST', '/api/admin/publishing');
  expect([status, body.state, requests()]).toEqual([202, 'building', 1]);
});

test('when the host takes no request the person is told that nothing is lost', async () => {
  const { call, refuse } = await openPublishing();
  refuse(new BuildUnavailableError('503'));
  const { status, body } = await call('POST', '/api/admin/publishing');
  expect(status).toBe(503);
  expect(body.message).toMatch(/Vaše zmeny sú uložené/);
});

test('who changes no content may not see nor start it', async () => {
  const { services, send } = await openPublishing();
  const visitor = await signInAs(services, await makeAccount(services, { email: 'ivan@kd.example' }));
  for (const method of ['GET', 'POST'])
    expect((await send(method, '/api/admin/publishing', { token: visitor })).status).toBe(403);
});

test('the host tells of its builds at an address that only its signature opens', async () => {
  const { hook } = await startNetlifyHost();
  const services = await testServices();
  const builds = netlifyBuilds({ hook, webhookSecret: WEBHOOK_SECRET, store: services.store, clock: services.clock });
  const app = createApp(services.config, [deployHookRoutes({ deployNotifications: builds })]);
  const body = JSON.stringify(makeDeploy({ state: 'ready' }));
  const tell = (signature: string) =>
    app.request('/api/hooks/netlify-deploy', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'X-Webhook-Signature': signature },
    });
  expect((await tell('')).status).toBe(403);
  expect(await builds.runs(1)).toEqual([]);
  expect((await tell(await signBody(body))).status).toBe(204);
  expect(await builds.runs(1)).toMatchObject([{ state: 'live' }]);
});

test('a notification may be as large as the host makes it, up to 512 kB', async () => {
  const { hook } = await startNetlifyHost();
  const services = await testServices();
  const builds = netlifyBuilds({ hook, webhookSecret: WEBHOOK_SECRET, store: services.store, clock: services.clock });
  const app = createApp(services.config, [deployHookRoutes({ deployNotifications: builds })]);
  const tell = async (size: number) => {
    const body = JSON.stringify(makeDeploy({ state: 'ready', available_functions: 'x'.repeat(size) }));
    const headers = { 'Content-Type': 'application/json', 'X-Webhook-Signature': await signBody(body) };
    return app.request('/api/hooks/netlify-deploy', { method: 'POST', body, headers });
  };
  expect((await tell(512 * 1024)).status).toBe(413);
  expect((await tell(500 * 1024)).status).toBe(204);
  expect(await builds.runs(1)).toMatchObject([{ state: 'live' }]);
});

test('without a host there is no such address', async () => {
  const services = await testServices();
  expect((await callApi(services)('POST', '/api/hooks/netlify-deploy')).status).toBe(404);
});
