import { MailError } from './mail-error.ts';
import type { Mail, MailOutcome, OutgoingMail } from './mailer.ts';

/** Small, because when the process dies nobody knows how far it came: staff must decide about all of them. */
export const ONE_BY_ONE_MOST = 10;
/** No further mail is begun after this; the one under way may take its twenty seconds. */
const BEGIN_WITHIN_MS = 60_000;

/**
 * A batch for those who take one mail at a time. It ends at the first mail of which nobody knows whether it was taken, and
 * where nothing is taken any more.
 * @param send throws MailError; `permanent` and `later` are about this mail only
 * @throws MailError when not even the first mail could be tried
 */
export async function sendOneByOne(
  mails: readonly Mail[],
  idempotencyKey: string,
  send: (mail: OutgoingMail) => Promise<'sent' | 'later'>,
): Promise<MailOutcome[]> {
  const outcomes: MailOutcome[] = mails.map(() => 'untried');
  const began = performance.now();
  for (const [at, mail] of mails.entries()) {
    if (performance.now() - began > BEGIN_WITHIN_MS) break;
    try {
      outcomes[at] = await send({ ...mail, idempotencyKey: `${idempotencyKey}/${mail.to}` });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      if (error.kind === 'permanent') outcomes[at] = 'failed';
      else if (error.kind === 'unknown') outcomes[at] = 'unknown';
      else if (outcomes.every((outcome) => outcome === 'untried')) throw error;
      if (error.kind !== 'permanent') break;
    }
  }
  return outcomes;
}
