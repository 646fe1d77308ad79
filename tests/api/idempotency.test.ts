import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../../src/server/app-error.ts';
import type { AppEnv } from '../../src/server/core/http/app-env.ts';
import { createApp } from '../../src/server/core/http/create-app.ts';
import { idempotent } from '../../src/server/core/http/idempotency.ts';
import { TIERS } from '../../src/server/core/http/limits.ts';
import { validated } from '../../src/server/core/http/validated.ts';
import { StoreError, type Write } from '../../src/server/ports/store/store.ts';
import type { Services } from '../../src/server/services.ts';
import { callApi } from '../support/call-api.ts';
import { makeAccount, signInAs } from '../support/make-account.ts';
import { storeDown } from '../support/store-down.ts';
import { testServices } from '../support/test-services.ts';

function creatingCalls(services: Services, work: () => Promise<void> = async () => {}) {
  let created = 0;
  const routes = new Hono<AppEnv>();
  for (const route of ['/requests', '/others'])
    routes.post(
      route,
      idempotent(services, route),
      validated('json', z.object({ name: z.string().min(1) })),
      async (c) => {
        await work();
        created += 1;
        return c.json({ id: created, name: c.req.valid('json').name }, 201);
      },
    );
  const app = createApp({ siteUrl: 'https://kd.example', reportError: () => {} }, [routes]);
  return {
    created: () => created,
    send: (key: string | null, name = 'Jana', route = '/requests', clientAddress = '192.0.2.7') =>
      app.request(
        route,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...(key === null ? {} : { 'Idempotency-Key': key }) },
          body: JSON.stringify({ name }),
        },
        { clientAddress },
      ),
  };
}

test('a call sent again gets the first answer again', async () => {
  const calls = creatingCalls(await testServices());
  const first = await calls.send('key-1');
  const second = await calls.send('key-1');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'));
  expect(second.headers.get('Idempotency-Replayed')).toBe('true');
  expect(first.headers.get('Idempotency-Replayed')).toBeNull();
  expect(calls.created()).toBe(1);
});

test('two at once are one, and both hear the same', async () => {
  const calls = creatingCalls(await testServices(), () => setTimeout(100));
  const answers = await Promise.all([calls.send('key-1'), calls.send('key-1'), calls.send('key-1')]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies).toEqual([1, 1, 1].map((id) => ({ id, name: 'Jana' })));
  expect(calls.created()).toBe(1);
});

test('without the header, with another key or on another call it is another one', async () => {
  const calls = creatingCalls(await testServices());
  await calls.send(null);
  await calls.send(null);
  await calls.send('key-1');
  await calls.send('key-2');
  await calls.send('key-1', 'Jana', '/others');
  expect(calls.created()).toBe(5);
});

test('a key that comes with another body is refused', async () => {
  const calls = creatingCalls(await testServices());
  await calls.send('key-1', 'Jana');
  const answer = await calls.send('key-1', 'Peter');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ message: 'Tento Idempotency-Key už patrí inej požiadavke.' });
  expect(calls.created()).toBe(1);
});

describe('what is not remembered', () => {
  test('a refusal: the corrected form may keep its key', async () => {
    const calls = creatingCalls(await testServices());
    expect((await calls.send('key-1', '')).status).toBe(422);
    expect((await calls.send('key-1', 'Jana')).status).toBe(201);
  });

  test('an error: the call may be tried again', async () => {
    let isDown = true;
    const calls = creatingCalls(await testServices(), async () => {
      if (isDown) throw new AppError('unavailable', 'Skúste to neskôr.');
    });
    expect((await calls.send('key-1')).status).toBe(503);
    isDown = false;
    expect((await calls.send('key-1')).status).toBe(201);
  });

  test('anything after a day', async () => {
    const services = await testServices();
    const calls = creatingCalls(services);
    await calls.send('key-1');
    services.clock.advance(24 * 60 * 60 * 1000 - 1);
    await calls.send('key-1');
    expect(calls.created()).toBe(1);
    services.clock.advance(1);
    await calls.send('key-1');
    expect(calls.created()).toBe(2);
  });
});

