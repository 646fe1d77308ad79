import { type Issue, MAX_ISSUE_EVENTS } from '../../../domain/newsletter/newsletter-issue.ts';
import { formatMonth } from '../../../domain/time/format-date.ts';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../services.ts';
import type { Put } from '../../store/store.ts';
import { eventsOfMonth } from './issue-events.ts';
import { issueRecords } from './issue-store.ts';

const MAX_ISSUES_OF_A_MONTH = 20;

/**
 * A new draft for a month, with its events already chosen, as a write for `commitPlan`: it fails when somebody else makes one
 * meanwhile.
 * @param month `2027-01`
 * @param by id of the user; null: the program
 * @throws AppError conflict (there are very many of this month), unavailable; StoreError unavailable
 */
export async function newIssueDraft(
  services: Pick<Services, 'store' | 'clock' | 'contentIndex'>,
  month: string,
  by: string | null = null,
): Promise<{ id: string; issue: Issue; write: Put }> {
  const { issues } = issueRecords(services.store);
  const now = services.clock.now();
  const events = await eventsOfMonth(services, month);
  const issue: Issue = {
    month,
    subject: `Mesačný prehľad podujatí – ${formatMonth(`${month}-15T12:00:00Z`)}`,
    introduction: '',
    event_ids: events.slice(0, MAX_ISSUE_EVENTS).map(({ id }) => id),
    state: 'draft',
    pause_reason: null,
    created_at: now,
    changed_at: now,
    changed_by: by,
    started_at: null,
    started_by: null,
    finished_at: null,
  };
  const id = await freeId(services, month);
  return { id, issue, write: issues.put(id, issue, 'absent') };
}

async function freeId({ store }: Pick<Services, 'store'>, month: string): Promise<string> {
  const ids = [month, ...Array.from({ length: MAX_ISSUES_OF_A_MONTH - 1 }, (_, at) => `${month}-${at + 2}`)];
  const found = await issueRecords(store).issues.findMany(ids);
  const free = ids.find((_, at) => found[at] === null);
  if (free === undefined)
    throw new AppError('conflict', 'Vydaní tohto mesiaca je už priveľa. Upravte niektoré z\u00a0nich.');
  return free;
}
