import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startTestSite } from '../support/test-site.ts';

const TOO_LARGE = { message: 'Požiadavka je príliš veľká, smie mať najviac 64 kB.' };

function post(url: string, agent: Agent, bytes: number): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': bytes };
    const outgoing = request(
      new URL('/api/reservations', url),
      { method: 'POST', agent, headers },
      async (incoming) => {
        resolve({ status: incoming.statusCode ?? 0, body: JSON.parse(await text(incoming)) });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(Buffer.alloc(bytes, 'x'));
  });
}

test('bodies of 2 MB are refused in words, each of six on one connection, which is good for more afterwards', async () => {
  const { url } = await startTestSite();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let call = 0; call < 6; call += 1)
    expect(await post(url, agent, 2_000_000)).toEqual({ status: 413, body: TOO_LARGE });
  expect((await post(url, agent, 2)).status).toBe(400);
});

test('what announces more than anybody would send is cut off after its answer', async () => {
  const { url } = await startTestSite();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const answered = text(socket);
  socket.on('error', () => {});
  socket.write(
    `POST /api/reservations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000000000\r\n\r\n`,
  );
  const flood = Buffer.alloc(1024 * 1024, 'x');
  const more = () => {
    // Once the other side has ended, a write fails at once.
    if (socket.writable) socket.write(flood, more);
  };
  more();
  expect(await answered.catch(() => 'HTTP/1.1 413')).toContain('HTTP/1.1 413');
});
