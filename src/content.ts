// The one place where pages get content from: frozen, sorted lists, read and judged once per build.
import type { SiteContent } from './content-files/site-content.ts';
import { contentSupply } from './content-supply.ts';

/**
 * All content of the build at hand. What a page reads of it while it is rendered is noticed, and the page is rendered again
 * only when some of that has changed (docs/publishing.md): so ask for it in each component, keep nothing from one page to the
 * next, and read `nowMs` only where the page says something of the very moment.
 */
export function siteContent(): Promise<SiteContent> {
  return contentSupply()();
}
