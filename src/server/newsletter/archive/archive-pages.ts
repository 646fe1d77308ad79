import { html, raw } from 'hono/html';
import type { Issue } from '../../../domain/newsletter/newsletter-issue.ts';
import { formatDate, formatMonth, isoDay } from '../../../domain/time/format-date.ts';
import type { Services } from '../../services.ts';
import type { Entry } from '../../store/collection.ts';
import { ARCHIVE_PATH, archiveShell } from './archive-shell.ts';
import type { ArchivedIssue } from './sent-issues.ts';

type PageServices = Pick<Services, 'config' | 'contentIndex'>;

const NAME = 'Mesačný prehľad podujatí';

/** One issue as it was mailed. */
export async function issuePage(services: PageServices, { id, edition, newer, older }: ArchivedIssue) {
  const month = monthWords(edition.month);
  const turn = (issue: Entry<Issue> | null, words: string, rel: string) =>
    issue === null ? '' : html`<a href="${ARCHIVE_PATH}/${issue.id}" rel="${rel}">${words}: ${issue.value.subject}</a>`;
  return archiveShell({
    ...(await houseOf(services)),
    title: edition.subject,
    description: `${NAME} na ${month}, ako sme ho poslali odberateľom.`,
    path: `${ARCHIVE_PATH}/${id}`,
    main: html`${raw(withinSite(bodyOf(edition.archive_html), services.config.siteUrl))}
<nav class="others" aria-label="Ďalšie vydania">${turn(older, 'Staršie', 'prev')}${turn(newer, 'Novšie', 'next')}</nav>`,
  });
}

/** In place of an issue that is not sent yet. */
export async function issueInTheMakingPage(services: PageServices, id: string) {
  return archiveShell({
    ...(await houseOf(services)),
    title: 'Vydanie pripravujeme',
    description: `${NAME}, ktorý ešte len pripravujeme.`,
    path: `${ARCHIVE_PATH}/${id}`,
    main: html`<div class="wrap list"><h1>Toto vydanie ešte len pripravujeme</h1>
<p>Keď ho pošleme odberateľom, nájdete ho na tejto adrese. Čo je u\u00a0nás nové, je aj v\u00a0<a href="/events">programe</a>.</p></div>`,
  });
}

/** All issues, newest first. */
export async function issueListPage(services: PageServices, issues: readonly Entry<Issue>[]) {
  const rows = issues.map(({ id, value }) => {
    const sent = value.started_at ?? value.changed_at;
    return html`<li><a href="${ARCHIVE_PATH}/${id}">${value.subject}</a>
<span>odoslané <time datetime="${isoDay(sent)}">${formatDate(sent)}</time></span></li>
`;
  });
  return archiveShell({
    ...(await houseOf(services)),
    title: `${NAME}: archív`,
    description: `Všetky vydania mesačného prehľadu podujatí, ako sme ich poslali odberateľom.`,
    path: ARCHIVE_PATH,
    main: html`<div class="wrap list"><h1>${NAME}</h1>
${
  issues.length === 0
    ? html`<p>Prvé vydanie ešte len pripravujeme. Čo je u\u00a0nás nové, nájdete v\u00a0<a href="/events">programe</a>.</p>`
    : html`<p>Vydania, ako sme ich poslali odberateľom. Čo platí dnes, nájdete v\u00a0<a href="/events">programe</a>.</p>
<ol>${rows}</ol>`
}</div>`,
  });
}

async function houseOf({ config, contentIndex }: PageServices) {
  const { site } = (await contentIndex.read()).settings;
  return { siteUrl: config.siteUrl, houseName: site.name };
}

function monthWords(month: string): string {
  return formatMonth(`${month}-15T12:00:00Z`);
}

/** What stands in the body of a mail, which is a document of its own. */
function bodyOf(document: string): string {
  return /<body[^>]*>(.*)<\/body>/s.exec(document)?.[1] ?? document;
}

/** A mail names its pictures and links with the site's address; here they are of the page's own origin, wherever it is asked for. */
function withinSite(body: string, siteUrl: string): string {
  return body.replaceAll(`src="${siteUrl}/`, 'src="/').replaceAll(`href="${siteUrl}/`, 'href="/');
}
