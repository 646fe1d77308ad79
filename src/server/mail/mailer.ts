/** A file that travels with a mail. */
export interface MailAttachment {
  /** Plain ASCII, such as `rezervacia.ics`. */
  filename: string;
  /** Such as `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string;
  /** Text; sent as UTF-8. */
  content: string;
}

export interface Mail {
  /** One address: nobody gets to see the address of another. */
  to: string;
  subject: string;
  html: string;
  /** The same in plain text. */
  text: string;
  /** Beside those every mail has, such as `List-Unsubscribe`. */
  headers: Readonly<Record<string, string>>;
  replyTo?: string;
  attachments?: readonly MailAttachment[];
}

export interface OutgoingMail extends Mail {
  /** At most 256 characters; a provider that knows it already does not send the mail a second time. */
  idempotencyKey: string;
}

/** How a mailer takes many mails. */
interface BatchTerms {
  /** Who takes them, such as `resend 1f2e3d4c`: a key means nothing to anybody else. */
  provider: string;
  /** Mails in one call, at most. */
  most: number;
  /** For how long a batch repeated with its key reaches nobody twice; 0: not at all. */
  keyProtectsMs: number;
  /** Calls in a second, at most; null: as many as it can. */
  perSecond: number | null;
}

/**
 * What became of one mail of a batch.
 * - `failed`: it will never be taken.
 * - `later`: it was refused, for this recipient only and for now.
 * - `unknown`: it may have been taken.
 * - `untried`: something came in between before its turn.
 */
export type MailOutcome = 'sent' | 'failed' | 'later' | 'unknown' | 'untried';

/** Sends mails from the centre's own address. Adapters are proven alike by one contract suite (tests/contract/mail). */
export interface Mailer {
  /**
   * Resolves once the mail is in the hands of the next one on its way. Line breaks and signs that turn the direction of
   * writing are taken out of everything that becomes a header.
   * @throws MailError temporary, permanent
   */
  send(mail: OutgoingMail): Promise<void>;

  readonly batch: BatchTerms;

  /**
   * Sends at most `batch.most` mails, without attachments, within 90 seconds. Repeated with the same key and mails within
   * `batch.keyProtectsMs` it reaches nobody twice; the answer is that of the first time.
   * @returns what became of each, in their order
   * @throws MailError about all of them
   */
  sendBatch(mails: readonly Mail[], idempotencyKey: string): Promise<MailOutcome[]>;

  /**
   * Removes what the mailer itself keeps of mails to an address, where it keeps any: a provider's log is out of reach.
   * @param email in small letters
   */
  forget?(email: string): Promise<void>;

  /**
   * Resolves when mails can be handed over, as far as that can be told without sending one.
   * @throws MailError
   */
  check(): Promise<void>;
}

/**
 * - `temporary`: nothing was taken; later it may succeed (network, limits, a full or busy mail server).
 * - `permanent`: this mail will never be taken (an address that does not exist, a refused sender).
 *
 * Only `sendBatch` tells these apart from `temporary`:
 * - `blocked`: nothing was taken, nor will it be before somebody acts (a wrong key, an unverified domain, a spent quota).
 * - `unknown`: no answer came, or none that says anything; the mails may have been taken.
 * - `too-large`: nothing was taken, since it was too much at once.
 * - `key-spent`: the key has been used for other mails; those were taken, and it will never protect these.
 */
export type MailErrorKind = 'temporary' | 'permanent' | 'blocked' | 'unknown' | 'key-spent' | 'too-large';

interface MailErrorOptions {
  cause?: unknown;
  /** How long to wait, where the provider says so. */
  retryAfterMs?: number;
}

/** What every mailer throws. Messages name the provider's reason, never the mail's texts: those are personal data. */
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

/** A little over what the provider's limit asks for: calls do not arrive as evenly as they leave. */
const SPACING = 1.1;
/** The newsletter, the queue's backlog: each takes half at most, so that a code asked for meanwhile is not refused for long. */
const SHARE = 0.5;

/** How long whoever sends many mails waits from one call of the mailer to the next, in milliseconds. */
export function spacingMs({ perSecond }: BatchTerms): number {
  return perSecond === null ? 0 : Math.ceil((1000 / (perSecond * SHARE)) * SPACING);
}

/** Line breaks would begin a header of their own (ASVS 1.3.11); the other control characters have no business there. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** Signs that turn the direction of writing make a subject or a name read as another. */
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const NOT_IN_HEADER_NAMES = /[^A-Za-z0-9-]/g;
const NOT_IN_FILE_NAMES = /[^A-Za-z0-9._-]/g;

/** Text as it may stand in a header: one line, written in the direction it reads. */
function headerText(text: string): string {
  return text.replace(DIRECTION_SIGNS, '').replace(CONTROLS, ' ').trim();
}

function safeAttachment({ filename, contentType, content }: MailAttachment): MailAttachment {
  return { filename: filename.replace(NOT_IN_FILE_NAMES, '-'), contentType: headerText(contentType), content };
}

/** The mail with everything that becomes a header made harmless. */
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

/** Small, because when the process dies nobody knows how far it came: staff must decide about all of them. */
export const ONE_BY_ONE_MOST = 10;
/** No further mail is begun after this; the one under way may take its twenty seconds. */
const BEGIN_WITHIN_MS = 60_000;

/**
 * A batch for those who take one mail at a time. It ends at the first mail of which nobody knows whether it was taken, and
 * where nothing is taken any more.
 * @param send throws MailError; `permanent` and `later` are about this mail only
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

/** Staff read it beside the mail in the list of those that were not delivered. */
const HELD = 'Náhľad webu e-maily neposiela.';

/** For deploy previews, which hold copies of real addresses: every mail is kept in the list of undelivered ones, none leaves. */
export function previewMailer(): Mailer {
  return {
    batch: { provider: 'preview', most: 1, keyProtectsMs: 0, perSecond: null },
    send: () => Promise.reject(new MailError('permanent', HELD)),
    sendBatch: () => Promise.reject(new MailError('blocked', HELD)),
    check: async () => {},
  };
}
