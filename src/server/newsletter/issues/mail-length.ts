import { AppError } from '../../http/app-error.ts';
import type { IssueMail } from './issue-mail.ts';

/** Mail programs cut off what is longer, the link out of the newsletter first (Gmail at 102 KB). */
const MAX_MAIL_BYTES = 100_000;

const TOO_LONG = 'Vydanie je príliš dlhé, e-mailové programy by jeho koniec odrezali. Vynechajte niektoré podujatia.';

/** @throws AppError invalid where mail programs would not show all of a mail */
export function refuseTooLong({ html }: IssueMail): void {
  if (Buffer.byteLength(html) > MAX_MAIL_BYTES) throw new AppError('invalid', { event_ids: [TOO_LONG] });
}
