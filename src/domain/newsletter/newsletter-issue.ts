// What is mailed to subscribers: the monthly issue, 'Mesačný prehľad podujatí', single messages, and the notices of an import.
import { z } from 'zod';
import { toEpochMs } from '../time/wall-clock.ts';
import { isWallClock, toWallClock } from '../time/written-moment.ts';
import { cleanLine, cleanText } from '../words/clean-text.ts';
import { scheduleSchema } from './issue-schedule.ts';
import { emailSchema } from './newsletter-subscriber.ts';

/**
 * `draft` → `sending` ⇄ `paused` → `sent`. A decision of the staff about uncertain recipients may turn `sent` back into
 * `sending`. `scheduled`: will be sent at its hour; when something keeps it back it is `paused` without having begun.
 */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const;

export type IssueState = (typeof ISSUE_STATES)[number];

/**
 * `monthly`: the overview of a month. `message`: a single message between them. `welcome`: tells people whom an import has
 * added; it goes to them only, and the desk does not list it.
 */
export const ISSUE_KINDS = ['monthly', 'message', 'welcome'] as const;

export type IssueKind = (typeof ISSUE_KINDS)[number];

/** More events than a month has. The limit also keeps a mail below the size at which mail programs cut it off. */
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

/**
 * A stored issue. The id of a monthly one is its month (`2027-01`), of a second one in the month `2027-01-2`; a message is
 * `2026-11-20-sprava`, a notice has the id of its import.
 */
export const issueSchema = z.object({
  kind: z.enum(ISSUE_KINDS).default('monthly'),
  /** Of a message the month in which it was begun. */
  month: z.string(),
  subject: z.string(),
  /** Markdown. */
  introduction: z.string(),
  /** In the order in which they are shown. */
  event_ids: z.array(z.int()),
  state: z.enum(ISSUE_STATES),
  /** Whether the archive on the web shows it once it is sent. */
  in_archive: z.boolean().default(true),
  /** When it will be sent; null unless it is `scheduled`. */
  scheduled: scheduleSchema.nullable().default(null),
  /** Why sending paused by itself, a sentence; null when staff paused it. */
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

/** Whether sending has begun: from then on nobody can change what people get. */
export function hasBegun({ state, started_at }: Pick<Issue, 'state' | 'started_at'>): boolean {
  return state === 'sending' || state === 'sent' || (state === 'paused' && started_at !== null);
}

/** The mail as it was when sending began, stored under the id of its issue, so that everybody gets the same one. */
export const editionSchema = z.object({
  month: z.string(),
  subject: z.string(),
  /** With WAY_OUT in place of each unsubscribe link. */
  html: z.string(),
  /** With WAY_OUT as well. */
  text: z.string(),
  /** The same mail for the archive on the web, without a personal link. */
  archive_html: z.string(),
  reply_to: z.string().nullable(),
  created_at: z.int(),
});

export type Edition = z.infer<typeof editionSchema>;

/** The placeholder for the unsubscribe link in an edition: a name that nobody can own (RFC 2606). */
export const WAY_OUT = 'https://odhlasenie.invalid/';

/** The numbers of recipients by state. They are always right, because each commit that changes a recipient changes them, too. */
export const progressSchema = z.object({
  /** All recipients when sending began; grows while the list is being frozen. */
  total: z.int(),
  sent: z.int(),
  failed: z.int(),
  uncertain: z.int(),
  /** Recipients who were left out when their turn came: suppressed, or no longer subscribed. */
  suppressed: z.int(),
});

export type Progress = z.infer<typeof progressSchema>;

/** The body of the call that makes an issue: of a month, or a message. */
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
  /** Only a message may stay out of the archive. */
  in_archive: z.boolean('Vyberte, či má byť správa v\u00a0archíve.').optional(),
};

/** The fields that staff write; a preview needs all of them as well. */
export const issueFieldsSchema = z.object(fields);

export type IssueFields = z.output<typeof issueFieldsSchema>;

const NEEDED = 'Chýba verzia, ktorú ste otvorili. Načítajte, prosím, stránku znova.';

/** The version that somebody opened and now saves or sends. */
export const issueVersionSchema = z.object({ version: z.string(NEEDED).min(1, NEEDED).max(64, NEEDED) });

export const issueChangeSchema = z.object({ ...fields, ...issueVersionSchema.shape });

const HOUR = 'Vyberte deň a\u00a0čas, kedy sa má odoslať.';

/** When to send an issue: a wall clock of Bratislava, or an instant with offset. The rule gets epoch milliseconds. */
export const issueScheduleSchema = issueVersionSchema.extend({
  at: z
    .string(HOUR)
    .transform(toWallClock)
    .refine(isWallClock, HOUR)
    .transform((wallClock) => toEpochMs(wallClock)),
});

/** The address of a test mail; without it, the caller's own. */
export const testMailSchema = z.object({ email: emailSchema.optional() });

const CHUNK = 'Vyberte skupinu adries.';

/** The decision of the staff about uncertain recipients. */
export const uncertainDecisionSchema = z.object({
  /** Its number in the ledger, `0007`. */
  chunk: z.string(CHUNK).regex(/^\d{4,6}$/, CHUNK),
  /** `sent`: they got it. `again`: send it to them once more. */
  decision: z.enum(['sent', 'again'], 'Vyberte, čo sa má stať.'),
});
