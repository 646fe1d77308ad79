import { expect, test } from 'vitest';
import { healthRoutes } from '../../netlify/server/health/routes.ts';
import { createApp } from '../../netlify/server/http/create-app.ts';
import type { ContentIndex } from '../../src/domain/content-index.ts';
import { testServices } from '../support/test-services.ts';

async function getHealth(index: Partial<ContentIndex> | null) {
  const services = await testServices({ index });
  return createApp(services.config, [healthRoutes(services)]).request('/api/health');
}

test('names every adapter that answers', async () => {
  const answer = await getHealth({});
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({ status: 'ok', adapters: { contentIndex: 'ok' } });
});

test('is 503 and names what is missing', async () => {
  const answer = await getHealth(null);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    status: 'unavailable',
    message: 'Neodpovedá: contentIndex.',
    missing: ['contentIndex'],
    adapters: { contentIndex: 'missing' },
  });
});
