// How many sign-ups and reservation requests a second are taken, and what a long list of subscribers costs, on the embedded
// store and on a real Redis behind a bridge that speaks Upstash's REST.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newsletterRecords, subscriberId } from '../../netlify/server/newsletter/records.ts';
import { MAX_PAGE, MAX_WRITES, type Store } from '../../netlify/server/ports/store/store.ts';
import { upstashStore } from '../../netlify/server/ports/store/upstash-store.ts';
import type { Consent } from '../../src/domain/newsletter-subscriber.ts';
import { makeContentIndex } from '../../tests/support/content-factories.ts';
import { type Form, NEWSLETTER, openForms, RESERVATION, someIp } from '../../tests/support/open-forms.ts';
import { type OpenServices, openServices } from '../../tests/support/open-services.ts';
import { startRedisServer } from '../../tests/support/redis-server.ts';
import { startUpstashBridge } from '../../tests/support/upstash-bridge.ts';
import { printTable } from './table.ts';

const REQUESTS = 500;
const WARM_UP = 50;
const CALLERS = 16;
const SUBSCRIBERS = 100_000;
const MEGABYTE = 1e6;

/** One kind of store with empty data. */
interface Ground {
  name: string;
  services: OpenServices;
  /** What the data take, in MB: of the file, or of Redis' memory. */
  heldMegabytes(): Promise<number>;
  close(): Promise<void>;
}

/** A filled form that only has to be sent. */
interface Prepared {
  text: string;
  sending: { headers: Record<string, string>; ip: string };
}

/** `npm run bench forms` */
export async function benchForms(): Promise<void> {
  const requests = [];
  const lists = [];
  for (const open of [embedded, redis]) {
    const ground = await open();
    if (ground === null) {
      console.log('redis-server is not installed: its half is left out.');
      continue;
    }
    try {
      requests.push(await load(ground, 'sign-up', NEWSLETTER, (at) => ({ email: `navstevnik${at}@example.sk` })));
      requests.push(await load(ground, 'reservation', RESERVATION, (at) => ({ email: `eva${at}@example.sk` })));
      lists.push(await holdSubscribers(ground));
    } finally {
      await ground.close();
    }
  }
  printTable(['store', 'call', 'per second', 'p50 ms', 'p99 ms', 'CPU ms per call'], requests);
  console.log();
  printTable(
    ['store', 'subscribers', 'write s', 'CPU s', 'held MB', 'page through s', 'CPU s', 'process grows MB', 'count ms'],
    lists,
  );
}

