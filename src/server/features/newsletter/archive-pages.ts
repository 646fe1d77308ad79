import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentIndex } from '../../../domain/content/content-index.ts';
import { logoUrl } from '../../../domain/galleries/picture-source.ts';
import { colourReplacer } from '../../../domain/look/palette.ts';
import type { Edition, Issue } from '../../../domain/newsletter/newsletter-issue.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { formatDate, formatMonth } from '../../../domain/time/format-date.ts';
import type { Entry } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';

type PageServices = Pick<Services, 'config' | 'contentIndex'>;

export interface ArchivedIssue extends Pick<Issue, 'kind'> {
  id: string;
  edition: Edition;
  newer: Entry<Issue> | null;
  older: Entry<Issue> | null;
}

const NAME = 'Mesačný prehľad podujatí';

export async function issuePage(services: PageServices, { id, kind, edition, newer, older }: ArchivedIssue) {
  const what = kind === 'message' ? 'Správa' : `${NAME} na ${formatMonth(`${edition.month}-15T12:00:00Z`)}`;
  const turn = (issue: Entry<Issue> | null, words: string, rel: string) =>
    issue === null ? '' : html`<a href="${ARCHIVE_PATH}/${issue.id}" rel="${rel}">${words}: ${issue.value.subject}</a>`;
  return archiveShell(services, {
    title: edition.subject,
    description: `${what}, ako sme ${kind === 'message' ? 'ju' : 'ho'} poslali odberateľom.`,
    path: `${ARCHIVE_PATH}/${id}`,
    main: html`${raw(withinSite(bodyOf(edition.archive_html), services.config.siteUrl))}
<nav class="others" aria-label="Ďalšie vydania">${turn(older, 'Staršie', 'prev')}${turn(newer, 'Novšie', 'next')}</nav>`,
  });
}

export async function issueInTheMakingPage(services: PageServices, id: string) {
  return archiveShell(services, {
    title: 'Vydanie pripravujeme',
    description: `${NAME}, ktorý ešte len pripravujeme.`,
    path: `${ARCHIVE_PATH}/${id}`,
    main: html`<div class="wrap list"><h1>Toto vydanie ešte len pripravujeme</h1>
<p>Keď ho pošleme odberateľom, nájdete ho na tejto adrese. Čo je u\u00a0nás nové, je aj v\u00a0<a href="/events">programe</a>.</p></div>`,
  });
}

