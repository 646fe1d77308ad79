import type { ReactNode } from 'react';
import type { Services } from '../services.ts';
import type { Mail, MailAttachment } from './mailer.ts';
import { mailLayout } from './templates/layout.ts';

interface MailOptions {
  to: string;
  subject: string;
  /** The line mail programs show beside the subject. */
  preview: string;
  /** Why the reader gets this mail; a sentence. */
  reason: string;
  /** Links at the bottom, such as the one to unsubscribe. */
  footerLinks?: readonly { href: string; label: string }[];
  headers?: Readonly<Record<string, string>>;
  replyTo?: string;
  attachments?: readonly MailAttachment[];
}

/**
 * Makes a mail of pieces (templates/pieces.ts), in the house's look, with its plain text.
 * @throws AppError unavailable while no content has ever been published
 */
export async function composeMail(
  { contentIndex, config }: Pick<Services, 'contentIndex' | 'config'>,
  { to, subject, preview, reason, footerLinks, headers, ...rest }: MailOptions,
  ...pieces: ReactNode[]
): Promise<Mail> {
  const { site } = (await contentIndex.read()).settings;
  const page = {
    site,
    siteUrl: config.siteUrl,
    preview,
    reason,
    ...(footerLinks === undefined ? {} : { footerLinks }),
  };
  // With all that React makes HTML by: a server that sends nothing does without.
  const { renderMail } = await import('./templates/render-mail.ts');
  const { html, text } = await renderMail(mailLayout(page, pieces));
  // Keeps answering machines from answering (RFC 3834).
  return { to, subject, html, text, headers: { 'Auto-Submitted': 'auto-generated', ...headers }, ...rest };
}
