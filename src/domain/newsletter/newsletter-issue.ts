import { z } from 'zod';
import { toEpochMs } from '../time/wall-clock.ts';
import { isWallClock, toWallClock } from '../time/written-moment.ts';
import { cleanLine, cleanText } from '../words/clean-text.ts';
import { scheduleSchema } from './issue-schedule.ts';
import { emailSchema } from './newsletter-subscriber.ts';

/**
 * A decision about uncertain recipients may turn `sent` into `sending`. A `scheduled` issue kept back is `paused`
 * without having begun.
 */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const;

export type IssueState = (typeof ISSUE_STATES)[number];

/** `welcome` goes only to imported people; the desk does not list it. */
export const ISSUE_KINDS = ['monthly', 'message', 'welcome'] as const;

export type IssueKind = (typeof ISSUE_KINDS)[number];

/** Mail programs cut off larger mails. */
export const MAX_ISSUE_EVENTS = 40;
const MAX_SUBJECT_CHARACTERS = 150;
const MAX_INTRODUCTION_CHARACTERS = 5000;

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
const MONTH_TEXT = 'Vyberte mesiac v\u00a0tvare RRRR-MM.';
const SUBJECT = 'Napíšte predmet správy.';
const EVENTS = 'Vyberte podujatia z\u00a0ponuky.';

const monthSchema = z.string(MONTH_TEXT).regex(MONTH, MONTH_TEXT);
const eventIds = z
  .array(z.int(EVENTS).positive(EVENTS), EVENTS)
  .max(MAX_ISSUE_EVENTS, `Do jedného vydania sa zmestí najviac ${MAX_ISSUE_EVENTS} podujatí.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Jedno podujatie je vo vydaní dvakrát.');

/** A month `2027-01`, its second issue `2027-01-2`, a message `2026-11-20-sprava`, a notice the id of its import. */
export const issueSchema = z.object({
  kind: z.enum(ISSUE_KINDS).default('monthly'),
  month: z.string(),
  subject: z.string(),
  introduction: z.string(),
  event_ids: z.array(z.int()),
  state: z.enum(ISSUE_STATES),
  in_archive: z.boolean().default(true),
  scheduled: scheduleSchema.nullable().default(null),
  /** A sentence; null: staff paused it. */
  pause_reason: z.string().nullable(),
  /** Epoch milliseconds, here and below. */
  created_at: z.int(),
  changed_at: z.int(),
  /** Id of the user; null: the program. */
  changed_by: z.string().nullable(),
  started_at: z.int().nullable(),
  started_by: z.string().nullable(),
  finished_at: z.int().nullable(),
});

export type Issue = z.infer<typeof issueSchema>;

export function hasBegun({ state, started_at }: Pick<Issue, 'state' | 'started_at'>): boolean {
  return state === 'sending' || state === 'sent' || (state === 'paused' && started_at !== null);
}

/** The mail as it was when sending began, so that everybody gets the same one. */
export const editionSchema = z.object({
  month: z.string(),
  subject: z.string(),
  /** With UNSUBSCRIBE_PLACEHOLDER for each unsubscribe link. */
  html: z.string(),
  text: z.string(),
  archive_html: z.string(),
  reply_to: z.string().nullable(),
  created_at: z.int(),
});

export type Edition = z.infer<typeof editionSchema>;

/** Stands for the unsubscribe link; nobody can own the name (RFC 2606). */
export const UNSUBSCRIBE_PLACEHOLDER = 'https://odhlasenie.invalid/';

/** Each commit that changes a recipient changes these, too. */
export const progressSchema = z.object({
  total: z.int(),
  sent: z.int(),
  failed: z.int(),
  uncertain: z.int(),
  suppressed: z.int(),
});

export type Progress = z.infer<typeof progressSchema>;

export const newIssueSchema = z
  .object({ kind: z.enum(['monthly', 'message']).default('monthly'), month: monthSchema.optional() })
  .check(({ value, issues }) => {
    if (value.kind === 'monthly' && value.month === undefined)
      issues.push({ code: 'custom', input: value, path: ['month'], message: MONTH_TEXT });
  });

const fields = {
  subject: z
    .string(SUBJECT)
    .transform(cleanLine)
    .pipe(z.string().min(1, SUBJECT).max(MAX_SUBJECT_CHARACTERS, 'Predmet smie mať najviac 150 znakov.')),
  introduction: z
    .string('Napíšte úvod, alebo ho nechajte prázdny.')
    .transform(cleanText)
    .pipe(z.string().max(MAX_INTRODUCTION_CHARACTERS, 'Úvod smie mať najviac 5\u00a0000 znakov.')),
  event_ids: eventIds,
  in_archive: z.boolean('Vyberte, či má byť správa v\u00a0archíve.').optional(),
};

export const issueFieldsSchema = z.object(fields);

export type IssueFields = z.output<typeof issueFieldsSchema>;

export function withFields(issue: Issue, { in_archive = issue.in_archive, ...others }: IssueFields): Issue {
  return { ...issue, ...others, in_archive: issue.kind === 'monthly' || in_archive };
}

const NEEDED = 'Chýba verzia, ktorú ste otvorili. Načítajte, prosím, stránku znova.';

export const issueVersionSchema = z.object({ version: z.string(NEEDED).min(1, NEEDED).max(64, NEEDED) });

export const issueChangeSchema = z.object({ ...fields, ...issueVersionSchema.shape });

const HOUR = 'Vyberte deň a\u00a0čas, kedy sa má odoslať.';

/** A wall clock of Bratislava or an instant becomes epoch milliseconds. */
export const issueScheduleSchema = issueVersionSchema.extend({
  at: z
    .string(HOUR)
    .transform(toWallClock)
    .refine(isWallClock, HOUR)
    .transform((wallClock) => toEpochMs(wallClock)),
});

/** Missing: the caller's own address. */
export const testMailSchema = z.object({ email: emailSchema.optional() });

const CHUNK = 'Vyberte skupinu adries.';

export const uncertainDecisionSchema = z.object({
  chunk: z.string(CHUNK).regex(/^\d{4,6}$/, CHUNK),
  /** `sent`: they got it; `again`: send it once more. */
  decision: z.enum(['sent', 'again'], 'Vyberte, čo sa má stať.'),
});
