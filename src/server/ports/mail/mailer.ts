import { z } from 'zod';
import { MINUTE_MS } from '../../../domain/time/clock.ts';

export const attachmentSchema = z.object({
  /** Plain ASCII. */
  filename: z.string(),
  contentType: z.string(),
  /** Text, or bytes in base64, because mails wait in the store as JSON. */
  content: z.string(),
  encoding: z.literal('base64').exactOptional(),
  /** The mail's HTML shows it under this name, `cid:platba`; missing: a file to download. */
  cid: z.string().exactOptional(),
});

export type MailAttachment = z.infer<typeof attachmentSchema>;

export const mailSchema = z.object({
  /** One, so that nobody sees another's address. */
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Beside those of every mail. */
  headers: z.record(z.string(), z.string()).readonly(),
  replyTo: z.string().exactOptional(),
  attachments: z.array(attachmentSchema).readonly().exactOptional(),
});

export type Mail = z.infer<typeof mailSchema>;

export interface OutgoingMail extends Mail {
  /** At most 256 characters; a provider sends nothing again under a key it knows. */
  idempotencyKey: string;
}

interface BatchTerms {
  /** Such as `resend 1f2e3d4c`: idempotency keys mean nothing to another. */
  provider: string;
  most: number;
  /** How long a repetition with the same key reaches nobody twice; 0: it does. */
  keyProtectsMs: number;
  /** null: no limit. */
  perSecond: number | null;
}

/**
 * - `failed`: never.
 * - `later`: refused for now, only for this recipient.
 * - `unknown`: it may have been taken.
 * - `untried`: the batch ended before its turn.
 */
export type MailOutcome = 'sent' | 'failed' | 'later' | 'unknown' | 'untried';

/** One contract suite (tests/contract/mail) proves every adapter. */
export interface Mailer {
  /**
   * Resolves once the next server has taken the mail. What becomes a header loses line breaks and signs of direction.
   * @throws MailError temporary, permanent
   */
  send(mail: OutgoingMail): Promise<void>;

  readonly batch: BatchTerms;

  /**
   * At most `batch.most` mails without attachments, within 90 seconds; the outcomes are in their order. Repeated with
   * the same key and mails within `batch.keyProtectsMs` it reaches nobody twice and answers the same.
   * @throws MailError when it concerns all mails
   */
  sendBatch(mails: readonly Mail[], idempotencyKey: string): Promise<MailOutcome[]>;

  /**
   * Removes what the mailer itself keeps of mails to these people or about them.
   * @param names their address, and numbers of their reservations
   */
  forget?(names: readonly string[]): Promise<void>;

  /**
   * Sends nothing.
   * @throws MailError
   */
  check(): Promise<void>;
}

/**
 * - `temporary`: nothing was taken, it may succeed later.
 * - `permanent`: this mail will never be taken.
 * Only `sendBatch` tells these from `temporary`:
 * - `blocked`: nothing is taken until somebody acts (a wrong key, a spent quota).
 * - `unknown`: the mails may have been taken.
 * - `too-large`: nothing was taken.
 * - `key-spent`: the key was used for other mails, which were taken; it never protects these.
 */
export type MailErrorKind = 'temporary' | 'permanent' | 'blocked' | 'unknown' | 'key-spent' | 'too-large';

interface MailErrorOptions {
  cause?: unknown;
  retryAfterMs?: number;
}

/** Messages name the provider's reason, never texts of a mail, which are personal data. */
export class MailError extends Error {
  readonly kind: MailErrorKind;
  readonly retryAfterMs: number | null;

  constructor(kind: MailErrorKind, message: string, { cause, retryAfterMs }: MailErrorOptions = {}) {
    super(message, { cause });
    this.name = 'MailError';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs ?? null;
  }
}

/** Calls do not arrive as evenly as they leave. */
const SPACING = 1.1;
/** Newsletter and queue each use half of the limit, so that a sign-in code gets through. */
const SHARE = 0.5;

export function spacingMs({ perSecond }: BatchTerms): number {
  return perSecond === null ? 0 : Math.ceil((1000 / (perSecond * SHARE)) * SPACING);
}

/** A line break would begin another header (ASVS 1.3.11). */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** They make a subject or a name look like another. */
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const NOT_IN_HEADER_NAMES = /[^A-Za-z0-9-]/g;
const NOT_IN_FILE_NAMES = /[^A-Za-z0-9._-]/g;

function headerText(text: string): string {
  return text.replace(DIRECTION_SIGNS, '').replace(CONTROLS, ' ').trim();
}

function safeAttachment({ filename, contentType, cid, ...file }: MailAttachment): MailAttachment {
  return {
    ...file,
    filename: filename.replace(NOT_IN_FILE_NAMES, '-'),
    contentType: headerText(contentType),
    ...(cid !== undefined && { cid: cid.replace(NOT_IN_FILE_NAMES, '-') }),
  };
}

export function attachedBytes({ content, encoding }: Pick<MailAttachment, 'content' | 'encoding'>): Buffer {
  return Buffer.from(content, encoding ?? 'utf8');
}

export function safeMail(mail: OutgoingMail): OutgoingMail {
  const headers = Object.entries(mail.headers).map(([name, value]) => [
    name.replace(NOT_IN_HEADER_NAMES, ''),
    headerText(value),
  ]);
  return {
    ...mail,
    to: headerText(mail.to),
    subject: headerText(mail.subject),
    headers: Object.fromEntries(headers),
    ...(mail.replyTo === undefined ? {} : { replyTo: headerText(mail.replyTo) }),
    ...(mail.attachments === undefined ? {} : { attachments: mail.attachments.map(safeAttachment) }),
  };
}

/** Few: when the process dies, staff must decide about all of them. */
export const MAX_SEQUENTIAL = 10;
/** The mail under way may take twenty seconds more. */
const BEGIN_WITHIN_MS = MINUTE_MS;

/**
 * For servers that take one mail at a time. Ends at the first mail that may have been taken, and when no more are
 * taken.
 * @param send throws MailError; `permanent` and `later` concern this mail only
 * @throws MailError when not even the first mail could be tried
 */
export async function sendSequentially(
  mails: readonly Mail[],
  idempotencyKey: string,
  send: (mail: OutgoingMail) => Promise<'sent' | 'later'>,
): Promise<MailOutcome[]> {
  const outcomes: MailOutcome[] = mails.map(() => 'untried');
  const began = performance.now();
  for (const [at, mail] of mails.entries()) {
    if (performance.now() - began > BEGIN_WITHIN_MS) break;
    try {
      outcomes[at] = await send({ ...mail, idempotencyKey: `${idempotencyKey}/${mail.to}` });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      if (error.kind === 'permanent') outcomes[at] = 'failed';
      else if (error.kind === 'unknown') outcomes[at] = 'unknown';
      else if (outcomes.every((outcome) => outcome === 'untried')) throw error;
      if (error.kind !== 'permanent') break;
    }
  }
  return outcomes;
}

/** Stands beside the mail in the list of undelivered mails. */
const HELD = 'Náhľad webu e-maily neposiela.';

/** Deploy previews hold copies of real addresses, so every mail stays undelivered. */
export function previewMailer(): Mailer {
  return {
    batch: { provider: 'preview', most: 1, keyProtectsMs: 0, perSecond: null },
    send: () => Promise.reject(new MailError('permanent', HELD)),
    sendBatch: () => Promise.reject(new MailError('blocked', HELD)),
    check: async () => {},
  };
}
