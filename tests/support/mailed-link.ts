import type { OutboxMail } from '../../netlify/server/ports/mail/outbox-mail.ts';
import type { OpenServices } from './open-services.ts';

/** The latest mail to an address. */
export async function latestMail(services: OpenServices, to: string): Promise<OutboxMail> {
  const mail = (await services.outbox()).findLast((sent) => sent.to === to);
  if (mail === undefined) throw new Error(`No mail to ${to}`);
  return mail;
}

/** Path of the link in the latest mail to an address. */
export async function mailedPath(services: OpenServices, to: string): Promise<string> {
  const { text } = await latestMail(services, to);
  const link = /https?:\/\/[^\s/]+(\/(?:verify-email-handler|reset-password)\/\S+)/.exec(text)?.[1];
  if (link === undefined) throw new Error(`No link in: ${text}`);
  return link;
}

/** The call behind a verification link. */
export async function verificationCall(services: OpenServices, to: string): Promise<string> {
  return (await mailedPath(services, to)).replace('/verify-email-handler/', '/api/auth/');
}

/** The token of a reset link or an invitation. */
export async function resetToken(services: OpenServices, to: string): Promise<string> {
  return (await mailedPath(services, to)).replace('/reset-password/', '');
}

/** The code in the latest mail to an address. */
export async function mailedCode(services: OpenServices, to: string): Promise<string> {
  return /\b\d{6}\b/.exec((await latestMail(services, to)).subject)?.[0] ?? '';
}
