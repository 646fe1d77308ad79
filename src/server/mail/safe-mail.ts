import type { MailAttachment, OutgoingMail } from './mailer.ts';

/** Line breaks would begin a header of their own (ASVS 1.3.11); the other control characters have no business there. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** Signs that turn the direction of writing make a subject or a name read as another. */
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const NOT_IN_HEADER_NAMES = /[^A-Za-z0-9-]/g;
const NOT_IN_FILE_NAMES = /[^A-Za-z0-9._-]/g;

/** Text as it may stand in a header: one line, written in the direction it reads. */
function headerText(text: string): string {
  return text.replace(DIRECTION_SIGNS, '').replace(CONTROLS, ' ').trim();
}

function safeAttachment({ filename, contentType, content }: MailAttachment): MailAttachment {
  return { filename: filename.replace(NOT_IN_FILE_NAMES, '-'), contentType: headerText(contentType), content };
}

/** The mail with everything that becomes a header made harmless. */
export function safeMail(mail: OutgoingMail): OutgoingMail {
  const headers = Object.entries(mail.headers).map(([name, value]) => [
    name.replace(NOT_IN_HEADER_NAMES, ''),
    headerText(value),
  ]);
  return {
    ...mail,
    to: headerText(mail.to),
    subject: headerText(mail.subject),
    headers: Object.fromEntries(headers),
    ...(mail.replyTo === undefined ? {} : { replyTo: headerText(mail.replyTo) }),
    ...(mail.attachments === undefined ? {} : { attachments: mail.attachments.map(safeAttachment) }),
  };
}
