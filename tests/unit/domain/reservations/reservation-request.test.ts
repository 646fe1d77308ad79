import { expect, test } from 'vitest';
import { RESERVATION_MESSAGES } from '../../../../src/domain/reservations/reservation-messages.ts';
import { reservationRequestSchema } from '../../../../src/domain/reservations/reservation-request.ts';
import { keepTogether } from '../../../../src/domain/words/typography.ts';
import { makeReservationRequest } from '../../../support/make-reservation-request.ts';
import { makeSettings } from '../../../support/make-settings.ts';

const schema = reservationRequestSchema(
  () => Date.parse('2026-11-20T12:00:00+01:00'),
  async () => makeSettings().rooms,
  async () => makeSettings().hire.kinds,
);

const read = (overrides: Record<string, unknown>) => schema.parseAsync(makeReservationRequest(overrides));

async function problems(overrides: Record<string, unknown>): Promise<Record<string, string>> {
  const { error } = await schema.safeParseAsync(makeReservationRequest(overrides));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('a request with exactly the fields of the form is read into them', async () => {
  expect(await read({})).toEqual({
    name: 'Eva Nováková',
    email: 'eva@example.sk',
    phone: '+421 900 123 456',
    eventType: 'Workshop',
    date_from: '2027-01-13',
    time_from: '18:00',
    date_until: '2027-01-13',
    time_until: '22:00',
    attendees: 40,
    room: 'klubovna',
    message: 'Potrebujeme projektor.',
    agreedToTerms: true,
    purpose: null,
    isAutomatic: false,
  });
});

test('what a form leaves empty is null, however it says so', async () => {
  const optional = [
    'eventType',
    'date_from',
    'time_from',
    'date_until',
    'time_until',
    'attendees',
    'message',
    'purpose',
  ];
  for (const empty of ['', null, undefined]) {
    const request = await read(Object.fromEntries(optional.map((field) => [field, empty])));
    expect(request).toMatchObject(Object.fromEntries(optional.map((field) => [field, null])));
  }
});

test('a telephone number and an address pasted from elsewhere lose what nobody sees', async () => {
  const request = await read({ phone: '\u202a+421\u00a0905\u2011123\u2013456\u202c', email: '\u200beva@example.sk' });
  expect(request).toMatchObject({ phone: '+421 905-123-456', email: 'eva@example.sk' });
});

test('numbers may come as text, times with seconds', async () => {
  const request = await read({
    attendees: '40',
    captchaAnswer: '7',
    captchaNum1: '3',
    captchaNum2: ' 4 ',
    time_from: '18:00:00',
  });
  expect(request).toMatchObject({ attendees: 40, time_from: '18:00' });
});

test.each([
  ['Divadelná sála (180 osôb)', 'divadelna-sala'],
  ['Klubovňa (30-40 osôb)', 'klubovna'],
  ['Klubovňa (30–40 osôb) ', 'klubovna'],
  ['Dvorana', 'dvorana'],
  ['divadelna-sala', 'divadelna-sala'],
  ['Predná sála', 'divadelna-sala'],
])('the room %s is %s', async (room, id) => {
  expect((await read({ room })).room).toBe(id);
});

test('a kind of hire is found in any case, and kept as staff have written it', async () => {
  expect((await read({ eventType: 'WORKSHOP ' })).eventType).toBe('Workshop');
});

test('every required field that is missing is told at once, in Slovak', async () => {
  const { error } = await schema.safeParseAsync({});
  const messages = (error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message.replaceAll('\u00a0', ' '),
  ]);
  expect(Object.fromEntries(messages)).toEqual({
    name: 'Napíšte meno a priezvisko.',
    email: 'Napíšte e-mailovú adresu, napríklad meno@priklad.sk.',
    phone: 'Napíšte telefónne číslo, napríklad +421 900 123 456.',
    room: 'Vyberte miestnosť.',
    agreedToTerms: 'Potvrďte, prosím, že viete o spracúvaní údajov.',
    captcha: 'Odpovedzte na bezpečnostnú otázku.',
  });
});

test('no line of a message ends where it must not', async () => {
  for (const message of Object.values(RESERVATION_MESSAGES)) expect(keepTogether(message)).toBe(message);
});

