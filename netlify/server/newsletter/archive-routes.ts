import { type Context, Hono } from 'hono';
import type { NotFoundPage } from '../events/address-routes.ts';
import type { AppEnv } from '../http/app-env.ts';
import { publicRoute } from '../http/guards.ts';
import { publicCache } from '../http/public-cache.ts';
import type { Services } from '../services.ts';
import { issueListPage, issuePage } from './archive/archive-pages.ts';
import { ARCHIVE_POLICY } from './archive/archive-shell.ts';
import { findSentIssue, listSentIssues } from './archive/sent-issues.ts';

/** The issues of the newsletter on the web, where mails lead whose reader's program does not show them well. */
export function archiveRoutes(services: Services, notFoundPage: NotFoundPage) {
  const showPage = async (c: Context<AppEnv>, page: ReturnType<typeof issuePage>) =>
    c.html(await page, 200, {
      'Content-Security-Policy': ARCHIVE_POLICY,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });

  return new Hono<AppEnv>()
    .get('/newsletter/archiv', publicRoute, publicCache('newsletter'), async (c) =>
      showPage(c, issueListPage(services, await listSentIssues(services))),
    )
    .get('/newsletter/archiv/:id', publicRoute, publicCache('newsletter'), async (c) => {
      const issue = await findSentIssue(services, c.req.param('id'));
      return issue === null ? notFoundPage(c.req.raw) : showPage(c, issuePage(services, issue));
    });
}
