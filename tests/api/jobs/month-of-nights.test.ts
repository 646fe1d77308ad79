import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSource } from '../../../src/content-files/content-source.ts';
import { nextChangeOf } from '../../../src/content-files/site-content.ts';
import { runJob } from '../../../src/server/core/jobs/job-runs.ts';
import { newsletterRecords } from '../../../src/server/features/newsletter/records.ts';
import { reservationStore } from '../../../src/server/features/reservations/reservation-store.ts';
import { jobs } from '../../../src/server/jobs.ts';
import { makeContentIndex } from '../../support/content-factories.ts';
import { confirmReservation, keepReservation } from '../../support/desk.ts';
import { HOUSE_CONTENT, HOUSE_STORAGE } from '../../support/house.ts';
import { makeReservation } from '../../support/make-reservation.ts';
import { TEST_NOW, testServices } from '../../support/test-services.ts';

const HOUR_MS = 60 * 60 * 1000;
const STEP_HOURS = 3;
const STEPS = (31 * 24) / STEP_HOURS;
const PUBLISH_AT = '2026-12-05T17:30';
const NIGHT_SHIFT = [jobs['publish-due'], jobs['reservation-reminders'], jobs.retention, jobs['mail-retry']];

const { tree } = contentSource(HOUSE_CONTENT, HOUSE_STORAGE).read();

async function openMonth() {
  const services = await testServices();
  const events = tree.events.slice(0, 1).map((event) => ({ ...event, draft: false, publish_at: PUBLISH_AT }));
  const builds: number[] = [];
  async function publish(): Promise<void> {
    const nowMs = services.clock.now();
    const next_change_at = nextChangeOf({ ...tree, events, banners: [] }, { events: [], nowMs });
    const path = join(dirname(services.contentIndexPath), 'content-manifest.json');
    await writeFile(path, JSON.stringify({ blob_ids: {}, next_change_at }));
    const index = makeContentIndex({ built_at: new Date(nowMs).toISOString() });
    await writeFile(services.contentIndexPath, JSON.stringify(index));
  }
  await publish();
  const trigger = {
    runs: async () => [],
    request: async () => {
      builds.push(services.clock.now());
      await publish();
    },
  };
  const waiting = await keepReservation(services, { email: 'caka@priklad.sk' });
  const hired = await keepReservation(services, { date_from: '2026-12-15', date_until: '2026-12-15' });
  await confirmReservation(services, hired);
  const reservations = reservationStore(services);
  const { value, version } = await reservations.require(hired);
  const items = [{ item: 'Klubovňa', quantity: 4, amount: 40 }];
  await reservations.update(hired, { ...value, items }, version);

  const { subscribers } = newsletterRecords(services.store);
  const pending = { email: 'x@priklad.sk', state: 'pending', since: TEST_NOW, consent_id: 'c' } as const;
  await subscribers.create('unconfirmed', pending);
  const outdated = makeReservation({ status: 'done', date_from: '2025-12-01', date_until: '2025-12-01' });
  await reservations.create('R-OLD', outdated);
  return { services: { ...services, builds: trigger }, builds, waiting, hired, subscribers };
}

/** 31 midnights, and the window of the event. */
function dueMoments(): number[] {
  const firstMidnight = Date.parse('2026-11-21T00:00:00+01:00');
  const midnights = Array.from({ length: 31 }, (_, day) => firstMidnight + day * 24 * HOUR_MS);
  return [...midnights, Date.parse(`${PUBLISH_AT}:00+01:00`)];
}

const MONTHS: Record<string, (step: number) => number> = {
  'on time': () => 1,
  'each twice at once': () => 2,
  'late, every other day': (step) => (step % 16 === 15 || step === STEPS ? 1 : 0),
  'not at all for ten days': (step) => (step > 60 && step < 140 ? 0 : 1),
  'not once until it is over': (step) => (step === STEPS ? 1 : 0),
};

test.each(Object.keys(MONTHS))(
  'a month of runs %s: builds, reminders and removals each happen once',
  async (name) => {
    const runsAt = MONTHS[name] ?? (() => 1);
    const { services, builds, waiting, hired, subscribers } = await openMonth();
    const runTimes: number[] = [];
    for (let step = 1; step <= STEPS; step += 1) {
      services.clock.advance(STEP_HOURS * HOUR_MS);
      const runs = runsAt(step);
      if (runs > 0) runTimes.push(services.clock.now());
      for (const job of NIGHT_SHIFT) await Promise.all(Array.from({ length: runs }, () => runJob(services, job)));
      await services.settled();
    }

    const isDueBetween = (from: number, to: number) => dueMoments().some((moment) => moment > from && moment <= to);
    expect(builds).toEqual(runTimes.filter((time, at) => isDueBetween(runTimes[at - 1] ?? TEST_NOW, time)));

    const mails = (await services.outbox()).filter(({ subject }) => subject === 'Rezervácie, ktoré na niečo čakajú');
    const timesNamed = (reference: string) =>
      mails.flatMap(({ text }) => text.match(new RegExp(reference, 'g')) ?? []).length;
    expect([timesNamed(waiting), timesNamed(hired)]).toEqual([1, 2]);

    expect(await subscribers.find('unconfirmed')).toBeNull();
    expect(await reservationStore(services).find('R-OLD')).toBeNull();
    expect(await reservationStore(services).find(hired)).not.toBeNull();
  },
  60_000,
);
