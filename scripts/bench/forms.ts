// How many sign-ups and reservation requests a second are taken, and what a long list of subscribers costs, on the embedded
// store and on a real Redis behind a bridge that speaks Upstash's REST.

import type { Consent } from '../../src/domain/newsletter/newsletter-subscriber.ts';
import { newsletterRecords, subscriberId } from '../../src/server/newsletter/records.ts';
import { MAX_PAGE, MAX_WRITES, type Store } from '../../src/server/store/store.ts';
import { type Form, NEWSLETTER, openForms, RESERVATION, someIp } from '../../tests/support/open-forms.ts';
import { type Ground, grounds } from './grounds.ts';
import { inParallel, MEGABYTE, measure, percentile, round } from './measure.ts';
import { printTable } from './table.ts';

/** Sent at once, within what the site takes in an hour. */
const A_ROUND = 50;
const ROUNDS = 10;
const CALLERS = 16;
const SUBSCRIBERS = 100_000;

/** A filled form that only has to be sent. */
interface Prepared {
  text: string;
  sending: { headers: Record<string, string>; ip: string };
}

/** `npm run bench forms` */
export async function benchForms(): Promise<void> {
  const requests = [];
  const lists = [];
  for await (const ground of grounds()) {
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
  const times: number[] = [];
  let [answeredSeconds, cpuSeconds] = [0, 0];
  // The first is to warm up.
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    const prepared: Prepared[] = [];
    for (let at = turn * A_ROUND; at < (turn + 1) * A_ROUND; at += 1) {
      const { body, headers } = await form.fill(forms, someIp(at));
      prepared.push({ text: JSON.stringify({ ...body, ...changed(at) }), sending: { headers, ip: someIp(at) } });
    }
    const all = await measure(async () => {
      const answering = await measure(async () => {
        const taken = await inParallel(prepared, CALLERS, send);
        if (turn > 0) times.push(...taken);
      });
      if (turn > 0) answeredSeconds += answering.seconds;
      await services.settled();
    });
    if (turn > 0) cpuSeconds += all.cpuSeconds;
    // What the site takes within an hour is limited.
    services.clock.advance(60 * 60 * 1000);
  }

  async function send({ text, sending }: Prepared): Promise<number> {
    const started = performance.now();
    const { status, message } = await forms.sendRaw(form, text, sending);
    if (status >= 300) throw new Error(`${call} was answered ${status}: ${JSON.stringify(message)}`);
    return performance.now() - started;
  }
  const sent = ROUNDS * A_ROUND;
  const rate = Math.round(sent / answeredSeconds);
  return [name, call, rate, percentile(times, 0.5), percentile(times, 0.99), round((cpuSeconds / sent) * 1000, 1)];
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
    proof: null,
    asked_at: at,
    asked_from: 'x'.repeat(43),
    confirmed_at: at,
    confirmed_from: 'x'.repeat(43),
    withdrawn_at: null,
  };
}
