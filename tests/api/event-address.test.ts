import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { fetchNotFoundPage } from '../../netlify/netlify-function.ts';
import { createApp } from '../../src/server/core/http/create-app.ts';
import { eventAddressRoutes } from '../../src/server/features/events/routes.ts';
import { makePublishedEvent } from '../support/content-factories.ts';
import { testServices } from '../support/test-services.ts';

async function getAddress(path: string, origin = 'http://localhost:4321') {
  const services = await testServices({ index: { events: [makePublishedEvent({ id: 7 })] } });
  const notFoundPage = origin.includes('127.0.0.1')
    ? fetchNotFoundPage
    : async () => new Response('404', { status: 404 });
  const app = createApp(services.config, [eventAddressRoutes(services, notFoundPage)]);
  return app.fetch(new Request(`${origin}${path}`), { clientAddress: '192.0.2.7' });
}

test.each([
  ['/events/7/stary-nazov', '/events/7/vianocny-koncert'],
  ['/events/7', '/events/7/vianocny-koncert'],
  ['/events/7/', '/events/7/vianocny-koncert'],
  ['/events/7/st%C3%A1r%C3%BD/', '/events/7/vianocny-koncert'],
  ['/events/7/stary?utm=letak', '/events/7/vianocny-koncert?utm=letak'],
  ['/events/7/stary-nazov.ics', '/events/7/vianocny-koncert.ics'],
])('%s leads to the current address', async (path, address) => {
  const answer = await getAddress(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('Location')).toBe(address);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test.each(['/events/8/koncert', '/events/8', '/events/koncert', '/events/07/koncert'])(
  '%s is not found',
  async (path) => {
    expect((await getAddress(path)).status).toBe(404);
  },
);

test.each(['/events/7/vianocny-koncert', '/events/7/vianocny-koncert.ics'])(
  'the right address of an event without a page or file, %s, is not found, and leads nowhere',
  async (path) => {
    expect((await getAddress(path)).status).toBe(404);
  },
);

async function siteWith(status: number, body: string): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/404.html' ? status : 500, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'self'",
      'Cache-Control': 'public, max-age=600',
      ETag: '"x"',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test.each([200, 404])('the host’s answer %i is the site’s own not-found page, under its own policy', async (status) => {
  const answer = await getAddress('/events/8/koncert', await siteWith(status, '<h1>Stránka sa nenašla</h1>'));
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('<h1>Stránka sa nenašla</h1>');
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('ETag')).toBeNull();
});

test('a bare page stands in when the site’s own cannot be had', async () => {
  const answer = await getAddress('/events/8/koncert', await siteWith(401, 'password please'));
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toContain('<title>Stránka sa nenašla</title>');
});
