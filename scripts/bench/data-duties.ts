// What the data duties cost when the house has been kept for years: everything about one address among a hundred thousand
// records.
import { findSubject } from '../../netlify/server/data-duties/data-subject.ts';
import { newConsent, newsletterRecords, subscriberId } from '../../netlify/server/newsletter/records.ts';
import type { Put } from '../../netlify/server/ports/store/store.ts';
import { reservationLife, reservationStore } from '../../netlify/server/reservations/reservation-store.ts';
import type { Services } from '../../netlify/server/services.ts';
import { makeReservation } from '../../tests/support/make-reservation.ts';
import { grounds } from './grounds.ts';
import { measure, round } from './measure.ts';
import { printTable } from './table.ts';

/** Of them two in five are subscribers, two their consents, one a reservation. */
const RECORDS = 100_000;
const PER_COMMIT = 50;

/** `npm run bench data-duties` */
export async function benchDataDuties(): Promise<void> {
  await benchFind();
}

async function benchFind(): Promise<void> {
  const rows = [];
  for await (const ground of grounds()) {
    try {
      await fill(ground.services, RECORDS);
      for (const run of [1, 2, 3]) {
        const waits = longestWait();
        const { seconds, cpuSeconds } = await measure(async () => {
          const { items, mentions } = await findSubject(ground.services, emailAt(7));
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
