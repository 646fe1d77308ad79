import { composeMail } from '../server/core/mail/templates/compose-mail.ts';
import { actionButton, facts, heading, link, paragraph } from '../server/core/mail/templates/pieces.ts';
import type { Services } from '../server/services.ts';

/** The first one has the serving thread for some 150 ms, the second for 15. */
const MAILS = 2;

/** Composes mails that nobody gets: pages would wait while the first true ones load what writes them. */
export async function warmMails(services: Pick<Services, 'contentIndex' | 'config'>): Promise<void> {
  const pieces = [heading('A'), paragraph('B', link('C', 'D')), facts([['E', 'F']]), actionButton('G', 'H')];
  for (let mail = 0; mail < MAILS; mail += 1)
    await composeMail(services, { to: '', subject: '', preview: '', reason: '' }, ...pieces);
}
