import { Hono } from 'hono';
import { issueChangeSchema, newIssueSchema } from '../../../src/domain/newsletter-issue.ts';
import { doerOf } from '../content/doer.ts';
import { deletedVersion, versionQuery } from '../content/version.ts';
import type { AppEnv } from '../http/app-env.ts';
import { guards } from '../http/guards.ts';
import { idempotent } from '../http/idempotency.ts';
import { validated } from '../http/validated.ts';
import type { Services } from '../services.ts';
import { changeIssue, createIssue, deleteIssue } from './issues/edit-issue.ts';
import { issueListQuery, listIssues } from './issues/issue-list.ts';
import { requireIssue } from './issues/issue-store.ts';
import { toWireDetail } from './issues/wire.ts';

const CHANGED_MEANWHILE =
  'Vydanie medzitým zmenil niekto iný. Vaše zmeny sa neuložili; porovnajte obe verzie a\u00a0vyberte, čo má platiť.';
const DELETED = 'Rozpracované vydanie je zmazané.';

export type IssueApi = ReturnType<typeof issueRoutes>;

/** The monthly issues, as staff write and send them (DESIGN 4). */
export function issueRoutes(services: Services) {
  const manage = guards(services).can('manage_newsletter');
  const detail = async (id: string) => toWireDetail(services, await requireIssue(services.store, id));
  const stale = async (id: string) => ({ message: CHANGED_MEANWHILE, current: await detail(id) });

  return new Hono<AppEnv>()
    .get('/api/admin/newsletter/issues', manage, validated('query', issueListQuery), async (c) =>
      c.json(await listIssues(services, c.req.valid('query'))),
    )
    .post(
      '/api/admin/newsletter/issues',
      manage,
      idempotent(services, 'newsletter-issues'),
      validated('json', newIssueSchema),
      async (c) => c.json(await detail(await createIssue(services, c.req.valid('json').month, doerOf(c))), 201),
    )
    .get('/api/admin/newsletter/issues/:id', manage, async (c) => c.json(await detail(c.req.param('id'))))
    .put('/api/admin/newsletter/issues/:id', manage, validated('json', issueChangeSchema), async (c) => {
      const id = c.req.param('id');
      const outcome = await changeIssue(services, id, c.req.valid('json'), doerOf(c));
      if (outcome === 'stale') return c.json(await stale(id), 409);
      return c.json(await detail(id), 200);
    })
    .delete('/api/admin/newsletter/issues/:id', manage, validated('query', versionQuery), async (c) => {
      const id = c.req.param('id');
      const outcome = await deleteIssue(services, id, await deletedVersion(c.req), doerOf(c));
      if (outcome === 'stale') return c.json(await stale(id), 409);
      return c.json({ message: DELETED }, 200);
    });
}
