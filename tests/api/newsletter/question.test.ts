import { expect, test } from 'vitest';
import type { SumQuestion } from '../../../src/server/features/newsletter/challenge.ts';
import { ANNA, HOUR_MS, messageOf, openNewsletter } from '../../support/open-newsletter.ts';

test('has numbers from 1 to 10 and a challenge, and is never cached', async () => {
  const { send } = await openNewsletter();
  for (let asked = 0; asked < 40; asked += 1) {
    const answer = await send('/api/newsletter/captcha');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const question: SumQuestion = await answer.json();
    expect(Object.keys(question)).toEqual(['num1', 'num2', 'challenge']);
    for (const number of [question.num1, question.num2]) {
      expect(Number.isInteger(number)).toBe(true);
      expect(number).toBeGreaterThanOrEqual(1);
      expect(number).toBeLessThanOrEqual(10);
    }
  }
});

test('can be answered once', async () => {
  const { ask, answer, services } = await openNewsletter();
  const question = await ask();
  expect((await answer(question)).status).toBe(200);
  const replay = await answer(question, 'eva@priklad.sk');
  expect(replay.status).toBe(422);
  expect(await messageOf(replay)).toContain('už bola použitá');
  expect(await services.outbox()).toHaveLength(1);
});

test('answered twice at once signs up one address', async () => {
  const { ask, answer } = await openNewsletter();
  const question = await ask();
  const answers = await Promise.all(['a@priklad.sk', 'b@priklad.sk'].map((email) => answer(question, email)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('is used up by a wrong answer, which says that a new one is needed', async () => {
  const { ask, answer, services } = await openNewsletter();
  const question = await ask();
  const wrong = await answer({ ...question, num1: question.num1 + 1 });
  expect(wrong.status).toBe(422);
  expect(await messageOf(wrong)).toBe(
    'Odpoveď na kontrolnú otázku nie je správna. Skúste to, prosím, znova s\u00a0novou otázkou.',
  );
  expect((await answer(question)).status).toBe(422);
  expect(await services.outbox()).toEqual([]);
});

test('holds for half an hour', async () => {
  const { ask, answer, services } = await openNewsletter();
  const [early, late] = [await ask(), await ask()];
  services.clock.advance(HOUR_MS / 2);
  expect((await answer(early)).status).toBe(200);
  services.clock.advance(1);
  const expired = await answer(late);
  expect(expired.status).toBe(422);
  expect(await messageOf(expired)).toContain('vypršala');
});

test.each<[string, (challenge: string) => string]>([
  ['none', () => ''],
  ['one with another sum', (challenge) => challenge.replace(/^\d+/, '1').replace(/\+\d+/, '+1')],
  ['one of another time', (challenge) => challenge.replace(/\.[0-9a-z]+\./, '.zzzzzzzzz.')],
  ['one without its signature', (challenge) => challenge.replace(/\.[^.]+$/, '')],
  ['any text', () => 'null'],
  ['a very long text', () => 'x'.repeat(10_000)],
])('sent back as %s is refused', async (_case, forge) => {
  const { ask, answer, services } = await openNewsletter();
  const question = await ask();
  const refusal = await answer({ ...question, challenge: forge(question.challenge) });
  expect(refusal.status).toBe(403);
  expect(await services.outbox()).toEqual([]);
});

test('takes its answer as text too, as forms send it', async () => {
  const { ask, post } = await openNewsletter();
  const { num1, num2, challenge } = await ask();
  const body = { email: ANNA, captcha_answer: ` ${num1 + num2} ` };
  expect((await post('/api/newsletter/subscribe', { 'X-CSRF-TOKEN': challenge }, body)).status).toBe(200);
});