test.each([
  ['name', ['', '   ', 5, null, ['Eva'], 'x'.repeat(121)]],
  [
    'email',
    ['', 'eva', 'eva@', 'eva@example', 'a..b@example.sk', 'eva@example.sk\nBcc: x@y.sk', `${'x'.repeat(250)}@a.sk`],
  ],
  ['phone', ['', '12345', 'zavolajte', '+421 900 123 456 789 000', '0900<script>', '٠١٢٣٤٥٦٧']],
  ['room', ['', 'Kotolňa', 1, '__proto__', undefined]],
  ['eventType', ['Diskotéka', 3, {}]],
  ['purpose', ['charita', true]],
  ['attendees', [0, -1, 1.5, '1,5', 'veľa', 100_001, true]],
  ['date_from', ['5. 1. 2027', '2027-02-30', '2026-11-19', '9999-12-31', '20266-12-05', '2027-01-13T10:00', 20270113]],
  ['date_until', ['2027-01-12', '2027-02-30', '2029-01-13']],
  ['time_from', ['25:00', '18.00', 'večer', 18]],
  ['time_until', ['18:00', '17:59', '24:00']],
  ['message', ['x'.repeat(10_001), 5]],
  ['agreedToTerms', [false, 'áno', 1, null]],
])('%s is refused, and only it', async (field, values) => {
  for (const value of values) expect(Object.keys(await problems({ [field]: value }))).toEqual([field]);
});

test('half a time is refused where the other half is missing', async () => {
  expect(Object.keys(await problems({ date_from: '' }))).toEqual(['date_from']);
  expect(Object.keys(await problems({ date_from: '', date_until: '', time_until: '' }))).toEqual(['date_from']);
  expect(Object.keys(await problems({ time_from: '' }))).toEqual(['time_from']);
});

test('a day alone is one day, and an end may stay open', async () => {
  expect(await read({ date_until: '', time_from: '', time_until: '' })).toMatchObject({
    date_from: '2027-01-13',
    date_until: '2027-01-13',
  });
  expect(await read({ date_until: '', time_until: '' })).toMatchObject({ time_from: '18:00', time_until: null });
});

test('a year that is far away is refused', async () => {
  expect((await problems({ date_from: '2032-01-01', date_until: '2032-01-01' })).date_from).toContain(
    'Skontrolujte, prosím, rok',
  );
});

test('an evening may end after midnight, on the next day', async () => {
  expect(await read({ date_until: '2027-01-14', time_until: '02:00' })).toMatchObject({ time_until: '02:00' });
});

test('a time that the clock change leaves nothing of is refused', async () => {
  const springNight = { date_from: '2027-03-28', date_until: '2027-03-28', time_from: '02:30' };
  expect((await problems({ ...springNight, time_until: '03:15' })).time_until).toContain('Koniec má byť po začiatku.');
  expect((await problems({ ...springNight, time_until: '03:30' })).time_until).toContain('Koniec má byť po začiatku.');
  expect(await problems({ ...springNight, time_until: '03:45' })).toEqual({});
});

test('today is taken, an hour of today that has passed in Bratislava is not', async () => {
  expect(await problems({ date_from: '2026-11-20', date_until: '2026-11-20', time_from: '12:00' })).toEqual({});
  expect(
    Object.keys(await problems({ date_from: '2026-11-20', date_until: '2026-11-20', time_from: '11:59' })),
  ).toEqual(['time_from']);
});

test.each([
  ['a wrong sum', { captchaAnswer: 8 }],
  ['numbers beyond ten', { captchaAnswer: 15, captchaNum1: 11, captchaNum2: 4 }],
  ['numbers below one', { captchaAnswer: 4, captchaNum1: 0, captchaNum2: 4 }],
  ['broken numbers', { captchaAnswer: 7, captchaNum1: 3.5, captchaNum2: 3.5 }],
  ['no question', { captchaNum1: undefined, captchaNum2: undefined }],
  ['no answer', { captchaAnswer: '' }],
  ['joined digits', { captchaAnswer: '34' }],
])('%s is told under captcha', async (_, fields) => {
  expect(Object.keys(await problems(fields))).toEqual(['captcha']);
});

test('a filled hidden field or an impossible speed marks a machine; who does not say is none', async () => {
  expect((await read({ website: 'https://spam.example' })).isAutomatic).toBe(true);
  expect((await read({ filledInMs: 1999 })).isAutomatic).toBe(true);
  expect((await read({ website: '', filledInMs: 2000 })).isAutomatic).toBe(false);
});

test('control characters go, everything else people write stays', async () => {
  const request = await read({
    name: 'Eva\r\nBcc: x@y.sk',
    message: ' <script>alert(1)</script>\r\n👩‍👩‍👧 \u0000Ω\ud800 ',
  });
  expect(request.name).toBe('Eva Bcc: x@y.sk');
  expect(request.message).toBe('<script>alert(1)</script>\n👩‍👩‍👧 Ω\ufffd');
});
