// The stranger has a thread: reading 200 kB fifty times a second would delay the clock of the visitor.
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { type Flood, floodsOf, sendFrom } from './flood-calls.ts';

/** Calls a second. */
const RATE = 50;

const SOURCES = {
  'one address': () => '203.0.113.7',
  'a /56': (number: number) => `2001:db8:7:42${(number % 256).toString(16).padStart(2, '0')}::1`,
};

export const SOURCE_NAMES = Object.keys(SOURCES) as (keyof typeof SOURCES)[];

const attackSchema = z.object({
  url: z.string(),
  name: z.string(),
  source: z.enum(SOURCE_NAMES),
  seconds: z.number(),
  target: z.object({ staffEmail: z.string(), room: z.string(), pictures: z.array(z.string()) }),
});

export type Attack = z.infer<typeof attackSchema>;

if (parentPort !== null) parentPort.postMessage(await keepCalling(attackSchema.parse(workerData)));

/** Does not wait for answers; returns `612 × 200, 388 × 429`. */
async function keepCalling({ url, name, source, seconds, target }: Attack): Promise<string> {
  const flood = floodsOf(target)[name];
  if (flood === undefined) throw new Error(`There is no flood „${name}“`);
  const addressOf = SOURCES[source];
  const answers = new Map<string, number>();
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const calls: Promise<unknown>[] = [];
  const started = performance.now();
  for (let number = 0; performance.now() < started + seconds * 1000; number += 1) {
    calls.push(outcomeOf(flood((call) => sendFrom(url, addressOf(number), call), number)).then(count));
    await wait(Math.max(0, started + ((number + 1) * 1000) / RATE - performance.now()));
  }
  await Promise.all(calls);
  const sorted = [...answers].sort(([, a], [, b]) => b - a);
  return sorted.map(([answer, times]) => `${times} × ${answer}`).join(', ');
}

async function outcomeOf(answer: ReturnType<Flood>): Promise<string> {
  try {
    const response = await answer;
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return 'none';
  }
}
