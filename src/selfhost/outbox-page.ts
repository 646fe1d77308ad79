import { join } from 'node:path';
import { html } from 'hono/html';
import { isFromThisMachine, isLoopbackHost } from '../server/core/http/caller.ts';
import { listOutbox, type OutboxMail, readOutboxMail } from '../server/ports/mail/adapters/outbox-mailer.ts';
import { attachedBytes } from '../server/ports/mail/mailer.ts';
import type { Services } from '../server/services.ts';

export const OUTBOX_PATH = '/__outbox';

const SHOWN_MAILS = 200;

type Markup = ReturnType<typeof html>;

/** Mails hold links that let in: only a browser on this machine sees them, under no foreign name (DNS rebinding). */
export function mayReadOutbox(request: Request, clientAddress: string, siteUrl: string): boolean {
  return (
    isLoopbackHost(new URL(siteUrl).hostname) &&
    isLoopbackHost(new URL(request.url).hostname) &&
    isFromThisMachine(request.headers, clientAddress)
  );
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Mails carry inline styles and their pictures; nothing else is loaded.
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

const STYLE = `
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.5rem; background: #f7f2e8; color: #1d1b1a; font: 1rem/1.5 system-ui, sans-serif; }
  a { color: #14624f; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #d8cfbf; padding: 0.5rem 1rem 0.5rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 75vh; border: 1px solid #1d1b1a; background: #fffdf8; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

export async function outboxAnswer({ config }: Pick<Services, 'config'>, request: Request): Promise<Response> {
  const folder = join(config.dataDir, 'outbox');
  const name = new URL(request.url).searchParams.get('mail');
  if (name === null) return pageAnswer('Odchádzajúca pošta', await listPage(folder));
  const mail = await readOutboxMail(folder, name);
  if (mail === null) return pageAnswer('Takýto mail tu nie je', html``, 404);
  return pageAnswer(mail.subject, mailPage(mail));
}

async function pageAnswer(title: string, content: Markup, status = 200): Promise<Response> {
  const page = await html`<!doctype html>
<html lang="sk">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
${content}
</html>`;
  return new Response(String(page), { status, headers: HEADERS });
}

async function listPage(folder: string) {
  const names = (await listOutbox(folder)).reverse();
  const shown = await Promise.all(names.slice(0, SHOWN_MAILS).map((name) => listRow(folder, name)));
  if (shown.length === 0) return html`<p>Zatiaľ nič neodišlo.</p>`;
  return html`<p>Maily sa nikam neposielajú, ostávajú v\u00a0priečinku ${folder}. Počet: ${names.length}, najnovšie sú hore.</p>
<table><tr><th>Čas</th><th>Komu</th><th>Predmet</th></tr>${shown}</table>`;
}

async function listRow(folder: string, name: string) {
  const mail = await readOutboxMail(folder, name);
  if (mail === null) return '';
  const address = `${OUTBOX_PATH}?mail=${encodeURIComponent(name)}`;
  return html`<tr><td>${mail.sent_at}</td><td>${mail.to}</td><td><a href="${address}">${mail.subject}</a></td></tr>`;
}

function mailPage(mail: OutboxMail) {
  const headers = [['To', mail.to], ['Date', mail.sent_at], ...Object.entries(mail.headers)];
  return html`<p><a href="${OUTBOX_PATH}">Všetky maily</a></p>
<table>${headers.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</table>
<h2>HTML</h2>
<iframe title="Mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${withPictures(mail)}"></iframe>
<h2>Text</h2>
<pre>${mail.text}</pre>
${mail.attachments.map(({ filename, content, encoding }) =>
  encoding === undefined
    ? html`<h2>Príloha ${filename}</h2><pre>${content}</pre>`
    : html`<h2>Príloha ${filename}</h2><p>${attachedBytes({ content, encoding }).length} bajtov</p>`,
)}`;
}

function withPictures({ html: text, attachments }: OutboxMail): string {
  return attachments.reduce(
    (shown, { cid, content_type, content }) =>
      cid === undefined ? shown : shown.replaceAll(`cid:${cid}`, `data:${content_type};base64,${content}`),
    text,
  );
}
