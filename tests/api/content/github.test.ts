import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { joinContentTree } from '../../../src/content-files/content-tree.ts';
import { githubContentRepository } from '../../../src/server/ports/repository/adapters/github-content-repository.ts';
import { startGithubServer } from '../../support/github-server.ts';
import { HOUSE_CONTENT } from '../../support/house.ts';
import { NEW_EVENT, openContentDesk, PHOTO } from '../../support/open-content-desk.ts';
import { testServices } from '../../support/test-services.ts';

async function openGithubDesk() {
  const services = await testServices();
  const files = new Map<string, string>();
  for (const entry of await readdir(HOUSE_CONTENT, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(join('content', relative(HOUSE_CONTENT, path)), await readFile(path, 'utf8'));
  }
  const github = await startGithubServer(join(services.folder, 'web.git'), files);
  onTestFinished(() => github.stop());
  const content = githubContentRepository({
    token: github.token,
    owner: 'riviera',
    repo: 'web',
    branch: 'main',
    contentPath: 'content',
    baseUrl: github.url,
    builtFolder: HOUSE_CONTENT,
    clock: services.clock,
  });
  const desk = await openContentDesk({ services: { ...services, content } });
  const isBuildable = async () => {
    const { files: judged } = await services.judgedFiles.view(await content.state());
    return joinContentTree(judged.values(), () => true).ok;
  };
  return { ...desk, github, isBuildable };
}

test('an event is made, changed while somebody else pushes, found in conflict, deleted and restored', async () => {
  const { call, github, services, isBuildable } = await openGithubDesk();
  expect((await call('GET', '/api/admin/events')).body.total).toBe(23);
  const made = (await call('POST', '/api/admin/events', NEW_EVENT)).body;
  await github.push(new Map([['README.md', 'Iné']]), services.clock.now());
  const changed = await call('PUT', '/api/admin/events/151', { version: made.version, location: 'Dvorana' });
  expect([changed.status, changed.body.location]).toEqual([200, 'Dvorana']);
  const stale = await call('PUT', '/api/admin/events/151', { version: made.version, location: 'Sála' });
  expect([stale.status, stale.body.current]).toEqual([409, changed.body]);
  expect((await call('DELETE', `/api/admin/events/151?version=${changed.body.version}`)).status).toBe(200);
  const { items } = (await call('GET', '/api/admin/events/151/history')).body;
  expect(items?.map(({ act }) => act)).toEqual(['deleted', 'changed', 'created']);
  const restored = await call('POST', '/api/admin/events/151/restore', { revision: items?.[1]?.revision });
  expect(restored.body).toMatchObject({ id: 151, location: 'Dvorana' });
  expect(await isBuildable()).toBe(true);
});

test('ten creations at the same moment make ten events with ten numbers', async () => {
  const { call, isBuildable } = await openGithubDesk();
  const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', '/api/admin/events', NEW_EVENT)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(10);
  expect(await isBuildable()).toBe(true);
});

test('the number of a deleted event is not given again', async () => {
  const { call } = await openGithubDesk();
  const { id, version } = (await call('POST', '/api/admin/events', NEW_EVENT)).body;
  expect((await call('DELETE', `/api/admin/events/${id}?version=${version}`)).status).toBe(200);
  expect((await call('POST', '/api/admin/events', NEW_EVENT)).body.id).toBe(152);
});

test('of ten saves of one event at the same moment one is written, every other is told', async () => {
  const { call } = await openGithubDesk();
  const { version } = (await call('GET', '/api/admin/events/8')).body;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => call('PUT', '/api/admin/events/8', { version, title: `Verzia ${at}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test('an event deleted while its photos are being saved leaves content that builds', async () => {
  const { call, isBuildable } = await openGithubDesk();
  const { version } = (await call('GET', '/api/admin/events/8')).body;
  const answers = await Promise.all([
    call('PUT', '/api/admin/galleries/8', { version: null, photos: [PHOTO] }),
    call('DELETE', `/api/admin/events/8?version=${version}`),
  ]);
  for (const { status } of answers) expect([200, 404]).toContain(status);
  expect(await isBuildable()).toBe(true);
});

test('while GitHub refuses, the editor is told in Slovak when to try again, and nothing is lost', async () => {
  const { call, github } = await openGithubDesk();
  const { version } = (await call('GET', '/api/admin/events/8')).body;
  const refusal = { kind: 'refuse', status: 403, headers: { 'retry-after': '120' } } as const;
  github.failNext('POST', ...Array(20).fill(refusal));
  const answer = await call('PUT', '/api/admin/events/8', { version, title: 'Iný' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(answer.body.message).toContain('Nič sa nestratilo');
});
