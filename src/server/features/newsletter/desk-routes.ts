import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  issueChangeSchema,
  issueFieldsSchema,
  issueScheduleSchema,
  issueVersionSchema,
  newIssueSchema,
  testMailSchema,
  uncertainDecisionSchema,
} from '../../../domain/newsletter/newsletter-issue.ts';
import {
  newsletterSettingsSchema,
  subscriberEntrySchema,
  suppressionEntrySchema,
} from '../../../domain/newsletter/newsletter-subscriber.ts';
import { importCheckSchema, importSchema } from '../../../domain/newsletter/subscriber-import.ts';
import { recordAudit } from '../../core/audit/audit-log.ts';
import { type ActorEnv, actorOf, guards, recentlyConfirmed } from '../../core/auth/guards.ts';
import { deletedVersion, versionQuery } from '../../core/entries/version.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { csvHeaders } from '../../core/http/csv.ts';
import { idempotent } from '../../core/http/idempotency.ts';
import { textStream } from '../../core/http/streams.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { issueListQuery, listIssues, toWireDetail } from './issues/issue-answer.ts';
import { changeIssue, createIssue, deleteIssue, restoreIssue } from './issues/issue-draft.ts';
import { previewIssue, sendTestMail } from './issues/issue-mail.ts';
import { type EditOutcome, requireIssue } from './issues/issue-store.ts';
import { readNewsletterSettings, saveNewsletterSettings } from './records.ts';
import { scheduleIssue, unscheduleIssue } from './sending/schedule.ts';
import { decideUncertain, pauseSending, resumeSending, startSending } from './sending/steer-sending.ts';
import { addSubscriber, liftSuppression, removeSubscriber, suppressByHand } from './subscribers/edit-subscribers.ts';
import { addImported, checkImport } from './subscribers/import-subscribers.ts';
import { listImports, undoImport } from './subscribers/past-imports.ts';
import {
  findSubscribers,
  listSubscribers,
  subscriberFilter,
  subscriberQuery,
  subscribersCsv,
} from './subscribers/subscriber-list.ts';
import { readSubscriberSummary } from './subscribers/subscriber-summary.ts';

const CHANGED_MEANWHILE =
  'Vydanie medzitým zmenil niekto iný. Vaše zmeny sa neuložili; porovnajte obe verzie a\u00a0vyberte, čo má platiť.';
const DELETED = 'Rozpracované vydanie je zmazané.';

export type IssueApi = ReturnType<typeof issueRoutes>;

export function issueRoutes(services: Services) {
  const manage = guards(services).can('manage_newsletter');
  const detail = async (id: string) => toWireDetail(services, await requireIssue(services.store, id));
  const conflict = async (c: Context<ActorEnv>, id: string) =>
    c.json({ message: CHANGED_MEANWHILE, current: await detail(id) }, 409);
  const answer = async (c: Context<ActorEnv>, outcome: EditOutcome, id: string) =>
    outcome === 'stale' ? conflict(c, id) : c.json(await detail(id), 200);

  return new Hono<AppEnv>()
    .get('/api/admin/newsletter/issues', manage, validated('query', issueListQuery), async (c) =>
      c.json(await listIssues(services, c.req.valid('query'))),
    )
    .post(
      '/api/admin/newsletter/issues',
      manage,
      idempotent(services, 'newsletter-issues'),
      validated('json', newIssueSchema),
      async (c) => {
        const { kind, month } = c.req.valid('json');
        const id = await createIssue(services, kind === 'message' ? null : (month ?? null), actorOf(c));
        return c.json(await detail(id), 201);
      },
    )
    .get('/api/admin/newsletter/issues/:id', manage, async (c) => c.json(await detail(c.req.param('id'))))
    .put('/api/admin/newsletter/issues/:id', manage, validated('json', issueChangeSchema), async (c) => {
      const id = c.req.param('id');
      return answer(c, await changeIssue(services, id, c.req.valid('json'), actorOf(c)), id);
    })
    .delete('/api/admin/newsletter/issues/:id', manage, validated('query', versionQuery), async (c) => {
      const id = c.req.param('id');
      const outcome = await deleteIssue(services, id, await deletedVersion(c.req), actorOf(c));
      return outcome === 'stale' ? conflict(c, id) : c.json({ message: DELETED }, 200);
    })
    .post('/api/admin/newsletter/issues/:id/restore', manage, idempotent(services, 'newsletter-restore'), async (c) =>
      c.json(await detail(await restoreIssue(services, c.req.param('id'), actorOf(c)))),
    )
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
      return answer(c, await startSending(services, id, c.req.valid('json').version, actorOf(c)), id);
    })
    .post('/api/admin/newsletter/issues/:id/schedule', manage, validated('json', issueScheduleSchema), async (c) => {
      const id = c.req.param('id');
      return answer(c, await scheduleIssue(services, id, c.req.valid('json'), actorOf(c)), id);
    })
    .delete('/api/admin/newsletter/issues/:id/schedule', manage, async (c) => {
      await unscheduleIssue(services, c.req.param('id'), actorOf(c));
      return c.json(await detail(c.req.param('id')));
    })
    .post('/api/admin/newsletter/issues/:id/pause', manage, async (c) => {
      await pauseSending(services, c.req.param('id'), actorOf(c));
      return c.json(await detail(c.req.param('id')));
    })
    .post('/api/admin/newsletter/issues/:id/resume', manage, async (c) => {
      await resumeSending(services, c.req.param('id'), actorOf(c));
      return c.json(await detail(c.req.param('id')));
    })
    .post(
      '/api/admin/newsletter/issues/:id/uncertain',
      manage,
      validated('json', uncertainDecisionSchema),
      async (c) => {
        const id = c.req.param('id');
        await decideUncertain(services, id, c.req.valid('json'), actorOf(c));
        return c.json(await detail(id));
      },
    );
}

