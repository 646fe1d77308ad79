import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { z } from 'zod';
import { MINUTE_MS } from '../../../domain/time/clock.ts';
import { AppError } from '../../app-error.ts';
import { publicRoute } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { runSending } from './sending/run-sending.ts';
import { isSenderToken } from './sending/sending-starter.ts';

/** The host ends a background function after 15 minutes; a chunk may take a minute and a half. */
const RUN_MS = 12 * MINUTE_MS;

const senderBody = z.object({ token: z.string().max(100) });

export function senderRoutes(services: Services) {
  return new Hono<AppEnv>().post('/api/newsletter/sender', publicRoute, validated('json', senderBody), async (c) => {
    if (!isSenderToken(services, c.req.valid('json').token))
      throw new AppError('forbidden', 'Toto nie je pre návštevníkov.');
    const { clock } = services;
    const endAt = clock.now() + RUN_MS;
    const { hasMore } = await runSending(services, {
      wait: (ms) => setTimeout(ms),
      mustEnd: () => clock.now() >= endAt,
    });
    if (hasMore) await services.sending.wake();
    return c.body(null, 204);
  });
}
