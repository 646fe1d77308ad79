import { accountWaitsMail } from '../auth/mails.ts';
import { trySpend } from '../http/rate-limit.ts';
import { queuedMail } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';
import type { Write } from '../store/store.ts';
import { listAdministrators } from './accounts.ts';

interface PlannedMails {
  ids: string[];
  writes: Write[];
}

/**
 * What tells every administrator that an account waits for a role, as writes for the commit by which it begins to.
 * Anybody can make accounts wait, so there are only so many mails a day; the dashboard counts them all.
 */
export async function plannedWaitingMails(services: Services): Promise<PlannedMails> {
  if (!(await trySpend(services, 'account-waits', 'all'))) return { ids: [], writes: [] };
  const administrators = await listAdministrators(services.store);
  const mails = await Promise.all(administrators.map(({ value }) => accountWaitsMail(services, value.email)));
  const queued = mails.map((mail) => queuedMail(services, mail, 'receipt'));
  return { ids: queued.map(({ id }) => id), writes: queued.map(({ write }) => write) };
}
