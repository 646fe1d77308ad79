import { statfs } from 'node:fs/promises';
import { z } from 'zod';
import { judgeContentFile } from '../../../content-files/judge-content-file.ts';
import { isBackupOld, JOB_NAMES } from '../../../domain/maintenance.ts';
import { addDays, daysApart, firstOfMonth, isoDay, touchesWeekend } from '../../../domain/time/calendar-day.ts';
import { DAY_MS, DAY_SECONDS, HOUR_MS } from '../../../domain/time/clock.ts';
import { formatDate, formatDateTime, formatMonth, noonOf } from '../../../domain/time/format-date.ts';
import { startOfDay } from '../../../domain/time/wall-clock.ts';
import { plural } from '../../../domain/words/plural.ts';
import { accountRecords, listAdministrators } from '../../core/accounts/accounts.ts';
import { stateOf } from '../../core/accounts/user.ts';
import { listJobRuns, type WireJobRun } from '../../core/jobs/job-runs.ts';
import { commitAndMail } from '../../core/mail/mail-delivery.ts';
import { MOST_IN_A_COMMIT, queuedMail, readQueueState } from '../../core/mail/mail-queue.ts';
import { composeMail } from '../../core/mail/templates/compose-mail.ts';
import { actionButton, facts, heading, link, paragraph, subheading } from '../../core/mail/templates/pieces.ts';
import { allOf, collection } from '../../ports/store/collection.ts';
import type { Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { lastBackup } from '../data-duties/backup-format.ts';
import { issueRecords } from '../newsletter/issues/issue-store.ts';
import { failingPublication } from './build-alarm.ts';
import { siteWarnings } from './site-warnings.ts';

const MORNING_MS = 7 * HOUR_MS;
const LATEST_MS = 6 * DAY_MS;
const REMEMBERED = { ttlSeconds: 92 * DAY_SECONDS };

const reportMarks = (store: Store) => collection(store, 'monthly-report', z.object({ at: z.int() }), {});

interface Part {
  fact: readonly [name: string, value: string] | null;
  troubles: readonly Trouble[];
}

interface Trouble {
  text: string;
  path: string;
  label: string;
}

/**
 * Due from seven o'clock of a month's first weekday on.
 * @throws AppError unavailable (no content yet)
 */
export async function sendMonthlyReport(services: Services): Promise<void> {
  const now = services.clock.now();
  const month = monthToReport(now);
  if (month === null || (await reportMarks(services.store).find(month)) !== null) return;
  const jobRuns = (await listJobRuns(services)).filter(({ name }) => name !== 'monthly-report');
  // After a start jobs are late; it waits for them until noon.
  const isMorning = now < startOfDay(isoDay(now)) + 12 * HOUR_MS;
  if (isMorning && jobRuns.some(({ state }) => state === 'late')) return;

  const readers = (await listAdministrators(services.store)).slice(0, MOST_IN_A_COMMIT);
  const parts = await Promise.all([
    jobsPart(jobRuns),
    publishingPart(services),
    mailsPart(services),
    newsletterPart(services),
    backupPart(services),
    diskPart(services),
    accountsPart(services),
    statementPart(services),
    hostPart(services),
  ]);
  const mail = await reportMail(services, parts);
  await commitAndMail(services, async () => {
    if ((await reportMarks(services.store).find(month)) !== null) return { writes: [], result: null };
    const mark = reportMarks(services.store).put(month, { at: now }, 'absent', REMEMBERED);
    const mails = readers.map(({ value }) => queuedMail(services, { ...mail, to: value.email }, 'decision'));
    return { writes: [mark], mails, result: null };
  });
}

function monthToReport(nowMs: number): string | null {
  let day = firstOfMonth(isoDay(nowMs));
  while (touchesWeekend(day, day)) day = addDays(day, 1);
  const late = nowMs - (startOfDay(day) + MORNING_MS);
  return late < 0 || late > LATEST_MS ? null : day.slice(0, 7);
}

function reportMail(services: Services, parts: readonly Part[]) {
  const { siteUrl } = services.config;
  const troubles = parts.flatMap((part) => part.troubles);
  const count = troubles.length;
  const subject =
    count === 0
      ? 'Všetko je v\u00a0poriadku'
      : `Web potrebuje vašu pozornosť: ${count}\u00a0${plural(count, 'vec', 'veci', 'vecí')}`;
  return composeMail(
    services,
    {
      to: '',
      subject,
      preview: `Ako je na tom web, ${formatMonth(services.clock.now())}`,
      reason: 'Túto správu posiela web svojim správcom raz za mesiac, v\u00a0prvý pracovný deň.',
    },
    heading(subject),
    ...(count === 0
      ? [paragraph('Čo má na webe bežať samo, beží. Nemusíte robiť nič.')]
      : troubles.map(({ text, path, label }) => paragraph(`${text} `, link(`${siteUrl}/admin${path}`, label)))),
    subheading('Ako je na tom web'),
    facts(parts.flatMap(({ fact }) => (fact === null ? [] : [fact]))),
    actionButton(`${siteUrl}/admin`, 'Otvoriť administráciu'),
  );
}

function jobsPart(runs: readonly WireJobRun[]): Part {
  const wrong = runs.filter(({ state }) => state === 'failed' || state === 'late');
  return {
    fact: ['Čo beží samo', wrong.length === 0 ? 'Všetko v\u00a0poriadku' : 'Nie všetko, pozrite vyššie'],
    troubles: wrong.map((run) => ({ text: `${JOB_NAMES[run.name]}: ${wrongText(run)}`, path: '', label: SEE_JOBS })),
  };
}

const SEE_JOBS = 'Pozrieť nočnú zmenu';

function wrongText({ state, started_at }: WireJobRun): string {
  if (started_at === null) return 'malo už prebehnúť, zatiaľ ani raz.';
  const when = formatDateTime(started_at);
  return state === 'late' ? `malo už prebehnúť, naposledy ${when}.` : `nepodarilo sa ${when}.`;
}

const MOST_BUILDS = 200;

async function publishingPart(services: Services): Promise<Part> {
  const { builds, clock } = services;
  const runs = await builds.runs(MOST_BUILDS);
  const recent = runs.filter(({ startedAt }) => clock.now() - startedAt < 30 * DAY_MS);
  const failed = recent.filter(({ state }) => state === 'failed').length;
  const value = recent.length === 0 ? 'Žiadne' : `${recent.length}${failed === 0 ? '' : `, nepodarilo sa ${failed}`}`;
  const text = await failingPublication(services).catch(() => null);
  return {
    fact: ['Zverejnenia za 30\u00a0dní', value],
    troubles: text === null ? [] : [{ text, path: '/publishing', label: 'Pozrieť zverejňovanie' }],
  };
}

async function mailsPart(services: Services): Promise<Part> {
  const { waiting, failed, oldest_age_seconds } = await readQueueState(services);
  const texts = [
    ...(failed > 0 ? [`Nedoručené e-maily za posledných 30\u00a0dní: ${failed}.`] : []),
    ...((oldest_age_seconds ?? 0) * 1000 > HOUR_MS ? ['E-maily čakajú na odoslanie dlhšie než hodinu.'] : []),
  ];
  return {
    fact: ['E-maily', waiting + failed === 0 ? 'Všetky odišli' : `Čakajú: ${waiting}, nedoručené: ${failed}`],
    troubles: texts.map((text) => ({ text, path: '/mails', label: 'Pozrieť e-maily' })),
  };
}

async function newsletterPart({ store }: Services): Promise<Part> {
  const { records } = await issueRecords(store).issues.list('state', { of: 'paused', limit: 1 });
  const paused = records.map(({ id }) => ({
    text: 'Odosielanie newslettera stojí a\u00a0čaká na vás.',
    path: `/newsletter/${id}`,
    label: 'Otvoriť vydanie',
  }));
  return { fact: null, troubles: paused };
}

async function backupPart({ store, clock }: Services): Promise<Part> {
  const madeAt = (await lastBackup(store))?.at ?? null;
  const text =
    madeAt === null
      ? 'Údaje ešte nikto nezálohoval. Po poruche by sa nedali obnoviť.'
      : `Posledná záloha je z\u00a0${formatDate(madeAt)}, staršia ako týždeň.`;
  return {
    fact: ['Posledná záloha', madeAt === null ? 'Zatiaľ žiadna' : formatDateTime(madeAt)],
    troubles: isBackupOld(madeAt, clock.now()) ? [{ text, path: '/backup', label: 'Urobiť zálohu' }] : [],
  };
}

const GB = 1024 ** 3;
/** Below this builds and uploads may soon fail. */
const LOW_BYTES = 2 * GB;
const ONE_PLACE = new Intl.NumberFormat('sk', { maximumFractionDigits: 1 });

async function diskPart({ config }: Services): Promise<Part> {
  if (config.store.kind !== 'sqlite') return { fact: null, troubles: [] };
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  const free = `${ONE_PLACE.format((bavail * bsize) / GB)}\u00a0GB`;
  const isLow = bavail * bsize < Math.min(LOW_BYTES, (blocks * bsize) / 10);
  const text = `Na disku servera zostáva len ${free}. Keď sa zaplní, nebude sa dať nič uložiť: povedzte to správcovi servera.`;
  return {
    fact: ['Voľné miesto na disku', free],
    troubles: isLow ? [{ text, path: '', label: 'Otvoriť administráciu' }] : [],
  };
}

async function accountsPart({ store }: Services): Promise<Part> {
  const all = await allOf((page) => accountRecords(store).users.list('created', page));
  const active = all.filter(({ value }) => stateOf(value) === 'active');
  const waiting = all.filter(({ value }) => stateOf(value) === 'waiting').length;
  const guarded = active.filter(({ value }) => value.two_factor !== null).length;
  const open = active.filter(({ value }) => value.two_factor === null && value.roles.includes('admin')).length;
  const accounts = `${active.length}\u00a0${plural(active.length, 'účet', 'účty', 'účtov')}`;
  const administrators = `${open}\u00a0${plural(open, 'správca sa prihlasuje', 'správcovia sa prihlasujú', 'správcov sa prihlasuje')}`;
  const people = `${waiting}\u00a0${plural(waiting, 'nový účet čaká', 'nové účty čakajú', 'nových účtov čaká')}`;
  return {
    fact: ['Účty', `${accounts}, dvojstupňové prihlásenie: ${guarded}`],
    troubles: [
      ...(open > 0
        ? [
            {
              text: `${administrators} len heslom. Zapnite si v\u00a0profile dvojstupňové prihlásenie.`,
              path: '/users?role=admin&two_factor=off',
              label: 'Pozrieť účty',
            },
          ]
        : []),
      ...(waiting > 0
        ? [{ text: `${people} na rolu.`, path: '/users?state=waiting', label: 'Pozrieť čakajúce účty' }]
        : []),
    ],
  };
}

const STATEMENT = 'pages/accessibility.md';
const YEAR_DAYS = 365;
const AHEAD_DAYS = 30;

/** The accessibility statement has to be reviewed once a year (act 95/2019). */
async function statementPart({ content, clock }: Services): Promise<Part> {
  const place = { path: '/settings/accessibility', label: 'Otvoriť vyhlásenie' };
  const name = 'Vyhlásenie o\u00a0prístupnosti';
  const texts = await content
    .state()
    .then((state) => state.read([STATEMENT]))
    .catch(() => null);
  if (texts === null) {
    const text = 'Úložisko textov webu neodpovedalo. Skúste, či sa dá niečo uložiť.';
    return { fact: null, troubles: [{ text, path: '/publishing', label: 'Pozrieť zverejňovanie' }] };
  }
  const file = judgeContentFile(STATEMENT, texts.get(STATEMENT) ?? '').content;
  if (file?.kind !== 'pages') return { fact: null, troubles: [] };
  const { reviewed } = file.page;
  if (reviewed === undefined)
    return { fact: null, troubles: [{ text: `${name} nemá deň posledného preskúmania.`, ...place }] };
  const words = formatDate(noonOf(reviewed));
  const isDue = daysApart(reviewed, isoDay(clock.now())) > YEAR_DAYS - AHEAD_DAYS;
  const text = `${name} treba raz za rok preskúmať, naposledy sa tak stalo ${words}.`;
  return { fact: [name, `preskúmané ${words}`], troubles: isDue ? [{ text, ...place }] : [] };
}

async function hostPart(services: Services): Promise<Part> {
  await services.content.check().catch(() => {});
  const warnings = await siteWarnings(services, services.config.siteUrl);
  return {
    fact: null,
    troubles: warnings.map(({ message }) => ({ text: message, path: '/publishing', label: 'Pozrieť zverejňovanie' })),
  };
}
