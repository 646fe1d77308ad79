import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../../src/server/core/http/app-env.ts';
import { createApp } from '../../src/server/core/http/create-app.ts';
import { LIMITS, type LimitName } from '../../src/server/core/http/limits.ts';
import { limitedByIp, spend, trySpend } from '../../src/server/core/http/rate-limit.ts';
import type { Services } from '../../src/server/services.ts';
import { storeDown } from '../support/store-down.ts';
import { testServices } from '../support/test-services.ts';

const { max, windowSeconds } = LIMITS['newsletter-subscribe'];

function isEmailLimit(name: string): name is Extract<LimitName, `${string}-email`> {
  return name.endsWith('-email');
}

function limitedForm(services: Services) {
  let handled = 0;
  const routes = new Hono<AppEnv>().post('/form', limitedByIp(services, 'newsletter-subscribe'), (c) => {
    handled += 1;
    return c.json({ message: 'Hotovo.' });
  });
  const app = createApp({ siteUrl: 'https://kd.example', reportError: () => {} }, [routes]);
  return {
    send: (clientAddress: string, headers: Record<string, string> = {}) =>
      app.request('/form', { method: 'POST', headers }, { clientAddress }),
    handled: () => handled,
  };
}

test('so many calls of one address get through, the next is told when to come back', async () => {
  const services = await testServices();
  const form = limitedForm(services);
  for (let call = 0; call < max; call += 1) expect((await form.send('192.0.2.7')).status).toBe(200);
  services.clock.advance(60_500);
  const refused = await form.send('192.0.2.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe(String(windowSeconds - 60));
  expect(await refused.json()).toEqual({
    message: 'Príliš veľa pokusov za krátky čas. Skúste to, prosím, znova o\u00a014\u00a0min.',
  });
  expect(form.handled()).toBe(max);
  expect((await form.send('192.0.2.8')).status).toBe(200);
});

test('the window ends to the millisecond', async () => {
  const services = await testServices();
  const form = limitedForm(services);
  for (let call = 0; call <= max; call += 1) await form.send('192.0.2.7');
  services.clock.advance(windowSeconds * 1000 - 1);
  expect((await form.send('192.0.2.7')).status).toBe(429);
  services.clock.advance(1);
  expect((await form.send('192.0.2.7')).status).toBe(200);
});

test('of many simultaneous calls no more get through than of others', async () => {
  const form = limitedForm(await testServices());
  const answers = await Promise.all(Array.from({ length: max + 20 }, () => form.send('192.0.2.7')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(max);
});

test('the forms of one IPv6 network count as one, and neither headers nor a missing address lead around', async () => {
  const form = limitedForm(await testServices());
  for (let call = 0; call < max; call += 1) await form.send(`2001:db8:1:2::${call.toString(16)}`);
  expect((await form.send('2001:0DB8:1:2:ffff::1')).status).toBe(429);
  expect((await form.send('2001:db8:1:3::1')).status).toBe(200);
  for (let call = 0; call < max; call += 1) await form.send('');
  expect((await form.send('')).status).toBe(429);
  expect((await form.send('2001:db8:1:2::1', { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(429);
});

test('while the store is down nobody gets through, and hears what to do', async () => {
  const form = limitedForm({ ...(await testServices()), store: storeDown });
  const answer = await form.send('192.0.2.7');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ message: expect.stringContaining('zavolajte') });
  expect(form.handled()).toBe(0);
});

test('a subject is counted in lower case, and one limit knows nothing of another', async () => {
  const services = await testServices();
  for (let call = 0; call < LIMITS['newsletter-subscribe-email'].max; call += 1)
    await spend(services, 'newsletter-subscribe-email', 'Jana@kd.example');
  await expect(spend(services, 'newsletter-subscribe-email', 'jana@KD.example')).rejects.toMatchObject({
    kind: 'too-many',
  });
  await spend(services, 'reservation-request-email', 'jana@kd.example');
});

test.each(Object.keys(LIMITS).filter(isEmailLimit))(
  '%s counts a mailbox, however its address is spelled',
  async (name) => {
    const services = await testServices();
    const spellings = ['jana@kd.example', 'jana+1@kd.example', 'JANA+a+b@KD.example'];
    for (let call = 0; call < LIMITS[name].max; call += 1)
      expect(await trySpend(services, name, spellings[call % spellings.length] ?? '')).toBe(true);
    expect(await trySpend(services, name, 'jana+novy@kd.example')).toBe(false);
    expect(await trySpend(services, name, 'jana@iny.example')).toBe(true);
  },
);

test('a limit can be asked quietly', async () => {
  const services = await testServices();
  const answers: boolean[] = [];
  for (let call = 0; call < 4; call += 1)
    answers.push(await trySpend(services, 'reservation-receipt-email', 'jana@kd.example'));
  expect(answers).toEqual([true, true, true, false]);
});

test('keys hold no address of a person', async () => {
  const keys: string[] = [];
  const services = await testServices();
  const store: Services['store'] = {
    ...services.store,
    increment: (key, options) => {
      keys.push(key);
      return services.store.increment(key, options);
    },
  };
  await spend({ ...services, store }, 'reservation-request-email', 'jana@kd.example');
  expect(keys).toEqual([expect.stringMatching(/^limit:reservation-request-email:[\w-]{43}$/)]);
});
