import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { passSecondFactor, register, resendVerification, signIn } from '../../../src/api/auth.ts';
import { ApiError } from '../../../src/api/client.ts';
import {
  currentUser,
  isNotVerified,
  loginAddress,
  onSessionChange,
  onSessionEnd,
  signOut,
} from '../../../src/api/session.ts';
import { sessionToken } from '../../../src/api/session-token.ts';
import { apiFetch } from '../../support/api-routes.ts';
import { makeAccount, PASSWORD, signInAs } from '../../support/make-account.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';

const ORIGIN = 'http://localhost:4321';
const JANA = { email: 'jana@kd.example', password: PASSWORD };
const REGISTRATION = { name: 'Eva Malá', email: 'eva@kd.example', password: PASSWORD, password_confirmation: PASSWORD };

let services: TestServices;
let stored: Map<string, string>;
let requests: Request[];
let heard: string[];
let tab: EventTarget;

function useBrowser(answer?: (request: Request) => Response | Promise<Response> | null) {
  const fetchApi = apiFetch(services);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, ORIGIN), init);
    requests.push(request.clone());
    return (await answer?.(request)) ?? fetchApi(request);
  });
}

beforeEach(async () => {
  services = await testServices();
  stored = new Map();
  requests = [];
  heard = [];
  tab = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  useBrowser();
});

afterEach(() => vi.unstubAllGlobals());

function listen(): void {
  onTestFinished(onSessionEnd((end) => heard.push(end)));
}

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('the call did not fail');
  return error;
};

