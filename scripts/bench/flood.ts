// What people notice while a stranger floods the dearest calls, from one address and from a /56.
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { addDays, isoDay } from '../../src/domain/time/calendar-day.ts';
import { listOutbox, readOutboxMail } from '../../src/server/ports/mail/adapters/outbox-mailer.ts';
import { firstRoomOf, floodsOf, picturesOf, sendFrom } from './flood-calls.ts';
import { type Attack, SOURCE_NAMES } from './flood-thread.ts';
import { startSelfHost } from './processes.ts';
import { percentile, printTable, round } from './table.ts';

const SECONDS = 20;
const PAGES = ['/', '/events'];
const PAGE_PAUSE_MS = 100;
const STAFF_PAUSE_MS = 500;
const SETTLE_MS = 3000;
const POLL_MS = 10;
/** A mail that takes longer counts as lost. */
const MAIL_WAIT_MS = 60_000;

const VISITOR = '198.51.100.9';
const STAFF = '192.0.2.50';
const SIGN_IN = { email: 'bench@kd.example', password: 'merané heslo na skúšku' };

const loginSchema = z.object({ access_token: z.string() });
const enteredSchema = z.object({ id: z.string() });

export async function benchFlood(root: string, args: readonly string[]): Promise<void> {
  const rested = await mkdtemp(join(tmpdir(), 'kd-bench-rested-'));
  try {
    await bringToRest(root, rested);
    await floodEach(root, rested, args);
  } finally {
    await rm(rested, { recursive: true, force: true });
  }
}

/** A first start builds and scales pictures for minutes, which would be measured as well. */
async function bringToRest(root: string, dataDir: string): Promise<void> {
  const site = await startSelfHost(root, environmentOf(dataDir));
  await site.settled();
  await site.stop();
}

async function floodEach(root: string, rested: string, args: readonly string[]): Promise<void> {
  const [room, pictures] = await Promise.all([firstRoomOf(root), picturesOf(root)]);
  const target = { staffEmail: SIGN_IN.email, room, pictures };
  const all = Object.keys(floodsOf(target));
  const floods = args.length === 0 ? all : all.filter((name) => args.includes(name));
  const place = { root, room, rested };
  const rows = [['none', '', ...(await measure(place, null))]];
  for (const name of floods)
    for (const source of SOURCE_NAMES) rows.push([name, source, ...(await measure(place, { name, source, target }))]);
  printTable(
    ['flood', 'from', 'pages p99 ms', 'sign-in max ms', 'refused', 'decision → mail max ms', 'answers to the flood'],
    rows,
  );
}

const environmentOf = (dataDir: string) => ({
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
  ADMIN_EMAIL: SIGN_IN.email,
  ADMIN_PASSWORD: SIGN_IN.password,
});

interface Place {
  root: string;
  room: string;
  /** The data of a server that has nothing left to do. */
  rested: string;
}

/** Needs its own server, since limits stay full. */
async function measure(
  { root, room, rested }: Place,
  attack: Pick<Attack, 'name' | 'source' | 'target'> | null,
): Promise<(string | number)[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kd-bench-flood-'));
  await cp(rested, dataDir, { recursive: true });
  const site = await startSelfHost(root, environmentOf(dataDir));
  try {
    const desk = await openDesk(site.url, room);
    await wait(SETTLE_MS);
    const endMs = performance.now() + SECONDS * 1000;
    const [answers, pages, work] = await Promise.all([
      attack === null ? '' : answersTo({ ...attack, url: site.url, seconds: SECONDS }),
      visit(site.url, endMs),
      decide(site.url, join(dataDir, 'outbox'), desk, endMs),
    ]);
    const longest = (times: readonly number[]) => round(Math.max(0, ...times), 0);
    return [round(percentile(pages, 0.99), 1), longest(work.signIns), work.refused, longest(work.mails), answers];
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function answersTo(attack: Attack): Promise<string> {
  const thread = new Worker(new URL('./flood-thread.ts', import.meta.url), { workerData: attack });
  const [answers] = await once(thread, 'message');
  return z.string().parse(answers);
}

async function visit(url: string, endMs: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < endMs) {
    const path = PAGES[times.length % PAGES.length] ?? '/';
    const started = performance.now();
    await (await sendFrom(url, VISITOR, { method: 'GET', path })).arrayBuffer();
    times.push(performance.now() - started);
    await wait(PAGE_PAUSE_MS);
  }
  return times;
}

interface Desk {
  token: string;
  waiting: { id: string; email: string }[];
}

async function openDesk(url: string, room: string): Promise<Desk> {
  const token = await signIn(url);
  if (token === null) throw new Error('The administrator cannot sign in');
  const waiting = [];
  for (let number = 1; number <= SECONDS * 2; number += 1) {
    const email = `hostitel${number}@example.sk`;
    const date_from = addDays(isoDay(Date.now()), 500 + number);
    const body = { name: `Hostiteľ ${number}`, email, room, date_from, time_from: '18:00', time_until: '22:00' };
    const answer = await sendFrom(url, STAFF, { path: '/api/admin/reservations', body, headers: bearer(token) });
    if (!answer.ok) throw new Error(`A reservation cannot be entered: ${await answer.text()}`);
    waiting.push({ id: enteredSchema.parse(await answer.json()).id, email });
  }
  return { token, waiting };
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function signIn(url: string): Promise<string | null> {
  const answer = await sendFrom(url, STAFF, { path: '/api/auth/login', body: SIGN_IN });
  const body = await answer.json();
  return answer.ok ? loginSchema.parse(body).access_token : null;
}

/** Times in milliseconds. */
async function decide(url: string, outbox: string, { token, waiting }: Desk, endMs: number) {
  const signIns: number[] = [];
  const mails: number[] = [];
  const seen = new Set<string>();
  let current = token;
  let refused = 0;
  for (const { id, email } of waiting) {
    if (performance.now() >= endMs) break;
    const started = performance.now();
    const signedIn = await signIn(url);
    if (signedIn === null) refused += 1;
    else signIns.push(performance.now() - started);
    current = signedIn ?? current;

    const decided = performance.now();
    const answer = await sendFrom(url, STAFF, {
      method: 'PATCH',
      path: `/api/admin/reservations/${id}`,
      body: { status: 'confirmed' },
      headers: bearer(current),
    });
    await answer.arrayBuffer();
    if (answer.ok) mails.push((await untilMailed(outbox, email, seen)) - decided);
    else refused += 1;
    await wait(STAFF_PAUSE_MS);
  }
  return { signIns, mails, refused };
}

/**
 * Milliseconds as `performance.now()`; Infinity: none came.
 * @param seen names of mails to skip
 */
async function untilMailed(outbox: string, email: string, seen: Set<string>): Promise<number> {
  const giveUpMs = performance.now() + MAIL_WAIT_MS;
  while (performance.now() < giveUpMs) {
    for (const name of await listOutbox(outbox)) {
      if (seen.has(name)) continue;
      seen.add(name);
      if ((await readOutboxMail(outbox, name))?.to === email) return performance.now();
    }
    await wait(POLL_MS);
  }
  return Number.POSITIVE_INFINITY;
}
