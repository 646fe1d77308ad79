import { Hono } from 'hono';
import { z } from 'zod';
import { recordAudit } from '../audit/audit-log.ts';
import { email } from '../auth/fields.ts';
import type { AppEnv } from '../http/app-env.ts';
import { doerOf } from '../http/doer.ts';
import { guards, recentlyConfirmed } from '../http/guards.ts';
import { validated } from '../http/validated.ts';
import type { Services } from '../services.ts';
import { findSubject } from './data-subject.ts';
import { eraseSubject } from './erasure.ts';

const subjectBody = validated('json', z.object({ email }));

export type DataDutiesApi = ReturnType<typeof dataDutiesRoutes>;

/** What people may ask of the house about their data. The address comes in the body: addresses of calls are logged. */
export function dataDutiesRoutes(services: Services) {
  const { can } = guards(services);
  return new Hono<AppEnv>()
    .post('/api/admin/data-subject', can('manage_users'), recentlyConfirmed(services), subjectBody, async (c) => {
      const address = c.req.valid('json').email;
      const found = await findSubject(services, address);
      const detail = services.secret.sign('data-subject', address).slice(0, 12);
      await recordAudit(services, { ...doerOf(c), act: 'personal_data_shown', detail });
      return c.json({ email: address, at: new Date(services.clock.now()).toISOString(), ...found });
    })
    .post(
      '/api/admin/data-subject/erasure',
      can('manage_users'),
      recentlyConfirmed(services),
      subjectBody,
      async (c) => {
        const address = c.req.valid('json').email;
        return c.json({ email: address, items: await eraseSubject(services, address, doerOf(c)) });
      },
    );
}