describe('signing in', () => {
  test('keeps the token under auth_token and sends it with every call', async () => {
    await makeAccount(services);
    const outcome = await signIn(JANA);
    expect(outcome).toMatchObject({ state: 'signed-in', user: { email: JANA.email } });
    expect(stored.get('auth_token')).toMatch(/^[\w-]{43}$/);
    expect(await currentUser()).toMatchObject({ name: 'Jana Nováková', permissions: [] });
    expect(requests.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${stored.get('auth_token')}`);
  });

  test('asks for the second factor with a challenge and keeps no token before', async () => {
    await makeAccount(services, { two_factor: { method: 'email' } });
    const outcome = await signIn(JANA);
    expect(outcome).toMatchObject({ state: 'second-factor', challenge: { method: 'email' } });
    expect(stored.size).toBe(0);
  });

  test('leads to the verification notice while the address is not confirmed', async () => {
    await makeAccount(services, { email_verified_at: null });
    expect(await signIn(JANA)).toEqual({ state: 'verify-email' });
  });

  test('that fails says why, and an older session is neither sent nor ended by it', async () => {
    const user = await makeAccount(services);
    stored.set('auth_token', await signInAs(services, user));
    listen();
    const error = await failureOf(signIn({ ...JANA, password: 'nesprávne heslo' }));
    expect(error).toMatchObject({ status: 401, message: 'Nesprávny e-mail alebo heslo.' });
    expect(requests.at(-1)?.headers.get('Authorization')).toBeNull();
    expect([stored.size, heard]).toEqual([1, []]);
  });

  test.each([
    ['Login failed', () => signIn(JANA)],
    ['2FA verification failed', () => passSecondFactor('abc', '123456')],
    ['Registration failed', () => register(REGISTRATION)],
  ])('says "%s" when the server says nothing', async (message, call) => {
    useBrowser(() => new Response('<h1>502</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }));
    expect(await failureOf(call())).toMatchObject({ status: 502, message, reason: null });
  });

  test('with a code that is refused has its fixed message, and the reason in Slovak', async () => {
    expect(await failureOf(passSecondFactor('abc', '123456'))).toMatchObject({
      status: 401,
      message: '2FA verification failed',
      reason: 'Čas na zadanie kódu vypršal. Prihláste sa, prosím, znova.',
    });
  });
});

describe('a registration', () => {
  test('gives a token that is good for another mail alone', async () => {
    await register(REGISTRATION);
    const error = await failureOf(currentUser());
    expect(isNotVerified(error)).toBe(true);
    expect(sessionToken()).not.toBeNull();
    expect(await resendVerification()).toContain('poslali sme na ňu nový odkaz');
  });
});

describe('the signed-in user', () => {
  test('is nobody without a token, and nothing is asked', async () => {
    expect(await currentUser()).toBeNull();
    expect(requests).toEqual([]);
  });

  test.each([401, 403, 404, 500])('is signed out by an answer of %i', async (status) => {
    stored.set('auth_token', 'x'.repeat(43));
    useBrowser(() => Response.json({ message: 'Nie.' }, { status }));
    expect(await currentUser()).toBeNull();
    expect(stored.size).toBe(0);
  });

  test('who has signed in anew while an older session was being judged stays signed in', async () => {
    stored.set('auth_token', 'x'.repeat(43));
    listen();
    useBrowser(() => {
      stored.set('auth_token', 'y'.repeat(43));
      return Response.json({ message: 'Nie.' }, { status: 404 });
    });
    expect(await currentUser()).toBeNull();
    expect([stored.get('auth_token'), heard]).toEqual(['y'.repeat(43), []]);
  });

  test.each([408, 429, 502, 503, 504])('stays signed in when the server cannot tell now (%i)', async (status) => {
    const token = await signInAs(services, await makeAccount(services));
    stored.set('auth_token', token);
    listen();
    useBrowser(() => Response.json({ message: 'Služba je teraz nedostupná.' }, { status }));
    expect(await failureOf(currentUser())).toMatchObject({ status, message: 'Služba je teraz nedostupná.' });
    expect([sessionToken(), heard]).toEqual([token, []]);
    useBrowser();
    expect(await currentUser()).toMatchObject({ name: 'Jana Nováková' });
  });

  test('stays signed in when no answer comes', async () => {
    stored.set('auth_token', 'x'.repeat(43));
    useBrowser(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(currentUser())).toMatchObject({ status: 0 });
    expect(stored.size).toBe(1);
  });

  test('stays signed in when a network answers with its own page', async () => {
    stored.set('auth_token', 'x'.repeat(43));
    useBrowser(() => new Response('<h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }));
    await failureOf(currentUser());
    expect(stored.size).toBe(1);
  });
});

describe('the end of a session', () => {
  test('is a 401 to a call that had the token: it is forgotten, told, and the call says so', async () => {
    stored.set('auth_token', 'x'.repeat(43));
    listen();
    useBrowser(() => Response.json({ message: 'Prihláste sa, prosím.' }, { status: 401 }));
    const error = await failureOf(resendVerification('eva@kd.example'));
    expect(error).toMatchObject({ status: 401, message: 'Session expired. Please log in again.' });
    expect([stored.size, heard]).toEqual([0, ['expired']]);
  });

  test('leaves alone a session begun while the answer was on its way', async () => {
    stored.set('auth_token', 'x'.repeat(43));
    listen();
    useBrowser(() => {
      stored.set('auth_token', 'y'.repeat(43));
      return Response.json({ message: 'Prihláste sa, prosím.' }, { status: 401 });
    });
    await failureOf(resendVerification('eva@kd.example'));
    expect([stored.get('auth_token'), heard]).toEqual(['y'.repeat(43), []]);
  });

  test('is signing out, here and on the server', async () => {
    await makeAccount(services);
    await signIn(JANA);
    const token = stored.get('auth_token') ?? '';
    listen();
    await signOut();
    expect([stored.size, heard]).toEqual([0, ['signed-out']]);
    stored.set('auth_token', token);
    expect(await currentUser()).toBeNull();
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['refuses', () => Response.json({}, { status: 500 })],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is signing out also when the server %s', async (_what, answer) => {
    stored.set('auth_token', 'x'.repeat(43));
    useBrowser(answer);
    await signOut();
    expect(stored.size).toBe(0);
  });

  test('in another tab is heard here, until one stops listening', () => {
    const stop = onSessionEnd((end) => heard.push(end));
    tab.dispatchEvent(new Event('storage'));
    stop();
    tab.dispatchEvent(new Event('storage'));
    expect(heard).toEqual(['signed-out']);
  });

  test('in another tab is not every change of the storage', () => {
    stored.set('auth_token', 'x'.repeat(43));
    listen();
    tab.dispatchEvent(new Event('storage'));
    expect(heard).toEqual([]);
  });
});

describe('another session from another tab', () => {
  const change = (token: string | null, event = 'storage') => {
    if (token === null) stored.delete('auth_token');
    else stored.set('auth_token', token);
    tab.dispatchEvent(new Event(event));
  };

  test('is heard once, and not the same one again', () => {
    stored.set('auth_token', 'x'.repeat(43));
    const stop = onSessionChange(() => heard.push('changed'));
    tab.dispatchEvent(new Event('storage'));
    expect(heard).toEqual([]);
    for (const _ of [1, 2]) change('y'.repeat(43));
    expect(heard).toEqual(['changed']);
    stop();
    change('z'.repeat(43));
    expect(heard).toEqual(['changed']);
  });

  test('is heard after signing out, and by a page that comes back', () => {
    stored.set('auth_token', 'x'.repeat(43));
    onTestFinished(onSessionChange(() => heard.push('changed')));
    change(null);
    expect(heard).toEqual([]);
    change('y'.repeat(43));
    change('z'.repeat(43), 'pageshow');
    expect(heard).toEqual(['changed', 'changed']);
  });
});

test('the address of the sign-in page carries the way back', () => {
  expect(loginAddress('/admin/events?page=2')).toBe('/login?to=%2Fadmin%2Fevents%3Fpage%3D2');
  expect(loginAddress('/admin', 'expired')).toBe('/login?to=%2Fadmin&session=expired');
});
