// What it takes to send an issue to very many people: time, memory, and calls of the provider and of the store.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resendMailer } from '../../src/server/mail/resend-mailer.ts';
import { createIssue } from '../../src/server/newsletter/issues/edit-issue.ts';
import { issueRecords } from '../../src/server/newsletter/issues/issue-store.ts';
import { newsletterRecords, subscriberId } from '../../src/server/newsletter/records.ts';
import { runSending } from '../../src/server/newsletter/sending/run-sending.ts';
import { startSending } from '../../src/server/newsletter/sending/start-sending.ts';
import type { Services } from '../../src/server/services.ts';
import type { Store } from '../../src/server/store/store.ts';
import { makeContentIndex, makeEventOn } from '../../tests/support/content-factories.ts';
import { type Ground, grounds } from './grounds.ts';
import { MEGABYTE, measure, round } from './measure.ts';
import { printTable } from './table.ts';

const PEOPLE = 100_000;
const PER_COMMIT = 100;
const EVENTS = 20;
const WATCH_MS = 50;
const BY = { actor: 'u'.repeat(32), visitor: null };

/** `npm run bench newsletter [people]` */
export async function benchNewsletter(_root: string, args: readonly string[]): Promise<void> {
  const people = Number(args[0] ?? PEOPLE);
  const provider = await countingProvider();
  const rows = [];
  for await (const ground of grounds()) {
    try {
      await fill(ground.services, people);
      for (const perSecond of [2, null]) rows.push(await sendAll(ground, provider, people, perSecond));
    } finally {
      await ground.close();
    }
  }
  await provider.close();
  printTable(
    [
      'store',
      `${people} people, provider`,
      'minutes',
      'of them work s',
      'CPU s',
      'calls',
      'MB sent',
      'store calls',
      'peak RSS MB',
    ],
    rows,
  );
}

async function sendAll({ name, services }: Ground, provider: Provider, people: number, perSecond: number | null) {
  const events = Array.from({ length: EVENTS }, (_, at) =>
    makeEventOn(`2027-01-${String(at + 1).padStart(2, '0')}`, {
      id: at + 1,
      slug: `podujatie-${at + 1}`,
      excerpt: 'Večer pre celú rodinu s programom, aký u nás ešte nebol. '.repeat(3).trim(),
    }),
  );
  const counted = countedStore(services.store);
  const clock = skippingClock();
  const mailer = resendMailer({ apiKey: 're_bench', from: 'info@kd.example', baseUrl: provider.url });
  const used: Services = {
    ...services,
    clock,
    store: counted.store,
    contentIndex: { read: async () => makeContentIndex({ events }) },
    mailer: { ...mailer, batch: { ...mailer.batch, perSecond } },
    sending: { wake: async () => {}, stop() {} },
  };
  const id = await createIssue(used, '2027-01', BY);
  const { version } = await issueRecords(used.store).issues.require(id);
  await startSending(used, id, version, BY);

  provider.reset();
  counted.reset();
  const [started, watch] = [clock.now(), watchMemory()];
  const { seconds, cpuSeconds } = await measure(() =>
    runSending(used, { wait: async (ms) => clock.skip(ms), mustEnd: () => false }),
  );
  const minutes = (clock.now() - started) / 60_000;
  const { sent } = (await issueRecords(used.store).progress.require(id)).value;
  if (sent !== people) throw new Error(`${sent} of ${people} were sent it`);
  return [
    name,
    perSecond === null ? 'without limit' : `${perSecond} calls a second`,
    round(minutes, 1),
    round(seconds, 1),
    round(cpuSeconds, 1),
    provider.calls(),
    round(provider.bytes() / MEGABYTE, 0),
    counted.calls(),
    round(watch.peak() / MEGABYTE, 0),
  ];
}

async function fill({ store, clock }: Services, people: number): Promise<void> {
  const { subscribers } = newsletterRecords(store);
  const since = clock.now() - people;
  for (let from = 0; from < people; from += PER_COMMIT)
    await store.commit(
      Array.from({ length: Math.min(PER_COMMIT, people - from) }, (_, at) => {
        const email = `clovek${from + at}@priklad.sk`;
        const subscriber = { email, state: 'active', since: since + from + at, consent_id: 'c' } as const;
        return subscribers.put(subscriberId(email), subscriber, 'any');
      }),
    );
}

interface Provider {
  url: string;
  calls(): number;
  bytes(): number;
  reset(): void;
  close(): Promise<void>;
}

/** Takes every batch over HTTP, counts it, and forgets it. */
async function countingProvider(): Promise<Provider> {
  let [calls, bytes] = [0, 0];
  const answer = JSON.stringify({ data: Array.from({ length: 100 }, (_, at) => ({ id: `e${at}` })), errors: [] });
  const server = createServer(async (request, response) => {
    for await (const chunk of request) bytes += chunk.length;
    calls += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    bytes: () => bytes,
    reset() {
      [calls, bytes] = [0, 0];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Real time, from which pauses are skipped instead of waited for. */
function skippingClock() {
  let skipped = 0;
  return {
    now: () => Date.now() + skipped,
    skip(ms: number) {
      skipped += ms;
    },
  };
}

function countedStore(store: Store) {
  let calls = 0;
  const counted =
    <Args extends unknown[], Result>(method: (...args: Args) => Result) =>
    (...args: Args): Result => {
      calls += 1;
      return method(...args);
    };
  return {
    store: {
      ...store,
      get: counted(store.get),
      getMany: counted(store.getMany),
      commit: counted(store.commit),
      range: counted(store.range),
      count: counted(store.count),
    },
    calls: () => calls,
    reset() {
      calls = 0;
    },
  };
}

function watchMemory() {
  let peak = process.memoryUsage.rss();
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, WATCH_MS);
  return {
    peak() {
      clearInterval(timer);
      return peak;
    },
  };
}
