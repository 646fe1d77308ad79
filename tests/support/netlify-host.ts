import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { onTestFinished } from 'vitest';

export const WEBHOOK_SECRET = 'a secret of the host';

export function makeDeploy(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: '5ebc34bf4fea0b01f02efa3a',
    site_id: 'fa4dd95a-994e-4f89-8a7a-2d9e9fc36a32',
    build_id: '5ebc34bf4fea0b01f02efa38',
    state: 'building',
    name: 'kd-riviera',
    created_at: '2026-11-20T11:00:00.346Z',
    updated_at: '2026-11-20T11:00:02.738Z',
    error_message: null,
    commit_ref: 'b2f1c0de',
    branch: 'main',
    context: 'production',
    deploy_time: null,
    ...overrides,
  };
}

export function signBody(body: string, { secret = WEBHOOK_SECRET, issuer = 'netlify' } = {}): Promise<string> {
  return new SignJWT({ sha256: createHash('sha256').update(body).digest('hex') })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .sign(new TextEncoder().encode(secret));
}

export interface NetlifyHost {
  hook: string;
  asked(): number;
  answer(status: number): void;
}

export async function startNetlifyHost(): Promise<NetlifyHost> {
  let asked = 0;
  let status = 200;
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === 'POST' && request.url === '/build_hooks/1' && status === 200) asked += 1;
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    hook: `http://127.0.0.1:${port}/build_hooks/1`,
    asked: () => asked,
    answer: (next) => {
      status = next;
    },
  };
}