const LIST = '/api/admin/newsletter/subscribers';

const idBody = validated('json', z.object({ id: z.string().min(1).max(100) }));

export type SubscriberApi = ReturnType<typeof subscriberRoutes>;

/** Bodies hold the e-mail addresses, because addresses of calls are logged. */
export function subscriberRoutes(services: Services) {
  const manage = guards(services).can('manage_newsletter');

  return new Hono<AppEnv>()
    .get(LIST, manage, validated('query', subscriberQuery), async (c) =>
      c.json(await listSubscribers(services, c.req.valid('query'))),
    )
    .post(
      LIST,
      manage,
      idempotent(services, 'newsletter-subscribers'),
      validated('json', subscriberEntrySchema),
      async (c) => c.json({ id: await addSubscriber(services, c.req.valid('json'), actorOf(c)) }, 201),
    )
    .delete(LIST, manage, idBody, async (c) => {
      await removeSubscriber(services, c.req.valid('json').id, actorOf(c));
      return c.body(null, 204);
    })
    .get(`${LIST}/csv`, manage, recentlyConfirmed(services), validated('query', subscriberFilter), async (c) => {
      const { total, batches } = await findSubscribers(services, c.req.valid('query'));
      await recordAudit(services, { act: 'newsletter_exported', ...actorOf(c), detail: String(total) });
      // The host limits a whole answer to 6 MB and a streamed one to 20 MB.
      return c.body(textStream(subscribersCsv(batches)), 200, csvHeaders('odberatelia.csv'));
    })
    .get(`${LIST}/import`, manage, async (c) => c.json({ items: await listImports(services) }))
    .post(`${LIST}/import`, manage, validated('json', importSchema), async (c) =>
      c.json({ rows: await addImported(services, c.req.valid('json'), actorOf(c)) }, 200),
    )
    .post(`${LIST}/import/check`, manage, validated('json', importCheckSchema), async (c) =>
      c.json({ rows: await checkImport(services, c.req.valid('json')) }, 200),
    )
    .post(`${LIST}/import/:id/undo`, manage, async (c) =>
      c.json({ removed: await undoImport(services, c.req.param('id'), actorOf(c)) }),
    )
    .get(`${LIST}/summary`, manage, async (c) => c.json(await readSubscriberSummary(services)))
    .post(`${LIST}/suppressed`, manage, validated('json', suppressionEntrySchema), async (c) => {
      await suppressByHand(services, c.req.valid('json'), actorOf(c));
      return c.body(null, 204);
    })
    .delete(`${LIST}/suppressed`, manage, idBody, async (c) => {
      await liftSuppression(services, c.req.valid('json').id, actorOf(c));
      return c.body(null, 204);
    })
    .get('/api/admin/newsletter/settings', manage, async (c) => c.json(await readNewsletterSettings(services)))
    .put('/api/admin/newsletter/settings', manage, validated('json', newsletterSettingsSchema), async (c) => {
      const settings = c.req.valid('json');
      await saveNewsletterSettings(services, settings);
      return c.json(settings);
    });
}
