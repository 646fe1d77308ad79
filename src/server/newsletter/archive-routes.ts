import { type Context, Hono } from 'hono';
import type { Edition, Issue } from '../../domain/newsletter/newsletter-issue.ts';
import { publicRoute } from '../auth/guards.ts';
import type { AppEnv, NotFoundPage } from '../http/app-env.ts';
import { publicCache } from '../http/headers.ts';
import { limitedReads } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';
import { allOf, type Entry } from '../store/collection.ts';
import { ARCHIVE_POLICY, issueInTheMakingPage, issueListPage, issuePage } from './archive-pages.ts';
import { issueRecords } from './issues/issue-store.ts';

/** The issues of the newsletter on the web. Mails link here for readers whose mail program does not show them well. */
export function archiveRoutes(services: Services, notFoundPage: NotFoundPage) {
  const showPage = async (c: Context<AppEnv>, page: ReturnType<typeof issuePage>, status: 200 | 404 = 200) =>
    c.html(await page, status, {
      'Content-Security-Policy': ARCHIVE_POLICY,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });

  return new Hono<AppEnv>()
    .get('/newsletter/archiv', publicRoute, limitedReads(services), publicCache('newsletter'), async (c) =>
      showPage(c, issueListPage(services, await listSentIssues(services))),
    )
    .get('/newsletter/archiv/:id', publicRoute, limitedReads(services), publicCache('newsletter'), async (c) => {
      const id = c.req.param('id');
      const issue = await findSentIssue(services, id);
      if (issue !== null) return showPage(c, issuePage(services, issue));
      if (await isInTheMaking(services, id)) return showPage(c, issueInTheMakingPage(services, id), 404);
      return notFoundPage(c.req.raw);
    });
}

export interface ArchivedIssue {
  id: string;
  edition: Edition;
  newer: Entry<Issue> | null;
  older: Entry<Issue> | null;
}

/**
 * The issues the web shows, newest first. An issue is shown once sending begins, because the mails link to it. There
 * are some twelve a year, so all of them are read.
 * @throws StoreError unavailable
 */
async function listSentIssues(services: Pick<Services, 'store'>): Promise<Entry<Issue>[]> {
  return (await listIssues(services)).filter(({ value }) => value.state !== 'draft');
}

/**
 * Whether an issue is still a draft: its test mails link to the archive as those of subscribers will.
 * @throws StoreError unavailable
 */
async function isInTheMaking(services: Pick<Services, 'store'>, id: string): Promise<boolean> {
  return (await listIssues(services)).some((issue) => issue.id === id && issue.value.state === 'draft');
}

function listIssues({ store }: Pick<Services, 'store'>): Promise<Entry<Issue>[]> {
  return allOf((page) => issueRecords(store).issues.list('month', { ...page, order: 'descending' }));
}

/** @throws StoreError unavailable */
async function findSentIssue(services: Pick<Services, 'store'>, id: string): Promise<ArchivedIssue | null> {
  const issues = await listSentIssues(services);
  const at = issues.findIndex((issue) => issue.id === id);
  const edition = at === -1 ? null : await issueRecords(services.store).editions.find(id);
  if (edition === null) return null;
  return { id, edition: edition.value, newer: issues[at - 1] ?? null, older: issues[at + 1] ?? null };
}