async function embedded(): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'kd-bench-'));
  const contentIndexPath = join(folder, 'content-index.json');
  await writeFile(contentIndexPath, JSON.stringify(makeContentIndex()));
  const services = await openServices({ dataDir: join(folder, 'data'), contentIndexPath, nowMs: Date.now() });
  const files = ['store.sqlite', 'store.sqlite-wal'].map((name) => join(services.config.dataDir, name));
  return {
    name: 'embedded SQLite',
    services,
    async heldMegabytes() {
      const sizes = await Promise.all(files.map((file) => stat(file).then(({ size }) => size)));
      return sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE;
    },
    async close() {
      await services.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Null when this machine has no Redis. */
async function redis(): Promise<Ground | null> {
  const server = await startRedisServer();
  if (server === null) return null;
  const bridge = await startUpstashBridge(server.port);
  const ground = await embedded();
  const { clock } = ground.services;
  const store = upstashStore({ url: bridge.url, token: bridge.token, prefix: 'bench:', clock });
  return {
    name: 'Redis, bridge',
    services: { ...ground.services, store },
    async heldMegabytes() {
      const info = String(await bridge.redis(['INFO', 'memory']));
      return Number(/used_memory:(\d+)/.exec(info)?.[1] ?? 0) / MEGABYTE;
    },
    async close() {
      await ground.services.settled();
      await store.close();
      await bridge.stop();
      await server.stop();
      await ground.close();
    },
  };
}

/**
 * Fills in and sends a form, so many callers at once, without a socket between them and the functions. The question of the
 * newsletter is asked beforehand and not timed. CPU time is that of the whole process until the last mail has left: mails,
 * bridge and callers included, Redis itself not.
 */
async function load(
  { name, services }: Ground,
  call: string,
  form: Form,
  changed: (at: number) => Record<string, unknown>,
): Promise<(string | number)[]> {
  const forms = openForms(services);
  const prepared: Prepared[] = [];
  for (let at = 0; at < WARM_UP + REQUESTS; at += 1) {
    const { body, headers } = await form.fill(forms, someIp(at));
    prepared.push({ text: JSON.stringify({ ...body, ...changed(at) }), sending: { headers, ip: someIp(at) } });
  }
  const send = async ({ text, sending }: Prepared): Promise<number> => {
    const started = performance.now();
    const { status, message } = await forms.sendRaw(form, text, sending);
    if (status >= 300) throw new Error(`${call} was answered ${status}: ${JSON.stringify(message)}`);
    return performance.now() - started;
  };
  await inParallel(prepared.slice(0, WARM_UP), send);
  await services.settled();

  const times: number[] = [];
  let answeredSeconds = 0;
  const { cpuSeconds } = await measure(async () => {
    const answering = await measure(async () => times.push(...(await inParallel(prepared.slice(WARM_UP), send))));
    answeredSeconds = answering.seconds;
    await services.settled();
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0, 1);
  const rate = Math.round(REQUESTS / answeredSeconds);
  return [name, call, rate, at(0.5), at(0.99), round((cpuSeconds / REQUESTS) * 1000, 1)];
}

async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const next = items.values();
  const caller = async () => {
    for (const item of next) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return results;
}

/** Writes subscribers with the proofs of their consent, as a confirmation leaves them, and walks through the list. */
async function holdSubscribers({ name, services, heldMegabytes }: Ground): Promise<(string | number)[]> {
  const { store, clock } = services;
  const before = await heldMegabytes();
  const writing = await measure(() => writeSubscribers(store, clock.now()));
  const held = (await heldMegabytes()) - before;

  const { subscribers } = newsletterRecords(store);
  const restMemory = process.memoryUsage().rss;
  let [met, peakMemory, cursor]: [number, number, string | null] = [0, restMemory, null];
  const walking = await measure(async () => {
    do {
      const page: Awaited<ReturnType<typeof subscribers.list>> = await subscribers.list('state', {
        of: 'active',
        limit: MAX_PAGE,
        ...(cursor === null ? {} : { cursor }),
      });
      met += page.records.length;
      peakMemory = Math.max(peakMemory, process.memoryUsage().rss);
      cursor = page.next;
    } while (cursor !== null);
  });
  if (met !== SUBSCRIBERS) throw new Error(`${met} of ${SUBSCRIBERS} subscribers were met`);
  const counting = await measure(() => subscribers.count('state', { of: 'active' }));
  return [
    name,
    SUBSCRIBERS,
    round(writing.seconds, 1),
    round(writing.cpuSeconds, 1),
    round(held, 0),
    round(walking.seconds, 1),
    round(walking.cpuSeconds, 1),
    round((peakMemory - restMemory) / MEGABYTE, 0),
    round(counting.seconds * 1000, 0),
  ];
}

async function writeSubscribers(store: Store, nowMs: number): Promise<void> {
  const { subscribers, consents } = newsletterRecords(store);
  const perCommit = MAX_WRITES / 2;
  for (let first = 0; first < SUBSCRIBERS; first += perCommit) {
    const writes = Array.from({ length: perCommit }, (_, offset) => {
      const email = `odberatel${first + offset}@example.sk`;
      const id = subscriberId(email);
      const since = nowMs + first + offset;
      return [
        subscribers.put(id, { email, state: 'active', since, consent_id: `consent-${id}` }, 'absent'),
        consents.put(`consent-${id}`, consentOf(email, id, since), 'absent'),
      ];
    });
    const result = await store.commit(writes.flat());
    if (!result.ok) throw new Error(`${result.key} was there already`);
  }
}

function consentOf(email: string, subscriberIdOfEmail: string, at: number): Consent {
  return {
    email,
    subscriber_id: subscriberIdOfEmail,
    wording: 'Súhlasím so zasielaním mesačného prehľadu podujatí na túto adresu. Súhlas môžem kedykoľvek odvolať.',
    wording_version: '1',
    given_by: 'form',
    asked_at: at,
    asked_from: 'x'.repeat(43),
    confirmed_at: at,
    confirmed_from: 'x'.repeat(43),
    withdrawn_at: null,
  };
}

/** On a busy machine the time of the processor tells more than that of the clock. */
async function measure(work: () => Promise<unknown>): Promise<{ seconds: number; cpuSeconds: number }> {
  const [started, cpuBefore] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpuBefore);
  return { seconds: (performance.now() - started) / 1000, cpuSeconds: (user + system) / 1e6 };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
