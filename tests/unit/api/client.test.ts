import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/client.ts';
import { findEvents } from '../../../src/api/events.ts';
import { createApp } from '../../../src/server/core/http/create-app.ts';
import { eventsRoutes } from '../../../src/server/features/events/routes.ts';
import { makeEventOn } from '../../support/content-factories.ts';
import { testServices } from '../../support/test-services.ts';

const DECEMBER = { start: '2026-12-01', end: '2026-12-31' };
const signal = new AbortController().signal;

type Answer = (path: string, init: RequestInit) => Response | Promise<Response>;

function serve(answer: Answer): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push(new Request(new URL(path, 'http://localhost:4321'), init));
    return answer(path, init);
  });
  return requests;
}

function cutOff(text: string): ReadableStream<Uint8Array> {
  const pieces = [new TextEncoder().encode(text)];
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.error(new TypeError('network error'));
      else controller.enqueue(piece);
    },
  });
}

async function failure(): Promise<ApiError> {
  const error: unknown = await findEvents(DECEMBER, signal).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('the call did not fail');
  return error;
}

afterEach(() => vi.unstubAllGlobals());

describe('findEvents', () => {
  test('asks the real route and answers its events', async () => {
    const services = await testServices({
      index: { events: [makeEventOn('2026-12-05', { id: 7 }), makeEventOn('2027-01-05', { id: 8 })] },
    });
    const app = createApp(services.config, [eventsRoutes(services)]);
    const requests = serve((path, init) => app.request(path, init, { clientAddress: '192.0.2.7' }));
    const events = await findEvents(DECEMBER, signal);
    expect(events.map(({ id }) => id)).toEqual([7]);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/events/upcoming/2026-12-01/2026-12-31']);
  });

  test('sends the token of someone who is signed in, and nothing for visitors', async () => {
    const requests = serve(() => Response.json([]));
    await findEvents(DECEMBER, signal);
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'auth_token' ? 'abc' : null) });
    await findEvents(DECEMBER, signal);
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer abc']);
  });

  test('works where the browser refuses its storage', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse });
    serve(() => Response.json([]));
    expect(await findEvents(DECEMBER, signal)).toEqual([]);
  });
});

describe('a failed call', () => {
  test('carries the sentence of the server', async () => {
    serve(() => Response.json({ message: 'Priveľa hľadaní.' }, { status: 429 }));
    expect(await failure()).toMatchObject({ status: 429, message: 'Priveľa hľadaní.', fields: {} });
  });

  test('carries the messages of the fields, the first of them as its own', async () => {
    const message = { endDate: ['Koniec je pred začiatkom.', 'Druhá.'], other: 'text' };
    serve(() => Response.json({ message }, { status: 422 }));
    expect(await failure()).toMatchObject({
      status: 422,
      message: 'Koniec je pred začiatkom.',
      fields: { endDate: ['Koniec je pred začiatkom.', 'Druhá.'] },
    });
  });

  test.each<[string, Answer]>([
    ['an error without a message', () => Response.json({}, { status: 500 })],
    ['an error page', () => new Response('<h1>502</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })],
    ['a sign-in page of the network', () => new Response('<form>', { headers: { 'Content-Type': 'text/html' } })],
    ['broken JSON', () => new Response('{', { status: 500, headers: { 'Content-Type': 'application/json' } })],
    ['a message that is no text', () => Response.json({ message: [1] }, { status: 500 })],
  ])('says its literal for %s', async (_case, answer) => {
    serve(answer);
    expect((await failure()).message).toBe('Failed to load events');
  });

  test('has status 0 when no answer came', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure()).toMatchObject({ status: 0, message: 'Failed to load events' });
  });

  const json = { 'Content-Type': 'application/json' };
  test.each<[string, Answer]>([
    ['cut off on its way', () => new Response(cutOff('[{"id":'), { headers: json })],
    ['cut off by who passes it on', () => new Response('[{"id":', { headers: json })],
  ])('has status 0 when its answer was %s', async (_case, answer) => {
    serve(answer);
    expect(await failure()).toMatchObject({ status: 0, message: 'Failed to load events' });
  });

  test('that was called off is no error of the call', async () => {
    const calledOff = new AbortController();
    serve((_path, init) => {
      calledOff.abort();
      return Promise.reject(init.signal?.reason);
    });
    await expect(findEvents(DECEMBER, calledOff.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
