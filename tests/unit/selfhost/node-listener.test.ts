import { expect, test } from 'vitest';
import { nodeListener } from '../../../src/selfhost/node-listener.ts';

const OPTIONS = { trustedHops: 0, hostname: 'localhost' };
const answer = async () => new Response('áno');

test('in the process of another program its Response stays the one that WebAssembly takes', async () => {
  const [own, ownRequest] = [globalThis.Response, globalThis.Request];
  nodeListener(answer, { ...OPTIONS, isGuest: true });
  expect(globalThis.Response).toBe(own);
  expect(globalThis.Request).toBe(ownRequest);
  const wasm = new Response(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]), {
    headers: { 'Content-Type': 'application/wasm' },
  });
  await expect(WebAssembly.compileStreaming(wasm)).resolves.toBeInstanceOf(WebAssembly.Module);
});

test('in a process of its own it brings a faster one', () => {
  const own = globalThis.Response;
  nodeListener(answer, OPTIONS);
  expect(globalThis.Response).not.toBe(own);
});
