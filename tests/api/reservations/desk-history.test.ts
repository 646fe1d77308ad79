import { expect, test } from 'vitest';
import { z } from 'zod';
import { CHANGED_FIELDS, reservationSchema } from '../../../src/domain/reservations/reservation.ts';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { makeReservation } from '../../support/make-reservation.ts';
import { openDesk } from './open-desk.ts';

const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ');
const EVENING = 'streda 13. januára 2027, 18:00 – 22:00';

const historySchema = z.array(
  z.object({
    status: z.string().nullable(),
    by: z.string().nullable(),
    changes: z.array(
      z.object({ field: z.enum(CHANGED_FIELDS), before: z.string().nullable(), after: z.string().nullable() }),
    ),
  }),
);

async function open() {
  const desk = await openDesk();
  const lastDetail = async () => {
    const { records } = await auditLog(desk.services.store).list('all', { order: 'descending', limit: 1 });
    return plain(records[0]?.value.detail);
  };
  const stepsOf = async (id: string) => {
    const { history } = (await desk.get(`/${id}`)).body;
    return historySchema.parse(history).map(({ status, by, changes }) => ({
      status,
      by,
      changes: changes.map(({ field, before, after }) => [field, before && plain(before), after && plain(after)]),
    }));
  };
  return { ...desk, lastDetail, stepsOf };
}

test('who has changed what from what to what is in the history of a reservation, and in the log', async () => {
  const { ask, patch, lastDetail, stepsOf } = await open();
  const id = await ask({ purpose: 'nekomerčné' });
  await patch(id, { status: 'confirmed' });
  expect(await lastDetail()).toBe(`${id}: nová → potvrdená; cena: – → 40 €`);
  await patch(id, { room: 'divadelna-sala', date_from: '2027-01-14', date_until: '2027-01-15', time_until: '02:00' });
  const moved = '14. januára 2027 o 18:00 – 15. januára 2027 o 2:00';
  expect(await lastDetail()).toBe(
    `${id}: termín: ${EVENING} → ${moved}; miestnosť: Klubovňa → Divadelná sála; doplatok: do 10. januára 2027 → do 11. januára 2027`,
  );
  await patch(id, { deposit: { paid_on: '2026-11-21' }, notes: 'Volať pánovi Novákovi' });
  const by = 'Jana Nováková';
  expect(await stepsOf(id)).toEqual([
    { status: 'confirmed', by, changes: [['price', null, '40 €']] },
    {
      status: null,
      by,
      changes: [
        ['time', EVENING, moved],
        ['room', 'Klubovňa', 'Divadelná sála'],
        ['balance', 'do 10. januára 2027', 'do 11. januára 2027'],
      ],
    },
    {
      status: null,
      by,
      changes: [
        ['deposit', 'do 27. novembra 2026', 'do 27. novembra 2026, zaplatené 21. novembra 2026, 12 €'],
        ['notes', null, null],
      ],
    },
  ]);
});

test('names, contacts and notes are named, but their words are neither in the history nor in the log', async () => {
  const { services, ask, patch, lastDetail, stepsOf } = await open();
  const id = await ask();
  await patch(id, { name: 'Tajná Osoba', phone: '+421 911 222 333', email: 'tajna@example.sk', notes: 'Tajomstvo' });
  expect(await lastDetail()).toBe(`${id}: meno; telefón; e-mail; poznámky`);
  expect((await stepsOf(id)).at(-1)?.changes.map(([field]) => field)).toEqual(['name', 'phone', 'email', 'notes']);
  const { records } = await auditLog(services.store).list('all');
  expect(JSON.stringify(records)).not.toMatch(/Tajn|911\s?222|Tajomstvo/i);
});

test('the rows of a price are told by its sum, or as such when the sum stays', async () => {
  const { ask, patch, lastDetail } = await open();
  const id = await ask();
  await patch(id, { items: [{ item: 'Sála', quantity: 2, amount: 20 }] });
  expect(await lastDetail()).toBe(`${id}: cena: – → 40 €`);
  await patch(id, { items: [{ item: 'Sála', quantity: 4, amount: 10 }] });
  expect(await lastDetail()).toBe(`${id}: rozpis ceny`);
});

test('a change that changes nothing leaves no trace, and one of a waiting request does not make it wait anew', async () => {
  const { services, ask, patch, get, stepsOf } = await open();
  const id = await ask();
  const { waits_since } = (await get(`/${id}`)).body;
  services.clock.advance(60_000);
  await patch(id, { attendees: 60 });
  await patch(id, { attendees: 60 });
  expect((await stepsOf(id)).map(({ changes }) => changes)).toEqual([[['attendees', '40', '60']]]);
  expect((await get(`/${id}`)).body.waits_since).toBe(waits_since);
});

test('a history that grows without end keeps the decisions and drops the oldest changes', async () => {
  const { ask, patch, stepsOf } = await open();
  const id = await ask();
  await patch(id, { status: 'confirmed' });
  for (let attendees = 1; attendees <= 105; attendees += 1) await patch(id, { attendees });
  const steps = await stepsOf(id);
  expect(steps).toHaveLength(100);
  expect(steps[0]?.status).toBe('confirmed');
  expect(steps.at(-1)?.changes).toEqual([['attendees', '104', '105']]);
});

test('a history from before changes were kept is still read', () => {
  const step = { at: '2026-11-20T11:00:00.000Z', status: 'confirmed', by: null, override: false };
  const { history } = reservationSchema.parse({ ...makeReservation(), history: [step] });
  expect(history).toEqual([{ ...step, changes: [] }]);
});
