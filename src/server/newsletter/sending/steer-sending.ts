import type { Issue } from '../../../domain/newsletter/newsletter-issue.ts';
import { auditWrite, type Doer } from '../../audit/audit-log.ts';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../services.ts';
import { commitPlan } from '../../store/collection.ts';
import { issueRecords, requireIssue } from '../issues/issue-store.ts';
import { chunkId, chunkRecords, ENDED_CHUNK_LIFE, newChunk } from './ledger.ts';
import { wakeSoon } from './start-sending.ts';

const NOT_STARTED = 'Toto vydanie sa ešte neodosiela.';
const NO_CHUNK = 'Takú skupinu adries nemáme.';
const DECIDED = 'O\u00a0tejto skupine už niekto rozhodol.';

/** The sender changes the same records all the time. */
const MAX_ATTEMPTS = 50;

/**
 * Lets nothing more go out after the chunk under way. What is paused or over stays what it is.
 * @throws AppError not-found, conflict (a draft); StoreError unavailable
 */
export async function pauseSending(services: Services, id: string, by: Doer): Promise<void> {
  await commitPlan(services.store, async () => {
    const entry = await requireIssue(services.store, id);
    if (entry.value.state === 'draft') throw new AppError('conflict', NOT_STARTED);
    if (entry.value.state !== 'sending') return { writes: [], result: null };
    const paused: Issue = { ...entry.value, state: 'paused', pause_reason: null };
    const writes = [
      issueRecords(services.store).issues.put(id, paused, { version: entry.version }),
      auditWrite(services, { act: 'newsletter_issue_paused', ...by, detail: id }),
    ];
    return { writes, result: null };
  });
}

/**
 * Goes on at once, also when the provider asked for a longer pause. What is under way or over stays what it is.
 * @throws AppError not-found, conflict (a draft); StoreError unavailable
 */
export async function resumeSending(services: Services, id: string, by: Doer): Promise<void> {
  const { store } = services;
  const { issues, progress } = issueRecords(store);
  await commitPlan(
    store,
    async () => {
      const entry = await requireIssue(store, id);
      if (entry.value.state === 'draft') throw new AppError('conflict', NOT_STARTED);
      if (entry.value.state !== 'paused') return { writes: [], result: null };
      const head = await progress.require(id);
      const sending: Issue = { ...entry.value, state: 'sending', pause_reason: null };
      const writes = [
        issues.put(id, sending, { version: entry.version }),
        progress.put(id, { ...head.value, held_until: null, strikes: 0 }, { version: head.version }),
        auditWrite(services, { act: 'newsletter_issue_resumed', ...by, detail: id }),
      ];
      return { writes, result: null };
    },
    MAX_ATTEMPTS,
  );
  wakeSoon(services);
}

/**
 * What staff decide about people of whom nobody knows: they got it, or they are sent it again. Then the chunk gets a new
 * number and with it a new key, and an issue that was over goes on.
 * @param chunk its number, as the issue names it
 * @throws AppError not-found, conflict (decided meanwhile); StoreError unavailable
 */
export async function decideUncertain(
  services: Services,
  id: string,
  { chunk: number, decision }: { chunk: string; decision: 'sent' | 'again' },
  by: Doer,
): Promise<void> {
  const { store, clock } = services;
  const { issues, progress } = issueRecords(store);
  const chunks = chunkRecords(store);
  await commitPlan(
    store,
    async () => {
      const entry = await requireIssue(store, id);
      const chunk = await chunks.find(chunkId(id, Number(number)));
      if (chunk === null) throw new AppError('not-found', NO_CHUNK);
      if (chunk.value.state !== 'uncertain') throw new AppError('conflict', DECIDED);
      const head = await progress.require(id);
      const now = clock.now();
      const { recipients } = chunk.value;
      const people = recipients.length;
      const isSent = decision === 'sent';
      const next = head.value.chunks + 1;
      const done = { ...chunk.value, state: 'done', since: now, sent: isSent ? people : 0 } as const;
      const writes = [
        chunks.put(chunk.id, done, { version: chunk.version }, ENDED_CHUNK_LIFE),
        progress.put(
          id,
          {
            ...head.value,
            uncertain: head.value.uncertain - people,
            sent: head.value.sent + (isSent ? people : 0),
            chunks: isSent ? head.value.chunks : next,
          },
          { version: head.version },
        ),
        ...(isSent ? [] : [chunks.put(chunkId(id, next), newChunk(id, next, recipients, now), 'absent')]),
        ...(isSent || entry.value.state !== 'sent'
          ? []
          : [
              issues.put(id, { ...entry.value, state: 'sending', finished_at: null } as const, {
                version: entry.version,
              }),
            ]),
        auditWrite(services, { act: 'newsletter_issue_decided', ...by, detail: `${id} ${number} ${decision}` }),
      ];
      return { writes, result: null };
    },
    MAX_ATTEMPTS,
  );
  if (decision === 'again') wakeSoon(services);
}
