import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { csvHeaders, toCsv } from '../http/csv.ts';
import { doerOf } from '../http/doer.ts';
import { guards, recentlyConfirmed } from '../http/guards.ts';
import { validated } from '../http/validated.ts';
import type { Services } from '../services.ts';
import { auditFilter, auditQuery, listAudit, readAudit, type WireAuditEntry } from './audit-list.ts';
import { recordAudit } from './audit-log.ts';

const HEADINGS = ['čas', 'čo', 'kto', 'kto (id)', 'komu', 'komu (id)', 'sieť', 'podrobnosti'];

export type AuditApi = ReturnType<typeof auditRoutes>;

/** The log of sign-ins, refusals and what the staff does. It can be read, and nothing else. */
export function auditRoutes(services: Services) {
  const { can } = guards(services);
  return new Hono<AppEnv>()
    .get('/api/admin/audit', can('view_audit'), validated('query', auditQuery), async (c) =>
      c.json(await listAudit(services.store, c.req.valid('query'))),
    )
    .get(
      '/api/admin/audit/csv',
      can('view_audit'),
      recentlyConfirmed(services),
      validated('query', auditFilter),
      async (c) => {
        const entries = await readAudit(services.store, c.req.valid('query'));
        await recordAudit(services, { ...doerOf(c), act: 'audit_exported' });
        return c.body(toCsv([HEADINGS, ...entries.map(toRow)]), 200, csvHeaders('zaznamy.csv'));
      },
    );
}

function toRow({ at, act, actor, subject, network, detail }: WireAuditEntry): string[] {
  const person = (who: typeof actor) => [who?.name ?? '', who?.id ?? ''];
  return [at, act, ...person(actor), ...person(subject), network ?? '', detail];
}