test('a call whose process died holds its key for a minute and a half', async () => {
  const services = await testServices();
  const never = new Promise<void>(() => {});
  void creatingCalls(services, () => never).send('key-1');
  await setTimeout(50);
  const calls = creatingCalls(services);
  const waiting = await calls.send('key-1');
  expect(waiting.status).toBe(409);
  expect(waiting.headers.get('Retry-After')).toBe('5');
  services.clock.advance(90_000);
  expect((await calls.send('key-1')).status).toBe(201);
});

describe('when the store fails after the work is done', () => {
  function failingAfterwards<S extends Services>(services: S, fails: () => boolean): S {
    const { store } = services;
    const isLater = (write: Write) => write.key.startsWith('idempotency:') && write.expect !== 'absent';
    return {
      ...services,
      store: {
        ...store,
        commit: (writes) =>
          writes.some(isLater) && fails()
            ? Promise.reject(new StoreError('unavailable', 'The store does not answer'))
            : store.commit(writes),
      },
    };
  }

  test('the answer stays what it was, and is remembered behind it', async () => {
    let failures = 1;
    const services = failingAfterwards(await testServices(), () => failures-- > 0);
    const calls = creatingCalls(services);
    expect((await calls.send('key-1')).status).toBe(201);
    await services.settled();
    services.clock.advance(91_000);
    const again = await calls.send('key-1');
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(calls.created()).toBe(1);
  });

  test('an answer that cannot be remembered at all is reported, and its key is free after a minute and a half', async () => {
    const services = failingAfterwards(await testServices(), () => true);
    const calls = creatingCalls(services);
    expect((await calls.send('key-1')).status).toBe(201);
    await expect(services.settled()).rejects.toMatchObject({ kind: 'unavailable' });
    services.clock.advance(90_000);
    expect((await calls.send('key-1')).status).toBe(201);
    expect(calls.created()).toBe(2);
  });

  test('a refusal stays a refusal, and its key becomes free behind it', async () => {
    let failures = 1;
    const services = failingAfterwards(await testServices(), () => failures-- > 0);
    const calls = creatingCalls(services);
    expect((await calls.send('key-1', '')).status).toBe(422);
    await services.settled();
    expect((await calls.send('key-1', 'Jana')).status).toBe(201);
  });
});

test('a key is its caller’s: from another network, or of another user, it is another one', async () => {
  const services = await testServices();
  const calls = creatingCalls(services);
  await calls.send('key-1');
  expect(
    (await calls.send('key-1', 'Jana', '/requests', '198.51.100.1')).headers.get('Idempotency-Replayed'),
  ).toBeNull();
  expect(calls.created()).toBe(2);

  const call = callApi(services);
  const invite = async (email: string) => {
    const token = await signInAs(services, await makeAccount(services, { email, roles: ['admin'] }));
    const body = { name: 'Eva', email: 'eva@kd.example', roles: [] };
    return call('POST', '/api/admin/users', { token, body, headers: { 'Idempotency-Key': 'key-1' } });
  };
  expect((await invite('prva@kd.example')).status).toBe(201);
  expect((await invite('druha@kd.example')).body).toEqual({
    message: { email: ['S\u00a0touto adresou už účet existuje.'] },
  });
});

test.each(['', 'medzi mi', 'kľúč', 'x'.repeat(256)])('%j is no key', async (key) => {
  const calls = creatingCalls(await testServices());
  const answer = await calls.send(Buffer.from(key).toString('latin1'));
  expect(answer.status).toBe(400);
  expect(calls.created()).toBe(0);
});

test('while the store is down nothing is created', async () => {
  const calls = creatingCalls({ ...(await testServices()), store: storeDown });
  expect((await calls.send('key-1')).status).toBe(503);
  expect(calls.created()).toBe(0);
});

test('fresh keys of strangers beyond the share of their network fill no store; a known key still gets its answer', async () => {
  const services = await testServices();
  const calls = creatingCalls(services);
  const share = TIERS.idempotency['/56'];
  const send = (at: number) =>
    calls.send(`key-${at}`, 'Jana', '/requests', `2001:db8:1:2${at.toString(16).padStart(2, '0')}::1`);
  for (let at = 0; at < share; at += 1) expect((await send(at)).status).toBe(201);
  expect((await send(0)).headers.get('Idempotency-Replayed')).toBe('true');
  const writes: Write[] = [];
  const commit = services.store.commit.bind(services.store);
  services.store.commit = (some) => {
    writes.push(...some);
    return commit(some);
  };
  expect((await send(share)).status).toBe(201);
  expect(writes).toEqual([]);
});
