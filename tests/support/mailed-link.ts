import type { OutboxMail } from '../../src/server/ports/mail/adapters/outbox-mailer.ts';
import type { OpenServices } from './open-services.ts';

export async function latestMail(services: OpenServices, to: string, subject?: string): Promise<OutboxMail> {
  const mail = (await services.outbox()).findLast(
    (sent) => sent.to === to && (subject === undefined || sent.subject === subject),
  );
  if (mail === undefined) throw new Error(`No mail to ${to}`);
  return mail;
}

export async function mailedPath(services: OpenServices, to: string, subject?: string): Promise<string> {
  const { text } = await latestMail(services, to, subject);
  const link = /https?:\/\/[^\s/]+(\/(?:verify-email-handler|reset-password|refuse-email-change)\/\S+)/.exec(text)?.[1];
  if (link === undefined) throw new Error(`No link in: ${text}`);
  return link;
}

export async function verificationCall(services: OpenServices, to: string): Promise<string> {
  return (await mailedPath(services, to)).replace('/verify-email-handler/', '/api/auth/').replace('?zmena', '');
}

/** The button 'To som nebol ja' is in the mail to the former address. */
export async function refusalCall(services: OpenServices, to: string, subject?: string): Promise<string> {
  return (await mailedPath(services, to, subject)).replace('/refuse-email-change/', '/api/auth/email/refuse/');
}

export async function resetToken(services: OpenServices, to: string): Promise<string> {
  return (await mailedPath(services, to)).replace('/reset-password/', '');
}

export async function mailedCode(services: OpenServices, to: string): Promise<string> {
  return /\b\d{6}\b/.exec((await latestMail(services, to)).text)?.[0] ?? '';
}
