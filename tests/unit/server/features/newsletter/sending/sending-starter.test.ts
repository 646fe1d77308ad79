import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import {
  backgroundFunctionSending,
  isSenderToken,
} from '../../../../../../src/server/features/newsletter/sending/sending-starter.ts';
import { testServices } from '../../../../../support/test-services.ts';

async function openHost(status: number) {
  const calls: { path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ path: `${request.method} ${request.url}`, body });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { siteUrl: `http://127.0.0.1:${port}`, calls };
}

test('on the host a run is asked for under the site’s address, with a token for that alone and for minutes', async () => {
  const { siteUrl, calls } = await openHost(202);
  const services = await testServices({ config: { siteUrl } });
  await backgroundFunctionSending(services).wake();
  expect(calls.map(({ path }) => path)).toEqual(['POST /api/newsletter/sender']);
  const { token } = JSON.parse(calls[0]?.body ?? '{}');
  expect(isSenderToken(services, token)).toBe(true);
  expect(isSenderToken(services, token.replace(/^\d/, '9'))).toBe(false);
  expect(isSenderToken(services, '')).toBe(false);
  services.clock.advance(11 * 60_000);
  expect(isSenderToken(services, token)).toBe(false);
});

test.each([404, 503, 301])('a host that answers %i is an error, so that the job shows as failed', async (status) => {
  const { siteUrl, calls } = await openHost(status);
  const services = await testServices({ config: { siteUrl } });
  await expect(backgroundFunctionSending(services).wake()).rejects.toThrow(Error);
  expect(calls).toHaveLength(1);
});
