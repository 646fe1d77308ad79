import { Hono } from 'hono';
import {
  issueChangeSchema,
  issueFieldsSchema,
  issueVersionSchema,
  newIssueSchema,
  testMailSchema,
  uncertainDecisionSchema,
} from '../../domain/newsletter/newsletter-issue.ts';
import { deletedVersion, versionQuery } from '../entries/version.ts';
import type { AppEnv } from '../http/app-env.ts';
import { doerOf } from '../http/doer.ts';
import { guards } from '../http/guards.ts';
import { idempotent } from '../http/idempotency.ts';
import { validated } from '../http/validated.ts';
import type { Services } from '../services.ts';
import { changeIssue, createIssue, deleteIssue } from './issues/edit-issue.ts';
import { issueListQuery, listIssues } from './issues/issue-list.ts';
import { requireIssue } from './issues/issue-store.ts';
import { previewIssue, sendTestMail } from './issues/try-issue.ts';
import { toWireDetail } from './issues/wire.ts';
import { startSending } from './sending/start-sending.ts';
import { decideUncertain, pauseSending, resumeSending } from './sending/steer-sending.ts';

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
    })
    .post('/api/admin/newsletter/issues/:id/preview', manage, validated('json', issueFieldsSchema), async (c) =>
      c.json(await previewIssue(services, c.req.param('id'), c.req.valid('json'))),
    )
    .post('/api/admin/newsletter/issues/:id/test', manage, validated('json', testMailSchema), async (c) => {
      const { user } = c.get('actor');
      const to = c.req.valid('json').email ?? user.value.email;
      await sendTestMail(services, c.req.param('id'), to, user.id);
      return c.json({ message: `Skúšobnú správu sme poslali na ${to}.` });
    })
    .post('/api/admin/newsletter/issues/:id/send', manage, validated('json', issueVersionSchema), async (c) => {
      const id = c.req.param('id');
      const outcome = await startSending(services, id, c.req.valid('json').version, doerOf(c));
      if (outcome === 'stale') return c.json(await stale(id), 409);
      return c.json(await detail(id), 200);
    })
    .post('/api/admin/newsletter/issues/:id/pause', manage, async (c) => {
      const id = c.req.param('id');
      await pauseSending(services, id, doerOf(c));
      return c.json(await detail(id));
    })
    .post('/api/admin/newsletter/issues/:id/resume', manage, async (c) => {
      const id = c.req.param('id');
      await resumeSending(services, id, doerOf(c));
      return c.json(await detail(id));
    })
    .post(
      '/api/admin/newsletter/issues/:id/uncertain',
      manage,
      validated('json', uncertainDecisionSchema),
      async (c) => {
        const id = c.req.param('id');
        await decideUncertain(services, id, c.req.valid('json'), doerOf(c));
        return c.json(await detail(id));
      },
    );
}
