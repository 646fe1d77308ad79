import { z } from 'zod';
import { type ContentProblem, describeProblem } from '../../../content-files/content-problem.ts';
import { formatDateTime } from '../../../domain/time/format-date.ts';
import { listAdministrators } from '../../core/accounts/accounts.ts';
import { auditWrite } from '../../core/audit/audit-log.ts';
import { isOutOfDate } from '../../core/entries/publication.ts';
import { commitAndMail } from '../../core/mail/mail-delivery.ts';
import { MOST_IN_A_COMMIT, queuedMail } from '../../core/mail/mail-queue.ts';
import { composeMail } from '../../core/mail/templates/compose-mail.ts';
import { actionButton, facts, heading, paragraph, smallPrint } from '../../core/mail/templates/pieces.ts';
import { type BuildRun, isPartial } from '../../ports/builds/build-trigger.ts';
import type { Mail } from '../../ports/mail/mailer.ts';
import { collection } from '../../ports/store/collection.ts';
import type { Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';

const alarmSchema = z.object({
  failing_since: z.int().nullable(),
});

const alarms = (store: Store) => collection(store, 'build-alarm', alarmSchema, {});
const ID = 'site';
const MAX_LISTED = 5;

interface Outcome {
  run: BuildRun;
  isStale: boolean;
  problems(): Promise<readonly ContentProblem[]>;
}

/**
 * When publishing begins to fail, and when it works again. The commit that queues the mails records the state: two
 * processes mail once.
 */
export async function alertAdministrators(services: Services, { run, isStale, problems }: Outcome): Promise<void> {
  const { store } = services;
  const isFailing = isPartial(run) || (run.state === 'failed' && isStale);
  await commitAndMail(services, async () => {
    const known = await alarms(store).find(ID);
    const since = known?.value.failing_since ?? null;
    if (isFailing === (since !== null)) return { writes: [], result: null };
    const fault = isFailing ? await faultOf(run, problems) : null;
    const makeMail = fault === null ? recoveryMail(services, since ?? 0) : failureMail(services, run, fault);
    const readers = (await listAdministrators(store)).slice(0, MOST_IN_A_COMMIT);
    const mails = await Promise.all(
      readers.map(async ({ value }) => queuedMail(services, await makeMail(value.email), 'decision')),
    );
    const state = { failing_since: isFailing ? run.startedAt : null };
    return {
      writes: [
        alarms(store).put(ID, state, known),
        auditWrite(services, {
          act: isFailing ? 'publication_failed' : 'publication_recovered',
          visitor: null,
          ...(fault !== null && { detail: faultInWords(fault) }),
        }),
      ],
      mails,
      result: null,
    };
  });
}

interface Fault {
  mistakes: readonly ContentProblem[];
  reason: string | null;
}

async function faultOf(run: BuildRun, problems: Outcome['problems']): Promise<Fault> {
  const mistakes = run.problems.length > 0 ? run.problems : await problems();
  return { mistakes, reason: mistakes.length === 0 ? run.reason : null };
}

function faultInWords({ mistakes: [first, ...others], reason }: Fault): string {
  if (first === undefined) return reason ?? '';
  return `${describeProblem(first)}${others.length === 0 ? '' : ` (ďalších chýb: ${others.length})`}`;
}

const KEPT_OUT =
  'Niektoré súbory s\u00a0obsahom majú chybu. Čo z\u00a0nich na webe bolo, ostalo, ako bolo, a\u00a0čo je nové, na ňom nie je. Všetko ostatné návštevníci vidia.';

export async function failingPublication(
  services: Pick<Services, 'builds' | 'clock' | 'content' | 'contentManifest' | 'judgedFiles'>,
): Promise<string | null> {
  const { builds, clock, content, contentManifest, judgedFiles } = services;
  const [newest] = await builds.runs(1);
  if (newest !== undefined && isPartial(newest))
    return `${KEPT_OUT} ${faultInWords({ mistakes: newest.problems, reason: null })}`;
  if (newest?.state !== 'failed') return null;
  const [state, live] = await Promise.all([content.state(), contentManifest.read()]);
  if (!isOutOfDate(newest, live, state.blobIds, clock.now())) return null;
  const fault = await faultOf(newest, async () => (await judgedFiles.view(state)).problems());
  const since = formatDateTime(newest.startedAt);
  return `Web sa ${since} nepodarilo pripraviť nanovo, návštevníci vidia poslednú dobrú verziu. ${faultInWords(fault)}`.trim();
}

type MakeMail = (to: string) => Promise<Mail>;

const REASON = 'Túto správu ste dostali, lebo ste správca webu. Posielame ju raz, keď zverejňovanie prestane fungovať.';

const PARTIAL = {
  subject: 'Časť zmien sa nedostala na web',
  preview: 'Niektoré súbory majú chybu. Pozrite, čo treba opraviť.',
  text: KEPT_OUT,
};

function failureWords({ startedAt }: BuildRun): typeof PARTIAL {
  return {
    subject: 'Zmeny sa nedostali na web',
    preview: 'Návštevníci vidia poslednú dobrú verziu. Pozrite, čo treba opraviť.',
    text: `Web sa ${formatDateTime(startedAt)} nepodarilo pripraviť nanovo. Návštevníci vidia poslednú dobrú verziu a\u00a0nič sa nestratilo, ale čo sa uložilo potom, na webe nie je.`,
  };
}

function failureMail(services: Services, run: BuildRun, { mistakes: found, reason: why }: Fault): MakeMail {
  const mistakes = found.slice(0, MAX_LISTED).map((problem, at) => [`${at + 1}`, describeProblem(problem)] as const);
  const more = found.length - mistakes.length;
  const { subject, preview, text } = isPartial(run) ? PARTIAL : failureWords(run);
  return (to) =>
    composeMail(
      services,
      { to, subject, preview, reason: REASON },
      heading(subject),
      paragraph(text),
      ...(why === null ? [] : [paragraph(why)]),
      ...(mistakes.length === 0 ? [] : [paragraph('Čo treba opraviť:'), facts(mistakes)]),
      ...(more > 0 ? [paragraph(`Ďalších chýb: ${more}.`)] : []),
      actionButton(`${services.config.siteUrl}/admin/publishing`, 'Pozrieť, čo treba opraviť'),
      smallPrint(
        'Kým to nebude v\u00a0poriadku, ďalšiu správu nepošleme. Napíšeme vám, keď zverejňovanie znova pôjde.',
      ),
    );
}

function recoveryMail(services: Services, since: number): MakeMail {
  return (to) =>
    composeMail(
      services,
      {
        to,
        subject: 'Zverejňovanie znova funguje',
        preview: 'Všetko, čo je uložené, už návštevníci vidia.',
        reason: REASON,
      },
      heading('Zverejňovanie znova funguje'),
      paragraph(
        `Všetko, čo je uložené, už návštevníci vidia. Nefungovalo od ${formatDateTime(since)}. Netreba robiť nič.`,
      ),
      actionButton(services.config.siteUrl, 'Otvoriť web'),
    );
}
