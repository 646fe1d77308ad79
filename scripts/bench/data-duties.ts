// What the data duties cost when the house has been kept for years: everything about one address among a hundred thousand
// records, and a backup that reads itself back, and its restore.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../src/domain/time/clock.ts';
import { readConfig } from '../../src/server/config.ts';
import { makeBackup } from '../../src/server/data-duties/backup.ts';
import type { BackupKey } from '../../src/server/data-duties/backup-key.ts';
import { findSubject } from '../../src/server/data-duties/data-subject.ts';
import { fileDepartureLedger } from '../../src/server/data-duties/file-departure-ledger.ts';
import { restoreBackup } from '../../src/server/data-duties/restore.ts';
import { fileMediaStore } from '../../src/server/media/file-media-store.ts';
import { pictureName } from '../../src/server/media/media-store.ts';
import { newConsent, newsletterRecords, subscriberId } from '../../src/server/newsletter/records.ts';
import { reservationLife, reservationStore } from '../../src/server/reservations/reservation-store.ts';
import type { Holdings, Services } from '../../src/server/services.ts';
import { sqliteStore } from '../../src/server/store/sqlite-store.ts';
import type { Put } from '../../src/server/store/store.ts';
import { makeReservation } from '../../tests/support/make-reservation.ts';
import { grounds } from './grounds.ts';
import { MEGABYTE, measure, round } from './measure.ts';
import { printTable } from './table.ts';

/** Of them two in five are subscribers, two their consents, one a reservation. */
const RECORDS = 100_000;
const PER_COMMIT = 50;
/** Records and pictures of the houses that are backed up. */
const HOUSES = [
  [5_000, 50],
  [50_000, 500],
] as const;
/** As a photo of 2560 pixels takes. */
const PICTURE_BYTES = 400_000;

/** `npm run bench data-duties` */
export async function benchDataDuties(): Promise<void> {
  await benchFind();
  await benchBackup();
}

async function benchFind(): Promise<void> {
  const rows = [];
  for await (const ground of grounds()) {
    try {
      await fill(ground.services, RECORDS);
      for (const run of [1, 2, 3]) {
        const waits = longestWait();
        const { seconds, cpuSeconds } = await measure(async () => {
          const { items, mentions } = await findSubject(ground.services, {
            email: emailAt(7),
            phone: null,
            name: null,
          });
          if (items.length !== 3 || mentions.length !== 1) throw new Error(`${items.length}, ${mentions.length}`);
        });
        rows.push([ground.name, run, round(seconds * 1000, 0), round(cpuSeconds * 1000, 0), round(waits.stop(), 0)]);
      }
    } finally {
      await ground.close();
    }
  }
  printTable(['store', `find one of ${RECORDS}, run`, 'ms', 'CPU ms', 'others wait ms'], rows);
}

async function benchBackup(): Promise<void> {
  const rows = [];
  for (const [records, pictures] of HOUSES)
    for await (const ground of grounds()) {
      const target = await emptyHoldings();
      try {
        await fill(ground.services, records);
        for (let at = 0; at < pictures; at += 1) {
          const bytes = new Uint8Array(randomBytes(PICTURE_BYTES));
          await ground.services.media.put(pictureName(bytes), bytes);
        }
        const file = join(target.config.dataDir, '..', 'backup.age');
        const key: BackupKey = { kind: 'passphrase', passphrase: 'modrý bicykel na streche' };
        let megabytes = 0;
        const made = await withPeak(async () => {
          megabytes = (await makeBackup(ground.services, file, key)).bytes / MEGABYTE;
        });
        const restored = await withPeak(async () => {
          const back = await restoreBackup(target, file, key);
          if (back.records < records || back.pictures !== pictures) throw new Error(JSON.stringify(back));
        });
        const house = `${ground.name}, ${records} records, ${pictures} pictures`;
        rows.push([house, round(megabytes, 0), ...made, ...restored]);
      } finally {
        await target.close();
        await ground.close();
      }
    }
  const columns = ['backup MB', 'backup s', 'grows MB', 'restore s', 'grows MB'];
  printTable(['backup, read back, and restore', ...columns], rows);
}

/** Seconds, and by how many MB the process grew meanwhile. */
async function withPeak(work: () => Promise<void>): Promise<[number, number]> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  try {
    const { seconds } = await measure(work);
    return [round(seconds, 1), round((peak - before) / MEGABYTE, 0)];
  } finally {
    clearInterval(timer);
  }
}

async function emptyHoldings(): Promise<Holdings> {
  const folder = await mkdtemp(join(tmpdir(), 'kd-bench-restore-'));
  const dataDir = join(folder, 'data');
  const config = readConfig({ DATA_DIR: dataDir, CONTENT_DIR: join(folder, 'content') });
  const store = await sqliteStore({ path: join(dataDir, 'store.sqlite'), clock: systemClock });
  return {
    config,
    clock: systemClock,
    store,
    media: fileMediaStore(join(dataDir, 'media')),
    departures: fileDepartureLedger(join(dataDir, 'departures.log')),
    async close() {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** How long anything else in the process has to wait at most. */
function longestWait(): { stop(): number } {
  let last = performance.now();
  let longest = 0;
  const tick = () => {
    longest = Math.max(longest, performance.now() - last - 5);
    last = performance.now();
  };
  const timer = setInterval(tick, 5);
  return {
    stop() {
      tick();
      clearInterval(timer);
      return longest;
    },
  };
}

const emailAt = (at: number) => `eva.novakova.${at}@example.sk`;

async function fill(services: Services, count: number): Promise<void> {
  const { subscribers, consents } = newsletterRecords(services.store);
  const reservations = reservationStore(services);
  const now = services.clock.now();
  let writes: Put[] = [];
  const flush = async () => {
    if (writes.length > 0) await services.store.commit(writes);
    writes = [];
  };
  for (let at = 0; at < count / 5; at += 1) {
    for (const email of [emailAt(2 * at), emailAt(2 * at + 1)]) {
      const { id, consent } = await newConsent(services, { email, givenBy: 'form', ip: '192.0.2.7' });
      writes.push(consents.put(id, { ...consent, confirmed_at: now }, 'absent'));
      writes.push(
        subscribers.put(subscriberId(email), { email, state: 'active', since: now, consent_id: id }, 'absent'),
      );
    }
    const message = `Dobrý deň, prosíme aj projektor a klavír. ${at === 8 ? `Píšte na ${emailAt(7)}.` : ''} ${'Ďakujeme. '.repeat(30)}`;
    const reservation = makeReservation({ email: emailAt(at), message });
    writes.push(reservations.put(`R-2026-${at}`, reservation, 'absent', reservationLife(reservation, now)));
    if (writes.length >= PER_COMMIT) await flush();
  }
  await flush();
}
