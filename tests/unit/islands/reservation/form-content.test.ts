import { expect, test } from 'vitest';
import { withRealDays } from '../../../../src/islands/reservation/form-content.ts';
import { makeFormContent } from '../../../support/make-form-content.ts';

const CONTENT = makeFormContent({ room: 'klubovna', time_from: '18:00' });

test.each(['0002-12-05', '9999-12-31', '20266-12-05', '+010000-01-01'])(
  'of the day %s, which may be half typed, nothing is worked out',
  (day) => {
    const { date_from, date_until } = withRealDays({ ...CONTENT, date_from: day, date_until: day });
    expect([date_from, date_until]).toEqual(['', '']);
  },
);

test('real days stay as they were typed', () => {
  const days = { date_from: '2027-01-13', date_until: '2027-01-14' };
  expect(withRealDays({ ...CONTENT, ...days })).toEqual({ ...CONTENT, ...days });
});
