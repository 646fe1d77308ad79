import { absoluteLinks } from '../../../content-files/absolute-links.ts';
import { renderMarkdown } from '../../../content-files/render-markdown.ts';
import { eventPath } from '../../../domain/events/card-event.ts';
import type { PublishedEvent } from '../../../domain/events/published-event.ts';
import { mailPictureUrl } from '../../../domain/galleries/picture-source.ts';
import { type IssueFields, WAY_OUT } from '../../../domain/newsletter/newsletter-issue.ts';
import { formatSpan } from '../../../domain/time/format-date.ts';
import { priceWords } from '../../../domain/words/price-words.ts';
import { keepTogether } from '../../../domain/words/typography.ts';
import { composeMail } from '../../mail/templates/compose-mail.ts';
import {
  actionButton,
  entry,
  heading,
  link,
  linkedSubheading,
  richText,
  smallPrint,
  time,
} from '../../mail/templates/pieces.ts';
import type { Services } from '../../services.ts';

type MailServices = Pick<Services, 'contentIndex' | 'config'>;

/** An issue as a mail, with WAY_OUT where the reader's own link belongs. */
export interface IssueMail {
  subject: string;
  html: string;
  text: string;
}

/** Where the web shows an issue that was sent. */
export function archiveUrl({ config }: Pick<Services, 'config'>, id: string): string {
  return `${config.siteUrl}/newsletter/archiv/${id}`;
}

/**
 * The mail of an issue. Events that are no longer published are left out.
 * @throws AppError unavailable while no content has ever been published
 */
export async function issueMail(services: MailServices, id: string, fields: IssueFields): Promise<IssueMail> {
  const { subject, html, text } = await composeMail(
    services,
    {
      to: '',
      subject: fields.subject,
      preview: previewLine(fields),
      reason: 'Túto správu ste dostali, lebo odoberáte náš mesačný prehľad podujatí.',
      footerLinks: [{ href: WAY_OUT, label: 'Odhlásiť sa z\u00a0odberu' }],
    },
    smallPrint('Nezobrazuje sa správa dobre? ', link(archiveUrl(services, id), 'Zobraziť v\u00a0prehliadači')),
    ...(await pieces(services, fields)),
  );
  return { subject, html, text };
}

/**
 * The same for the archive on the web: nobody's own.
 * @throws AppError unavailable while no content has ever been published
 */
export async function issueArchivePage(services: MailServices, fields: IssueFields): Promise<string> {
  const { html } = await composeMail(
    services,
    {
      to: '',
      subject: fields.subject,
      preview: fields.subject,
      reason: 'Toto vydanie sme poslali odberateľom mesačného prehľadu podujatí.',
    },
    ...(await pieces(services, fields)),
  );
  return html;
}

function previewLine({ introduction, event_ids }: IssueFields): string {
  const [firstLine = ''] = introduction.split('\n').filter((line) => line.trim() !== '');
  if (firstLine !== '') return firstLine.replace(/[*_#>[\]`]/g, '').trim();
  return event_ids.length > 0 ? 'Pozrite si, čo pre vás chystáme.' : 'Novinky z\u00a0nášho domu.';
}

async function pieces(services: MailServices, { subject, introduction, event_ids }: IssueFields) {
  const { siteUrl } = services.config;
  const { events } = await services.contentIndex.read();
  const byId = new Map(events.map((event) => [event.id, event]));
  const chosen = event_ids.flatMap((id) => byId.get(id) ?? []);
  return [
    heading(keepTogether(subject)),
    ...(introduction === '' ? [] : [richText(absoluteLinks(renderMarkdown(introduction), siteUrl))]),
    ...chosen.map((event) => eventPiece(event, siteUrl)),
    actionButton(`${siteUrl}/events`, 'Celý program'),
  ];
}

function eventPiece(event: PublishedEvent, siteUrl: string) {
  const href = siteUrl + eventPath(event);
  const { poster_image, poster_alt, title, start_date, end_date, excerpt } = event;
  const picture = poster_image === null ? null : { src: siteUrl + mailPictureUrl(poster_image), alt: poster_alt ?? '' };
  return entry(
    picture,
    linkedSubheading(href, keepTogether(statusPrefix(event) + title)),
    time(formatSpan(start_date, end_date)),
    smallPrint([event.location, priceWords(event)].filter((part) => part !== null).join(' · ')),
    ...(excerpt === '' ? [] : [smallPrint(keepTogether(excerpt))]),
  );
}

function statusPrefix({ staff_status }: PublishedEvent): string {
  if (staff_status === 'Zrušený') return 'Zrušené: ';
  return staff_status === 'Presunutý' ? 'Nový termín: ' : '';
}
