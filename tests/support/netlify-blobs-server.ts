// The client's own server, behind a proxy that splits lists into pages as the real one does.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlobsServer } from '@netlify/blobs/server';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { tempFolder } from './temp-folder.ts';

export const SITE_ID = '0f8e7d6c-1111-4222-8333-444455556666';
export const BLOBS_TOKEN = 'token-of-tests';
const PAGE_SIZE = 3;

interface NetlifyBlobs {
  url: string;
  refuse(status: number): void;
}

export async function startNetlifyBlobs(): Promise<NetlifyBlobs> {
  const blobs = new BlobsServer({ directory: await tempFolder(), token: BLOBS_TOKEN, port: await freePort() });
  const { port } = await blobs.start();
  let refusal: number | null = null;

  const door = createServer(async (request, response) => {
    if (refusal !== null) return void response.writeHead(refusal).end();
    const answer = await forward(request, `http://localhost:${port}`);
    const isList = request.method === 'GET' && (answer.headers.get('content-type') ?? '').includes('json');
    if (isList) await sendPage(request, answer, response);
    else await send(answer, response);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await new Promise((resolve) => door.close(resolve));
    await blobs.stop();
  });
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    refuse: (status) => {
      refusal = status;
    },
  };
}

async function forward(request: IncomingMessage, target: string): Promise<Response> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const names = ['authorization', 'accept', 'if-none-match', 'x-amz-meta-user', 'netlify-blobs-metadata'];
  const headers = names.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
  return fetch(new URL(request.url ?? '/', target), { method: request.method ?? 'GET', headers, body });
}

async function sendPage(request: IncomingMessage, answer: Response, response: ServerResponse): Promise<void> {
  const whole = await answer.json();
  if (!Array.isArray(whole.blobs)) return send(Response.json(whole), response);
  const first = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('cursor') ?? 0);
  const blobs = whole.blobs.slice(first, first + PAGE_SIZE);
  const isLast = first + PAGE_SIZE >= whole.blobs.length;
  await send(Response.json({ ...whole, blobs, ...(!isLast && { next_cursor: String(first + PAGE_SIZE) }) }), response);
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
}