export async function issueListPage(services: PageServices, issues: readonly Entry<Issue>[]) {
  const rows = issues.map(({ id, value }) => {
    const sent = value.started_at ?? value.changed_at;
    return html`<li><a href="${ARCHIVE_PATH}/${id}">${value.subject}</a>
<span>odoslané <time datetime="${isoDay(sent)}">${formatDate(sent)}</time></span></li>
`;
  });
  return archiveShell(services, {
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

function bodyOf(document: string): string {
  return /<body[^>]*>(.*)<\/body>/s.exec(document)?.[1] ?? document;
}

function withinSite(body: string, siteUrl: string): string {
  return body.replaceAll(`src="${siteUrl}/`, 'src="/').replaceAll(`href="${siteUrl}/`, 'href="/');
}

// The page around the newsletter's archive. Issues are sent between builds, so the build does not make it; it looks
// like the built pages (docs/look.md; values of src/styles/tokens.css) and, like them, the same in both colour schemes.

const STYLE = `
@font-face { font-family: "Bricolage Grotesque"; src: url("/fonts/bricolage-grotesque-bold.woff2") format("woff2"); font-weight: 700; font-display: swap; }
@font-face { font-family: "Figtree"; src: url("/fonts/figtree-regular.woff2") format("woff2"); font-weight: 400; font-display: swap; }
@font-face { font-family: "Figtree"; src: url("/fonts/figtree-semibold.woff2") format("woff2"); font-weight: 600; font-display: swap; }
:root { color-scheme: light; }
body { display: flex; flex-direction: column; min-height: 100svh; margin: 0; background: #f7f2e8; color: #1d1b1a; font: 400 17px/1.6 Figtree, system-ui, sans-serif; overflow-wrap: break-word; }
a { color: inherit; text-underline-offset: 0.2em; }
a:focus-visible { outline: 3px solid #0b57d0; outline-offset: 3px; }
main { flex: 1 0 auto; }
img { max-width: 100%; height: auto; }
.wrap { box-sizing: border-box; width: 100%; max-width: 70rem; margin: 0 auto; padding: 0 clamp(1.25rem, 5vw, 4rem); }
.top { border-bottom: 1.5px solid #1d1b1a; }
.top .wrap { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1.5rem; padding-block: 0.75rem; }
.top nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
@media (max-width: 48rem) { .top .wide { display: none; } }
.top .brand { display: flex; align-items: center; gap: 0.75rem; margin-right: auto; font: 700 1.2rem/1.1 "Bricolage Grotesque", "Arial Narrow", sans-serif; text-decoration: none; }
.top .brand img { height: 44px; object-fit: contain; }
.top a:not(.brand) { padding: 0.6rem 0; font-weight: 600; text-decoration: none; }
.top a:not(.brand):hover, .top [aria-current] { text-decoration: underline; }
.away { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.skip { position: absolute; left: 1rem; top: -6rem; z-index: 1; padding: 0.75rem 1.25rem; background: #1d1b1a; color: #fffdf8; }
.skip:focus { top: 1rem; }
h1, h2 { font-family: "Bricolage Grotesque", "Arial Narrow", sans-serif; font-weight: 700; line-height: 1.1; letter-spacing: -0.01em; }
.list { padding-block: clamp(2.5rem, 6vw, 5rem); }
.list h1 { font-size: clamp(2.3rem, 1.75rem + 2.4vw, 3.7rem); margin: 0 0 1.25rem; max-width: 16ch; }
.list p { max-width: 42rem; margin: 0 0 2rem; }
.list ol { list-style: none; margin: 0; padding: 0; border-top: 1.5px solid #1d1b1a; }
.list li { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1.5rem; border-bottom: 1px solid #d8cfbf; padding: 0.9rem 0; }
.list li a { padding: 0.3rem 0; font: 700 clamp(1.25rem, 1.18rem + 0.3vw, 1.45rem)/1.25 "Bricolage Grotesque", "Arial Narrow", sans-serif; }
.list span { color: #57514b; }
.others { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1.5rem; max-width: 32rem; margin: 0 auto; padding: 0 24px 2.5rem; }
.others a { padding: 0.6rem 0; font-weight: 600; }
.join { background: #14624f; color: #f7f2e8; }
.join .wrap { padding-block: clamp(2.5rem, 5vw, 4rem); }
.join h2 { font-size: clamp(1.85rem, 1.45rem + 1.75vw, 3rem); margin: 0 0 0.75rem; }
.join p { max-width: 36rem; margin: 0 0 1.5rem; }
.join a { display: inline-block; padding: 0.85rem 1.5rem; background: #e3a21a; color: #1d1b1a; font-weight: 600; text-decoration: none; }
.join a:hover { text-decoration: underline; }
.join a:focus-visible { outline-color: #fffdf8; }
.bottom { background: #1d1b1a; color: #f7f2e8; }
.bottom .wrap { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding-block: 1.25rem; font-size: 15px; }
.bottom a { padding: 0.5rem 0; }
.bottom a:focus-visible { outline-color: #bbd3dc; }
`;

function wideLinks({ galleries, has_partners }: ContentIndex): [href: string, label: string][] {
  return [
    ...(Object.keys(galleries).length > 0 ? [['/gallery', 'Galéria'] satisfies [string, string]] : []),
    ['/about', 'O\u00a0nás'],
    ['/contact#reservation-form', 'Prenájom'],
    ...(has_partners ? [['/partners', 'Partneri'] satisfies [string, string]] : []),
  ];
}

const ARCHIVE_PATH = '/newsletter/archiv';

interface ArchivePage {
  title: string;
  description: string;
  path: string;
  main: HtmlEscapedString | Promise<HtmlEscapedString>;
}

async function archiveStyle({ contentIndex }: PageServices): Promise<string> {
  const { look } = (await contentIndex.read()).settings;
  return colourReplacer(look.colours ?? {})(STYLE);
}

/** Allows no script at all. A mail has its styles in `style` attributes. */
export async function archivePolicy(services: PageServices): Promise<string> {
  const hash = createHash('sha256')
    .update(await archiveStyle(services))
    .digest('base64');
  return [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    `style-src 'sha256-${hash}'`,
    "style-src-attr 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function archiveShell(services: PageServices, { title, description, path, main }: ArchivePage) {
  const index = await services.contentIndex.read();
  const { site, look } = index.settings;
  const { siteUrl } = services.config;
  const houseName = site.name;
  // The icon of the program is its mark.
  const mark = look.logo === undefined ? '/favicon.svg' : logoUrl(look.logo.image_path);
  const icon = look.favicon === undefined ? mark : logoUrl(look.favicon);
  const here = (href: string) => (href === path ? raw(' aria-current="page"') : '');
  return html`<!doctype html>
<html lang="sk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${houseName}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${siteUrl}${path}">
<link rel="icon" href="${icon}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${siteUrl}${path}">
<style>${raw(await archiveStyle(services))}</style>
</head>
<body>
<a class="skip" href="#obsah">Preskočiť na obsah</a>
<header class="top"><div class="wrap">
<a class="brand" href="/"><img src="${mark}" alt="" height="44"><span>${houseName}<span class="away">, domov</span></span></a>
<nav aria-label="Hlavná navigácia">
<a href="/events">Podujatia</a>
${wideLinks(index).map(([href, label]) => html`<a class="wide" href="${href}">${label}</a>`)}
<a href="${ARCHIVE_PATH}"${here(ARCHIVE_PATH)}>Všetky vydania</a>
</nav></div></header>
<main id="obsah">${main}</main>
<section class="join" aria-labelledby="odber"><div class="wrap">
<h2 id="odber">Prehľad do vašej schránky</h2>
<p>Celý program domu, vždy raz za mesiac. Odhlásite sa jedným klikom.</p>
<a href="/#newsletter">Odoberať prehľad</a>
</div></section>
<footer class="bottom"><div class="wrap">
<a href="/">${houseName}</a><a href="/contact#ako-k-nam">Kontakt a\u00a0cesta k\u00a0nám</a><a href="/privacy">Ochrana osobných údajov</a><a href="/accessibility">Vyhlásenie o prístupnosti</a>
</div></footer>
</body>
</html>
`;
}
