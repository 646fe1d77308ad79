// What each public call costs the one thread that answers everybody, at the worst input a stranger can send.
import { type Call, type Flood, firstRoomOf, floodsOf, picturesOf, sendFrom } from './flood-calls.ts';
import { startSelfHost } from './processes.ts';
import { printTable, round } from './table.ts';

const WARM_UP = 10;
const CALLS = 50;
const ADMIN = { ADMIN_EMAIL: 'bench@kd.example', ADMIN_PASSWORD: 'merané heslo na skúšku' };
/** As long as a token; unknown, so that every look-up is made. */
const TOKEN = 'x'.repeat(43);
const LINK_BODY = { password: 'merané heslo na skúšku', password_confirmation: 'merané heslo na skúšku' };

const get =
  (path: string): Flood =>
  (send) =>
    send({ method: 'GET', path });
const post =
  (path: string, body: object = {}): Flood =>
  (send) =>
    send({ path, body });

/** The calls of `floodsOf`. */
const CALL_OF_FLOOD: Readonly<Record<string, string>> = {
  register: 'POST /api/auth/register',
  'sign-in': 'POST /api/auth/login',
  'sign-in-staff': 'POST /api/auth/login, one account',
  'forgot-password': 'POST /api/auth/forgot-password',
  reservations: 'POST /api/reservations',
  newsletter: 'POST /api/newsletter/subscribe',
  'idempotency-keys': 'POST /api/reservations, fresh keys',
  availability: 'GET /api/rooms/{room}/availability',
  'events-all': 'GET /api/events/all',
  'events-range': 'GET /api/events/upcoming/{startDate}/{endDate}',
  pictures: 'GET /.netlify/images',
};

/** Of the size that a call takes at most. */
const signedBody = (kilobytes: number) => ({ text: 'x'.repeat(kilobytes * 1024 - 20) });

function callsOf(floods: Readonly<Record<string, Flood>>, room: string): Record<string, Flood> {
  const link = `/1/${TOKEN}?expires=9999999999&signature=${TOKEN}`;
  return {
    'GET /api/events/upcoming/{count}': get('/api/events/upcoming/100'),
    'GET /api/events/{id}/{slug}': get('/api/events/1/neznama'),
    'GET /api/banner': get('/api/banner'),
    'GET /events/{id}': get('/events/1'),
    'GET /events/{id}/{slug}': get('/events/1/neznama'),
    'GET /api/gallery/events': get('/api/gallery/events'),
    'GET /newsletter/archiv': get('/newsletter/archiv'),
    'GET /newsletter/archiv/{id}': get(`/newsletter/archiv/${TOKEN}`),
    'GET /api/newsletter/captcha': get('/api/newsletter/captcha'),
    'GET /storage/m/{name}': get(`/storage/m/${'0'.repeat(40)}.webp`),
    'GET /api/rooms/{room}/calendar/{token}': get(`/api/rooms/${room}/calendar/${TOKEN}`),
    'GET /api/health': get('/api/health'),
    'GET /api/reservations/cancel/{token}': get(`/api/reservations/cancel/${TOKEN}`),
    'POST /api/reservations/cancel/{token}': post(`/api/reservations/cancel/${TOKEN}`),
    'POST /api/newsletter/confirm/{token}': post(`/api/newsletter/confirm/${TOKEN}`),
    'POST /api/newsletter/unsubscribe/{token}': post(`/api/newsletter/unsubscribe/${TOKEN}`),
    'POST /api/newsletter/resubscribe/{token}': post(`/api/newsletter/resubscribe/${TOKEN}`),
    'GET /api/newsletter/unsubscribe/{token}': get(`/api/newsletter/unsubscribe/${TOKEN}`),
    'POST /api/auth/login/2fa': post('/api/auth/login/2fa', { user_id: TOKEN, code: '123456' }),
    'POST /api/auth/login/2fa/resend': post('/api/auth/login/2fa/resend', { user_id: TOKEN }),
    'POST /api/auth/email/resend': (send, number) =>
      send({ path: '/api/auth/email/resend', body: { email: `nikto${number}@example.sk` } }),
    'POST /api/auth/email/verify/{id}/{hash}': post(`/api/auth/email/verify${link}`, LINK_BODY),
    'POST /api/auth/email/refuse/{id}/{hash}': post(`/api/auth/email/refuse${link}`),
    'POST /api/auth/reset-password/link': post('/api/auth/reset-password/link', { token: TOKEN }),
    'POST /api/auth/reset-password': post('/api/auth/reset-password', {
      token: TOKEN,
      email: ADMIN.ADMIN_EMAIL,
      ...LINK_BODY,
    }),
    'POST /api/logout': (send) =>
      send({ path: '/api/logout', body: {}, headers: { Authorization: `Bearer ${TOKEN}` } }),
    'POST /api/hooks/netlify-deploy': post('/api/hooks/netlify-deploy', signedBody(512)),
    'POST /api/newsletter/webhook': post('/api/newsletter/webhook', signedBody(64)),
    'POST /api/newsletter/sender': post('/api/newsletter/sender', signedBody(64)),
    ...Object.fromEntries(
      Object.entries(floods).map(([name, call]) => [`${CALL_OF_FLOOD[name] ?? name} (flood)`, call]),
    ),
  };
}

/** One after another, each from a network of its own, so that limits which are full shorten nothing. */
export async function benchCalls(root: string): Promise<void> {
  const rows = [];
  const site = await startSelfHost(root, { TRUST_PROXY: '1', ...ADMIN });
  try {
    let caller = 0;
    const answerOf = async (call: Flood): Promise<number> => {
      caller += 1;
      const from = `2001:${caller.toString(16)}::1`;
      const response = await call((one: Call) => sendFrom(site.url, from, one), caller);
      await response.arrayBuffer();
      return response.status;
    };
    const [room, pictures] = await Promise.all([firstRoomOf(root), picturesOf(root)]);
    const floods = floodsOf({ staffEmail: ADMIN.ADMIN_EMAIL, room, pictures });
    for (const [name, call] of Object.entries(callsOf(floods, room))) {
      const answers = new Set<number>();
      for (let number = 0; number < WARM_UP; number += 1) await answerOf(call);
      const before = await site.servingMs();
      for (let number = 0; number < CALLS; number += 1) answers.add(await answerOf(call));
      rows.push([name, round(((await site.servingMs()) - before) / CALLS, 2), [...answers].join(', ')]);
    }
  } finally {
    await site.stop();
  }
  printTable(['call', 'ms', 'answers'], rows);
}
