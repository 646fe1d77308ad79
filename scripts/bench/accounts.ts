// What signing in costs beside the one scrypt it must make, and how long the call takes that every screen of the staff begins
// with, on the embedded store and on a real Redis behind a bridge that speaks Upstash's REST.
import { passwordHasher } from '../../src/server/auth/password-hasher.ts';
import { systemRandom } from '../../src/server/auth/random.ts';
import { callApi } from '../../tests/support/call-api.ts';
import { makeAccount, PASSWORD, signInAs } from '../../tests/support/make-account.ts';
import { someIp } from '../../tests/support/open-forms.ts';
import type { OpenServices } from '../../tests/support/open-services.ts';
import { type Ground, grounds } from './grounds.ts';
import { inParallel, measure, percentile, round } from './measure.ts';
import { printTable } from './table.ts';

const HASHES = 40;
const SIGN_INS = 40;
/** As many as hash at once, so that none waits for its turn. */
const SIGNING_IN = 2;
const READS = 5000;
const WARM_UP = 200;
const SESSIONS = 100;
const READERS = 16;

/** `npm run bench accounts` */
export async function benchAccounts(): Promise<void> {
  const hasher = passwordHasher({ random: systemRandom });
  const stored = await hasher.hash(PASSWORD);
  const verify = () => hasher.verify(PASSWORD, stored);
  const alone = await timed(HASHES, 1, verify);
  const paired = await timed(HASHES, SIGNING_IN, verify);
  const signIns: (string | number)[][] = [
    ['scrypt, one at a time', ...columnsOf(alone), 1],
    ['scrypt, two at once', ...columnsOf(paired), inScrypts(paired, alone)],
  ];
  const reads: (string | number)[][] = [];
  for await (const ground of grounds()) {
    try {
      const signingIn = await signInMany({ ...ground.services, passwords: hasher });
      signIns.push([`sign-in, two at once, ${ground.name}`, ...columnsOf(signingIn), inScrypts(signingIn, alone)]);
      reads.push(await readUsers(ground));
    } finally {
      await ground.close();
    }
  }
  printTable(['what', 'per second', 'p50 ms', 'p99 ms', 'CPU ms each', 'CPU in scrypts'], signIns);
  console.log();
  printTable(['GET /api/user on', 'per second', 'p50 ms', 'p99 ms', 'CPU ms each'], reads);
}

interface Timing {
  times: number[];
  seconds: number;
  cpuSeconds: number;
}

async function timed(count: number, callers: number, work: (at: number) => Promise<unknown>): Promise<Timing> {
  const times: number[] = [];
  const numbers = Array.from({ length: count }, (_, at) => at);
  const total = await measure(() =>
    inParallel(numbers, callers, async (at) => {
      const started = performance.now();
      await work(at);
      times.push(performance.now() - started);
    }),
  );
  return { times, ...total };
}

function columnsOf({ times, seconds, cpuSeconds }: Timing): number[] {
  return [
    round(times.length / seconds, 1),
    percentile(times, 0.5),
    percentile(times, 0.99),
    round((cpuSeconds / times.length) * 1000, 2),
  ];
}

/** What one takes of the processor, in scrypts: on a busy machine the rates tell more about the others on it. */
function inScrypts(one: Timing, scrypt: Timing): number {
  return round(one.cpuSeconds / one.times.length / (scrypt.cpuSeconds / scrypt.times.length), 2);
}

/** Signs people in who have no second factor, each from an address of his own. */
async function signInMany(services: OpenServices): Promise<Timing> {
  const call = callApi(services);
  const password_hash = await services.passwords.hash(PASSWORD);
  const email = (at: number) => `pracovnik${at}@kd.example`;
  // The hash is the same for all: making it is not what is measured.
  for (let at = 0; at < SIGN_INS; at += 1)
    await makeAccount(
      { ...services, passwords: { ...services.passwords, hash: async () => password_hash } },
      { email: email(at) },
    );
  const timing = await timed(SIGN_INS, SIGNING_IN, async (at) => {
    const body = { email: email(at), password: PASSWORD };
    const { status } = await call('POST', '/api/auth/login', { body, ip: someIp(at) });
    if (status !== 200) throw new Error(`The sign-in was answered ${status}`);
  });
  await services.settled();
  return timing;
}

async function readUsers({ name, services }: Ground): Promise<(string | number)[]> {
  const call = callApi(services);
  const user = await makeAccount(services, { roles: ['editor'] });
  const tokens: string[] = [];
  for (let at = 0; at < SESSIONS; at += 1) tokens.push(await signInAs(services, user));
  const read = async (at: number) => {
    const { status } = await call('GET', '/api/user', { token: tokens[at % SESSIONS] });
    if (status !== 200) throw new Error(`The call was answered ${status}`);
  };
  await timed(WARM_UP, READERS, read);
  return [name, ...columnsOf(await timed(READS, READERS, read))];
}
