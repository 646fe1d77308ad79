import { MINUTE_MS } from '../../../domain/time/clock.ts';

// Sending mails: the port, and what its adapters share.

export interface MailAttachment {
  /** Plain ASCII, such as `rezervacia.ics`. */
  filename: string;
  /** Such as `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string;
  /** Text, sent as UTF-8; or bytes in base64, as `encoding` says, because mails wait in the store as JSON. */
  content: string;
  encoding?: 'base64';
  /** The name under which the mail's HTML shows it, `cid:platba`; without it, it is a file to download. */
  cid?: string;
}

export interface Mail {
  /** One address, so that nobody sees the address of another. */
  to: string;
  subject: string;
  html: string;
  /** The same content in plain text. */
  text: string;
  /** Headers beside those of every mail, such as `List-Unsubscribe`. */
  headers: Readonly<Record<string, string>>;
  replyTo?: string;
  attachments?: readonly MailAttachment[];
}

export interface OutgoingMail extends Mail {
  /** At most 256 characters. A provider that knows the key already does not send the mail again. */
  idempotencyKey: string;
}

interface BatchTerms {
  /** Who accepts the mails, such as `resend 1f2e3d4c`; idempotency keys only work with the same provider. */
  provider: string;
  /** The largest number of mails in one call. */
  most: number;
  /** For how long a batch can be repeated with its key without reaching anybody twice; 0: not at all. */
  keyProtectsMs: number;
  /** The most calls per second; null: no limit. */
  perSecond: number | null;
}

/**
 * What became of one mail of a batch.
 * - `failed`: it will never be taken.
 * - `later`: it was refused for now, and only for this recipient.
 * - `unknown`: it may have been taken.
 * - `untried`: the batch ended before its turn.
 */
export type MailOutcome = 'sent' | 'failed' | 'later' | 'unknown' | 'untried';

/** Sends mails from the centre's own address. One contract suite (tests/contract/mail) proves every adapter. */
export interface Mailer {
  /**
   * Resolves once the next server has accepted the mail. Line breaks and signs that turn the direction of writing are removed
   * from everything that becomes a header.
   * @throws MailError temporary, permanent
   */
  send(mail: OutgoingMail): Promise<void>;

  readonly batch: BatchTerms;

  /**
   * Sends at most `batch.most` mails, without attachments, within 90 seconds. A call that is repeated with the same key and
   * mails within `batch.keyProtectsMs` reaches nobody twice and has the same answer.
   * @returns what became of each mail, in their order
   * @throws MailError when it concerns all mails
   */
  sendBatch(mails: readonly Mail[], idempotencyKey: string): Promise<MailOutcome[]>;

  /**
   * Removes the mails that go to somebody or name them, if the mailer itself keeps any. A provider's log is out of reach.
   * @param names their address, and the numbers of their reservations
   */
  forget?(names: readonly string[]): Promise<void>;

  /**
   * Resolves when mails can be sent, as far as that is known without sending one.
   * @throws MailError
   */
  check(): Promise<void>;
}

/**
 * - `temporary`: nothing was taken; it may succeed later (network, limits, a full or busy mail server).
 * - `permanent`: this mail will never be taken (an address that does not exist, a refused sender).
 *
 * Only `sendBatch` distinguishes these from `temporary`:
 * - `blocked`: nothing was taken, nor will it be until somebody acts (a wrong key, an unverified domain, a spent quota).
 * - `unknown`: there was no clear answer; the mails may have been taken.
 * - `too-large`: nothing was taken, since the call was too large.
 * - `key-spent`: the key was used for other mails. Those were taken; it will never protect these.
 */
export type MailErrorKind = 'temporary' | 'permanent' | 'blocked' | 'unknown' | 'key-spent' | 'too-large';

interface MailErrorOptions {
  cause?: unknown;
  /** How long to wait, if the provider says so. */
  retryAfterMs?: number;
}

/** What every mailer throws. Messages name the provider's reason, never the texts of a mail: those are personal data. */
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

/** A little longer than the provider's limit demands: calls do not arrive as evenly as they leave. */
const SPACING = 1.1;
/** The newsletter and the backlog of the queue use at most half of the limit each, so that a sign-in code still gets through. */
const SHARE = 0.5;

/** The pause between two calls of the mailer for callers that send many mails, in milliseconds. */
export function spacingMs({ perSecond }: BatchTerms): number {
  return perSecond === null ? 0 : Math.ceil((1000 / (perSecond * SHARE)) * SPACING);
}

/** A line break would begin a header of its own (ASVS 1.3.11); other control characters do not belong in headers either. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** With signs that turn the direction of writing, a subject or a name looks like another one. */
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const NOT_IN_HEADER_NAMES = /[^A-Za-z0-9-]/g;
const NOT_IN_FILE_NAMES = /[^A-Za-z0-9._-]/g;

/** Text for a header: one line, without signs that turn the direction of writing. */
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

/** The bytes of an attachment. */
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

/** Few, because nobody knows how many were sent when the process dies, and staff must then decide about all of them. */
export const ONE_BY_ONE_MOST = 10;
/** After this time no further mail begins; the one under way may take twenty seconds more. */
const BEGIN_WITHIN_MS = MINUTE_MS;

/**
 * A batch for servers that take one mail at a time. It ends at the first mail that may or may not have been accepted, and when
 * the server accepts no more mails.
 * @param send throws MailError; `permanent` and `later` concern this mail only
 * @throws MailError when not even the first mail could be tried
 */
export async function sendOneByOne(
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

/** Staff read this beside the mail in the list of undelivered mails. */
const HELD = 'Náhľad webu e-maily neposiela.';

/** For deploy previews, which hold copies of real addresses: sends nothing. Every mail stays in the list of undelivered mails. */
export function previewMailer(): Mailer {
  return {
    batch: { provider: 'preview', most: 1, keyProtectsMs: 0, perSecond: null },
    send: () => Promise.reject(new MailError('permanent', HELD)),
    sendBatch: () => Promise.reject(new MailError('blocked', HELD)),
    check: async () => {},
  };
}
