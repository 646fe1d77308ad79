import { type Context, Hono } from 'hono';
import { hasBegun, type Issue } from '../../../domain/newsletter/newsletter-issue.ts';
import { publicRoute } from '../../core/auth/guards.ts';
import type { AppEnv, NotFoundPage } from '../../core/http/app-env.ts';
import { publicCache } from '../../core/http/headers.ts';
import { limitedReads } from '../../core/http/rate-limit.ts';
import type { Entry } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { type ArchivedIssue, archivePolicy, issueInTheMakingPage, issueListPage, issuePage } from './archive-pages.ts';
import { allIssues, issueRecords } from './issues/issue-store.ts';

export function archiveRoutes(services: Services, notFoundPage: NotFoundPage) {
  const showPage = async (c: Context<AppEnv>, page: ReturnType<typeof issuePage>, status: 200 | 404 = 200) =>
    c.html(await page, status, {
      'Content-Security-Policy': await archivePolicy(services),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });

  return new Hono<AppEnv>()
    .get('/newsletter/archiv', publicRoute, limitedReads(services), publicCache('newsletter'), async (c) =>
      showPage(c, issueListPage(services, sent(await allIssues(services.store)))),
    )
    .get('/newsletter/archiv/:id', publicRoute, limitedReads(services), publicCache('newsletter'), async (c) => {
      const id = c.req.param('id');
      const issues = await allIssues(services.store);
      const archived = await archivedIssue(services, sent(issues), id);
      if (archived !== null) return showPage(c, issuePage(services, archived));
      // Test mails of a draft link to the archive, too.
      if (issues.some(({ id: one, value }) => one === id && value.in_archive && !hasBegun(value)))
        return showPage(c, issueInTheMakingPage(services, id), 404);
      return notFoundPage(c.req.raw);
    });
}

function sent(issues: readonly Entry<Issue>[]): Entry<Issue>[] {
  return issues.filter(({ value }) => value.in_archive && hasBegun(value));
}

async function archivedIssue(
  { store }: Pick<Services, 'store'>,
  issues: readonly Entry<Issue>[],
  id: string,
): Promise<ArchivedIssue | null> {
  const at = issues.findIndex((issue) => issue.id === id);
  const kind = issues[at]?.value.kind;
  const edition = kind === undefined ? null : await issueRecords(store).editions.find(id);
  if (kind === undefined || edition === null) return null;
  return { id, kind, edition: edition.value, newer: issues[at - 1] ?? null, older: issues[at + 1] ?? null };
}
