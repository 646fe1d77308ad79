import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { publicRoute } from '../http/guards.ts';
import type { NotFoundPage } from '../http/not-found-page.ts';
import { publicCache } from '../http/public-cache.ts';
import { limitedReads } from '../http/read-limit.ts';
import type { Services } from '../services.ts';
import { issueInTheMakingPage, issueListPage, issuePage } from './archive/archive-pages.ts';
import { ARCHIVE_POLICY } from './archive/archive-shell.ts';
import { findSentIssue, isInTheMaking, listSentIssues } from './archive/sent-issues.ts';

/** The issues of the newsletter on the web, where mails lead whose reader's program does not show them well. */
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
