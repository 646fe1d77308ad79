import { absoluteLinks, renderMarkdown } from '../../../../content-files/render-markdown.ts';
import { eventPath } from '../../../../domain/events/card-event.ts';
import { placeInWords, ticketMark } from '../../../../domain/events/date-words.ts';
import { listedDate } from '../../../../domain/events/event-dates.ts';
import { priceWords } from '../../../../domain/events/event-words.ts';
import type { PublishedEvent } from '../../../../domain/events/published-event.ts';
import { mailPictureUrl } from '../../../../domain/galleries/picture-source.ts';
import {
  type Issue,
  type IssueFields,
  UNSUBSCRIBE_PLACEHOLDER,
  withFields,
} from '../../../../domain/newsletter/newsletter-issue.ts';
import { formatSpan } from '../../../../domain/time/format-date.ts';
import { keepTogether } from '../../../../domain/words/typography.ts';
import { AppError } from '../../../app-error.ts';
import { spend } from '../../../core/http/rate-limit.ts';
import { deliverSoon } from '../../../core/mail/mail-delivery.ts';
import { queuedMail } from '../../../core/mail/mail-queue.ts';
import { composeMail } from '../../../core/mail/templates/compose-mail.ts';
import {
  actionButton,
  entry,
  heading,
  link,
  linkedSubheading,
  richText,
  smallPrint,
  time,
} from '../../../core/mail/templates/pieces.ts';
import type { Mail } from '../../../ports/mail/mailer.ts';
import type { Services } from '../../../services.ts';
import { readNewsletterSettings } from '../records.ts';
import { requireIssue } from './issue-store.ts';

type MailServices = Pick<Services, 'contentIndex' | 'config' | 'clock'>;

type IssueMail = Pick<Mail, 'subject' | 'html' | 'text'>;

export function archiveUrl({ config }: Pick<Services, 'config'>, id: string): string {
  return `${config.siteUrl}/newsletter/archiv/${id}`;
}

type Written = Pick<Issue, 'kind' | 'subject' | 'introduction' | 'event_ids' | 'in_archive'>;

const SUBSCRIBED = 'Túto správu ste dostali, lebo odoberáte náš mesačný prehľad podujatí.';
const REASONS = {
  monthly: SUBSCRIBED,
  message: `${SUBSCRIBED} Medzi prehľadmi píšeme len vtedy, keď sa v\u00a0programe niečo zmení.`,
  welcome: 'Túto správu ste dostali, lebo sme vašu adresu pridali medzi odberateľov prehľadu podujatí.',
} as const;

export async function issueMail(services: MailServices, id: string, issue: Written): Promise<IssueMail> {
  const { subject, html, text } = await composeMail(
    services,
    {
      to: '',
      subject: issue.subject,
      preview: previewLine(issue),
      reason: REASONS[issue.kind],
      footerLinks: [{ href: UNSUBSCRIBE_PLACEHOLDER, label: 'Odhlásiť sa z\u00a0odberu' }],
    },
    ...(issue.in_archive
      ? [smallPrint('Nezobrazuje sa správa dobre? ', link(archiveUrl(services, id), 'Zobraziť v\u00a0prehliadači'))]
      : []),
    ...(await pieces(services, issue)),
  );
  return { subject, html, text };
}

export async function issueArchivePage(services: MailServices, issue: Written): Promise<string> {
  const what = issue.kind === 'message' ? 'Túto správu' : 'Toto vydanie';
  const { html } = await composeMail(
    services,
    {
      to: '',
      subject: issue.subject,
      preview: issue.subject,
      reason: `${what} sme poslali odberateľom mesačného prehľadu podujatí.`,
    },
    ...(await pieces(services, issue)),
  );
  return html;
}

function previewLine({ introduction, event_ids }: Written): string {
  const [firstLine = ''] = introduction.split('\n').filter((line) => line.trim() !== '');
  if (firstLine !== '') return firstLine.replace(/[*_#>[\]`]/g, '').trim();
  return event_ids.length > 0 ? 'Pozrite si, čo pre vás chystáme.' : 'Novinky z\u00a0nášho domu.';
}

async function pieces(services: MailServices, { subject, introduction, event_ids }: Written) {
  const { siteUrl } = services.config;
  const { events } = await services.contentIndex.read();
  const byId = new Map(events.map((event) => [event.id, event]));
  const chosen = event_ids.flatMap((id) => byId.get(id) ?? []);
  return [
    heading(keepTogether(subject)),
    ...(introduction === '' ? [] : [richText(absoluteLinks(renderMarkdown(introduction), siteUrl))]),
    ...chosen.map((event) => eventPiece(event, siteUrl, services.clock.now())),
    actionButton(`${siteUrl}/events`, 'Celý program'),
  ];
}

function eventPiece(event: PublishedEvent, siteUrl: string, nowMs: number) {
  const href = siteUrl + eventPath(event);
  const { poster_image, poster_alt, title, excerpt } = event;
  const date = listedDate(event, nowMs);
  const more = [placeInWords(event, date), ticketMark(date.tickets)].filter((part) => part !== null);
  const picture = poster_image === null ? null : { src: siteUrl + mailPictureUrl(poster_image), alt: poster_alt ?? '' };
  return entry(
    picture,
    linkedSubheading(href, statusPrefix(event) + title),
    time([formatSpan(date.start_date, date.end_date), ...more].join(' · ')),
    smallPrint([event.location, priceWords(event)].filter((part) => part !== null).join(' · ')),
    ...(excerpt === '' ? [] : [smallPrint(excerpt)]),
  );
}

function statusPrefix({ staff_status }: PublishedEvent): string {
  if (staff_status === 'Zrušený') return 'Zrušené: ';
  return staff_status === 'Presunutý' ? 'Nový termín: ' : '';
}

const SAMPLE_PATH = '/newsletter/unsubscribe/ukazka';

export async function previewIssue(services: Services, id: string, fields: IssueFields): Promise<IssueMail> {
  const { value } = await requireIssue(services.store, id);
  return withSampleLink(services, await issueMail(services, id, withFields(value, fields)));
}

/** @throws AppError not-found, too-many, invalid (too long) */
export async function sendTestMail(services: Services, id: string, to: string, actor: string): Promise<void> {
  const { value } = await requireIssue(services.store, id);
  await spend(services, 'newsletter-test-user', actor);
  const issue = await issueMail(services, id, value);
  refuseTooLong(issue);
  const { subject, html, text } = withSampleLink(services, issue);
  const { reply_to } = await readNewsletterSettings(services);
  const mail = queuedMail(
    services,
    {
      to,
      subject: `[Skúška] ${subject}`,
      html,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(reply_to === null ? {} : { replyTo: reply_to }),
    },
    'decision',
  );
  await services.store.commit([mail.write]);
  deliverSoon(services, mail.id);
}

function withSampleLink({ config }: Pick<Services, 'config'>, { subject, html, text }: IssueMail): IssueMail {
  const url = config.siteUrl + SAMPLE_PATH;
  const filled = (part: string) => part.replaceAll(UNSUBSCRIBE_PLACEHOLDER, url);
  return { subject, html: filled(html), text: filled(text) };
}

/** Gmail cuts off longer mails, and the unsubscribe link with them. */
const MAX_MAIL_BYTES = 100_000;

const TOO_LONG = 'Vydanie je príliš dlhé, e-mailové programy by jeho koniec odrezali. Vynechajte niektoré podujatia.';

export function refuseTooLong({ html }: IssueMail): void {
  if (Buffer.byteLength(html) > MAX_MAIL_BYTES) throw new AppError('invalid', { event_ids: [TOO_LONG] });
}
