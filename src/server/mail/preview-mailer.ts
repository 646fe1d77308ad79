import { MailError } from './mail-error.ts';
import type { Mailer } from './mailer.ts';

/** Staff read it beside the mail in the list of those that were not delivered. */
const HELD = 'Náhľad webu e-maily neposiela.';

/** For deploy previews, which hold copies of real addresses: every mail is kept in the list of undelivered ones, none leaves. */
export function previewMailer(): Mailer {
  return {
    batch: { provider: 'preview', most: 1, keyProtectsMs: 0, perSecond: null },
    send: () => Promise.reject(new MailError('permanent', HELD)),
    sendBatch: () => Promise.reject(new MailError('blocked', HELD)),
    check: async () => {},
  };
}
