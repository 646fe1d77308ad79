import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentUnavailableError } from '../../../src/server/ports/repository/content-repository.ts';
import { makePublishedEvent } from '../../support/content-factories.ts';
import { confirmReservation, keepReservation } from '../../support/desk.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';

const IN_THE_EVENING = { start: '2027-01-13T19:00', end: '2027-01-13T21:00' };

async function writeEvent(services: TestServices, lines: string[] = [], { start, end } = IN_THE_EVENING) {
  const folder = join(services.config.contentDir, 'events');
  await mkdir(folder, { recursive: true });
  const front = [
    'id: 7',
    'title: Skúška',
    `start_date: '${start}'`,
    `end_date: '${end}'`,
    'location: Klubovňa',
    'is_paid: false',
  ];
  await writeFile(join(folder, '0007-skuska.md'), ['---', ...front, ...lines, '---', 'Text.', ''].join('\n'));
}

test.each([
  ['a draft', ['draft: true']],
  ['one that is published later', ["publish_at: '2027-01-10T08:00'"]],
  ['one that was just saved', []],
])('an event in the way of a confirmation is %s', async (_, lines) => {
  const services = await testServices();
  await writeEvent(services, lines);
  const reference = await keepReservation(services);
  expect((await confirmReservation(services, reference)).clash).toMatchObject({
    kind: 'event',
    id: '7',
    title: 'Skúška',
  });
  expect((await confirmReservation(services, reference, { override: true })).clash).toBeNull();
});

test('one that was called off, or is on another day now, is in nobody’s way', async () => {
  const published = makePublishedEvent({
    id: 7,
    start_date: '2027-01-13T19:00:00+01:00',
    end_date: '2027-01-13T21:00:00+01:00',
    ends_at: '2027-01-13T21:00:00+01:00',
    location: 'Klubovňa',
  });
  const services = await testServices({ index: { events: [published] } });
  await writeEvent(services, [], { start: '2027-01-14T19:00', end: '2027-01-14T21:00' });
  expect((await confirmReservation(services, await keepReservation(services))).clash).toBeNull();
  await writeEvent(services, ['status: Zrušený']);
  const other = { date_from: '2027-01-14', date_until: '2027-01-14' };
  expect((await confirmReservation(services, await keepReservation(services, other))).clash).toBeNull();
});

test('while the content cannot be read, the events of the last build stand for themselves', async () => {
  const published = makePublishedEvent({
    id: 7,
    start_date: '2027-01-13T19:00:00+01:00',
    end_date: '2027-01-13T21:00:00+01:00',
    ends_at: '2027-01-13T21:00:00+01:00',
    location: 'Klubovňa',
  });
  const services = await testServices({ index: { events: [published] } });
  const state = () => Promise.reject(new ContentUnavailableError('GitHub does not answer'));
  const down = { ...services, content: { ...services.content, state } };
  expect((await confirmReservation(down, await keepReservation(services))).clash).toMatchObject({ id: '7' });
});
