import { expect, test } from 'vitest';
import { copyForNextYear } from '../../../src/admin/events/editor/copy-for-next-year.ts';
import { NEW_EVENT } from '../../../src/admin/events/form/event-values.ts';

const EVENT = {
  ...NEW_EVENT,
  title: 'Hody pod Riviérou 2026',
  start_date: '2026-05-29T16:00',
  end_date: '2026-05-31T22:00',
  description: 'Text.',
};

test('a copy is a year later, on the same days of the week and at the same hours', () => {
  const copy = copyForNextYear(EVENT);
  expect(copy).toMatchObject({
    title: 'Hody pod Riviérou 2027',
    start_date: '2027-05-28T16:00',
    end_date: '2027-05-30T22:00',
    description: 'Text.',
  });
  const weekday = (wallClock: string) => new Date(`${wallClock}Z`).getUTCDay();
  expect(weekday(copy.start_date)).toBe(weekday(EVENT.start_date));
});

test('what belonged to that very event is left out, and nobody sees the copy yet', () => {
  const copy = copyForNextYear({
    ...EVENT,
    end_date: '',
    status: 'Presunutý',
    previous_start_date: '2026-05-22T16:00',
    rezervovane_sk_url: 'https://x.example/',
    publish_at: '2026-01-01T00:00',
    slug: 'hody',
  });
  expect(copy).toMatchObject({
    end_date: '',
    status: '',
    previous_start_date: '',
    rezervovane_sk_url: '',
    publish_at: '',
    slug: '',
    draft: true,
  });
});

test('an event of the first days of January stays in the year that follows', () => {
  expect(copyForNextYear({ ...EVENT, title: 'Ples', start_date: '2027-01-01T20:00' }).start_date).toBe(
    '2027-12-31T20:00',
  );
});
