// The least a page can cost a browser: its HTML, styles and pictures, without scripts and web fonts.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { RunningSite } from './self-host.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const WEB_FONTS = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** A door of its own to a running site, on a free port: what comes through it has lost its scripts and fonts. */
export async function startBarePages(siteUrl: string): Promise<RunningSite> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async ({ url = '/', headers: { accept = '*/*' } }, response) => {
    const key = `${accept} ${url}`;
    const answer = answers.get(key) ?? bareAnswer(siteUrl + url, accept);
    answers.set(key, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    stop: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}

/** The policy is left out: it knows styles by their hashes, and they have lost their fonts. */
async function bareAnswer(url: string, accept: string): Promise<Answer> {
  const answer = await fetch(url, { headers: { accept } });
  const type = answer.headers.get('content-type') ?? '';
  const headers = { 'content-type': type, 'cache-control': answer.headers.get('cache-control') ?? 'no-cache' };
  const { status } = answer;
  if (!/^(text\/|image\/svg)/.test(type)) return { status, headers, body: Buffer.from(await answer.arrayBuffer()) };
  const body = brotliCompressSync((await answer.text()).replace(SCRIPTS, '').replace(WEB_FONTS, ''));
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body };
}
