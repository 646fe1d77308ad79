import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { clientAddress, sharedAddressWatch } from '../../../src/selfhost/node-listener.ts';

/** Runs in a new process, because it changes globals. */
async function globalsAfter(options: { isGuest?: boolean }): Promise<unknown> {
  const program = `
    import { nodeListener } from ${JSON.stringify(pathToFileURL('src/selfhost/node-listener.ts'))};
    const own = [Response, Request];
    nodeListener(async () => new Response('áno'), { trustedHops: 0, hostname: 'localhost', ...${JSON.stringify(options)} });
    const headers = { 'Content-Type': 'application/wasm' };
    const wasm = new Response(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]), { headers });
    const compiles = await WebAssembly.compileStreaming(wasm).then(() => true, () => false);
    console.log(JSON.stringify({ areOwn: Response === own[0] && Request === own[1], compiles }));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return JSON.parse(stdout);
}

test('in the process of another program its Response stays the one that WebAssembly takes', async () => {
  expect(await globalsAfter({ isGuest: true })).toEqual({ areOwn: true, compiles: true });
});

test('in a process of its own it brings a faster one', async () => {
  expect(await globalsAfter({})).toMatchObject({ areOwn: false });
});

describe('the address of the visitor', () => {
  const incoming = (forwarded?: string, remoteAddress: string | undefined = '10.0.0.1') => ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  });

  test('is the socket’s, whatever the headers claim', () => {
    expect(clientAddress(incoming('203.0.113.9'), 0)).toBe('10.0.0.1');
    expect(clientAddress(incoming(undefined, '::ffff:192.0.2.7'), 0)).toBe('192.0.2.7');
    expect(clientAddress(incoming(undefined, '2001:db8::1'), 0)).toBe('2001:db8::1');
  });

  test('behind a trusted proxy is what that proxy has added last', () => {
    expect(clientAddress(incoming('6.6.6.6, 203.0.113.9'), 1)).toBe('203.0.113.9');
    expect(clientAddress(incoming('2001:db8::2'), 1)).toBe('2001:db8::2');
  });

  test('behind a trusted proxy that names none is the proxy’s', () => {
    for (const header of [undefined, '', 'unknown', '203.0.113.9, not-an-address'])
      expect(clientAddress(incoming(header), 1)).toBe('10.0.0.1');
  });

  test('behind several proxies is what the first of the trusted ones has added', () => {
    expect(clientAddress(incoming('6.6.6.6, 203.0.113.9, 198.51.100.1'), 2)).toBe('203.0.113.9');
    expect(clientAddress(incoming('203.0.113.9'), 2)).toBe('203.0.113.9');
  });

  test.each([
    ['203.0.113.9:5678', '203.0.113.9'],
    ['[2001:db8::2]:5678', '2001:db8::2'],
    ['[2001:db8::2]', '2001:db8::2'],
    ['[::ffff:203.0.113.9]:80', '203.0.113.9'],
    ['203.0.113.9:port', '10.0.0.1'],
  ])('is read without its port: %s', (header, address) => {
    expect(clientAddress(incoming(header), 1)).toBe(address);
  });
});

describe('calls that seem to come from one address', () => {
  function warningsOf(
    calls: number,
    addressOf: (call: number) => string,
    headers = { 'x-forwarded-for': '192.0.2.1' },
  ) {
    const warnings: string[] = [];
    const watch = sharedAddressWatch((sentence) => warnings.push(sentence));
    for (let call = 0; call < calls; call += 1) watch(addressOf(call), headers);
    return warnings;
  }

  test('are told of once, with what to set', () => {
    const warnings = warningsOf(3000, (call) => (call % 20 === 0 ? `192.0.2.${call % 200}` : '10.0.0.1'));
    expect(warnings).toEqual([expect.stringMatching(/950 .*10\.0\.0\.1.*TRUST_PROXY/)]);
  });

  test('are nothing to tell of when others call as well, or no proxy stands in front', () => {
    expect(warningsOf(3000, (call) => `192.0.2.${call % 5}`)).toEqual([]);
    expect(warningsOf(3000, () => '127.0.0.1', {} as { 'x-forwarded-for': string })).toEqual([]);
  });
});
