// Arguments: the file, `write` or `compete`, the number of steps.
import { systemClock } from '../../src/domain/time/clock.ts';
import { sqliteStore } from '../../src/server/ports/store/adapters/sqlite-store.ts';

const [path = '', job = '', steps = '0'] = process.argv.slice(2);
const store = await sqliteStore({ path, clock: systemClock });

/** Nothing is sent out of a full pipe while the steps leave the event loop no turn: the reader would wait for all of them. */
const print = (step: number) => new Promise((printed) => process.stdout.write(`${step}\n`, printed));

/** Prints the step when it is acknowledged. */
async function write(step: number): Promise<void> {
  const { ok } = await store.commit([
    { op: 'put', key: `left:${step}`, value: 'x'.repeat(step % 3000), expect: 'absent', indexes: { steps: step } },
    { op: 'put', key: `right:${step}`, value: String(step), expect: 'absent' },
  ]);
  if (ok) await print(step);
}

async function compete(step: number): Promise<void> {
  await store.increment('count');
  const { ok } = await store.commit([{ op: 'put', key: `seat:${step}`, value: String(process.pid), expect: 'absent' }]);
  if (ok) await print(step);
}

for (let step = 0; step < Number(steps); step++) await (job === 'write' ? write(step) : compete(step));
await store.close();
