import type { Issue } from '../../../../domain/newsletter/newsletter-issue.ts';
import { isoOf } from '../../../../domain/time/written-moment.ts';
import { AppError } from '../../../app-error.ts';
import { userNames } from '../../../core/accounts/accounts.ts';
import { type AuditActor, auditWrite } from '../../../core/audit/audit-log.ts';
import { allOf, commitPlan } from '../../../ports/store/collection.ts';
import type { Store, Write } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { allIssues, issueRecords, NEW_LEDGER_HEAD } from '../issues/issue-store.ts';
import { newsletterRecords } from '../records.ts';
import { chunkRecords, chunksIn, ENDED_CHUNK_LIFE } from '../sending/ledger.ts';
import { allSuppressed } from '../sending/verdict.ts';
import { IMPORT_LIFE, importRecords, isHeld, MAX_ATTEMPTS, noticesId } from './import-notices.ts';

const TOLD = 'Oznámenia už odchádzajú, celé pridanie sa vrátiť nedá. Jednotlivých ľudí odhlásite v\u00a0zozname.';
const MAILED = 'Odvtedy odišlo vydanie, ktoré dostali aj títo ľudia, preto sa pridanie vrátiť nedá.';
const NO_IMPORT = 'Také pridanie nemáme.';

/**
 * People who have left or come back stay as they are. Repeated it goes on.
 * @throws AppError not-found, conflict (notices or an issue have gone out)
 */
export async function undoImport(services: Services, uuid: string, by: AuditActor): Promise<number> {
  const { store, clock } = services;
  const { issues, progress } = issueRecords(store);
  const id = noticesId(uuid);
  await commitPlan(
    store,
    async () => {
      const [known, issue, head] = [
        await importRecords(store).find(id),
        await issues.find(id),
        await progress.find(id),
      ];
      if (known === null || issue === null || head === null) throw new AppError('not-found', NO_IMPORT);
      if (known.value.is_undone) return { writes: [], result: null };
      if (!isHeld(head.value, clock.now())) throw new AppError('conflict', TOLD);
      if (await hasMailedSince(store, known.value.at)) throw new AppError('conflict', MAILED);
      const writes = [
        importRecords(store).put(id, { ...known.value, is_undone: true }, known, IMPORT_LIFE),
        issues.put(id, { ...issue.value, state: 'paused', pause_reason: null }, issue),
        progress.put(id, head.value, head),
        auditWrite(services, { ...by, act: 'newsletter_import_undone', detail: id }),
      ];
      return { writes, result: null };
    },
    MAX_ATTEMPTS,
  );
  for (const chunk of await chunksIn(store, id, 'waiting')) await takeBack(services, id, chunk.id);
  await commitPlan(store, async () => {
    const issue = await issues.require(id);
    const isOver = (await chunkRecords(store).count('state', { of: `${id}:sending` })) === 0;
    const left: Issue = isOver
      ? { ...issue.value, state: 'sent', finished_at: clock.now() }
      : { ...issue.value, state: 'sending' };
    return { writes: [issues.put(id, left, issue)], result: null };
  });
  return (await progress.require(id)).value.suppressed;
}

async function hasMailedSince(store: Store, at: number): Promise<boolean> {
  return (await allIssues(store)).some(({ value }) => value.started_at !== null && value.started_at >= at);
}

function takeBack({ store, clock }: Services, id: string, chunk: string): Promise<void> {
  const { subscribers, consents } = newsletterRecords(store);
  return commitPlan(
    store,
    async () => {
      const entry = await chunkRecords(store).find(chunk);
      if (entry === null || entry.value.state !== 'waiting') return { writes: [], result: undefined };
      const head = await issueRecords(store).progress.require(id);
      const people = (await subscribers.findMany(entry.value.recipients)).filter((person) => person !== null);
      const given = await consents.findMany(people.map(({ value }) => value.consent_id));
      const own = people.flatMap((person, at): Write[] => {
        const consent = given[at] ?? null;
        if (consent?.value.import_id !== id) return [];
        return [
          subscribers.removal(person.id, { version: person.version }),
          consents.removal(consent.id, { version: consent.version }),
        ];
      });
      const { chunk: done, counts } = allSuppressed(entry.value, clock.now());
      const writes = [
        ...own,
        chunkRecords(store).put(chunk, done, { version: entry.version }, ENDED_CHUNK_LIFE),
        issueRecords(store).progress.put(
          id,
          { ...head.value, suppressed: head.value.suppressed + counts.suppressed },
          { version: head.version },
        ),
      ];
      return { writes, result: undefined };
    },
    MAX_ATTEMPTS,
  );
}

/** Times are ISO in UTC. */
export async function listImports({ store, clock }: Pick<Services, 'store' | 'clock'>) {
  const imports = await allOf((page) => importRecords(store).list('at', { ...page, order: 'descending' }));
  const ids = imports.map(({ id }) => id);
  const { progress, issues } = issueRecords(store);
  const [heads, notices] = await Promise.all([progress.findMany(ids), issues.findMany(ids)]);
  const names = await userNames(
    store,
    imports.map(({ value }) => value.by),
  );
  return imports.map(({ id, value: { at, by, is_undone } }, nth) => {
    const head = heads[nth]?.value ?? NEW_LEDGER_HEAD;
    const notice = notices[nth]?.value;
    const isWaiting = !is_undone && isHeld(head, clock.now());
    return {
      id: id.slice(noticesId('').length),
      at: new Date(at).toISOString(),
      by: by === null ? null : (names.get(by) ?? null),
      added: head.total,
      told: head.sent,
      uncertain: head.uncertain,
      // null: the notices have begun to leave, or never will.
      notices_at: isWaiting ? isoOf(head.held_until) : null,
      // Also where undoing broke off: the same call finishes it.
      can_undo: isWaiting || (is_undone && notice?.state === 'paused'),
      is_undone,
      paused: is_undone ? null : pauseOf(notice),
    };
  });
}

function pauseOf(notice: Issue | undefined): string | null {
  return notice?.state === 'paused' ? (notice.pause_reason ?? 'Niekto odosielanie pozastavil.') : null;
}
