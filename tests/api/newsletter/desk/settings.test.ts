import { expect, test } from 'vitest';
import { openNewsletterDesk } from './open-newsletter-desk.ts';

const PATH = '/api/admin/newsletter/settings';

test('the draft is made on the twentieth and answers go to the sender until staff say otherwise', async () => {
  const { call, token } = await openNewsletterDesk();
  expect((await call('GET', PATH, { token })).body).toEqual({ draft_day: 20, reply_to: null });
  const body = { draft_day: 5, reply_to: ' Program@KD.example ' };
  expect((await call('PUT', PATH, { token, body })).body).toEqual({ draft_day: 5, reply_to: 'program@kd.example' });
  expect((await call('GET', PATH, { token })).body).toEqual({ draft_day: 5, reply_to: 'program@kd.example' });
});

test.each([
  [{ draft_day: 29, reply_to: null }, 'draft_day'],
  [{ draft_day: 0, reply_to: null }, 'draft_day'],
  [{ draft_day: 1.5, reply_to: null }, 'draft_day'],
  [{ draft_day: '20', reply_to: null }, 'draft_day'],
  [{ draft_day: 20, reply_to: 'kd.example' }, 'reply_to'],
  [{ draft_day: 20, reply_to: 'a@kd.example\r\nBcc: x@y.example' }, 'reply_to'],
  [{ draft_day: 20 }, 'reply_to'],
])('%j is refused beside its field', async (body, field) => {
  const { call, token } = await openNewsletterDesk();
  const answer = await call('PUT', PATH, { token, body });
  expect(answer.status).toBe(422);
  expect(answer.body.message).toHaveProperty(field);
});
