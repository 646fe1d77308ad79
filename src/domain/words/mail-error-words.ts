// The store keeps the provider's code as the mailer writes it (MailError).

const WRONG_ADDRESS = 'Adresa neexistuje alebo je v\u00a0nej preklep.';
const FULL_MAILBOX = 'Schránka príjemcu je plná alebo správu teraz neprijíma.';
const REFUSED = 'Poštový server príjemcu správu odmietol, možno ju pokladá za nevyžiadanú.';
const TOO_LARGE = 'Správa je pre poštový server príliš veľká.';
const WRONG_KEY = 'Poštová služba nás nepustila: prihlasovacie údaje nesedia. Povedzte to správcovi servera.';
const WRONG_SENDER = 'Poštová služba nám nedovolí písať z\u00a0našej adresy. Povedzte to správcovi servera.';
const NO_TLS = 'Poštový server nevie šifrovať, preto mu nič neposielame. Povedzte to správcovi servera.';
const NO_ANSWER = 'Poštová služba neodpovedala.';
const BUSY = 'Poštová služba je teraz zaneprázdnená.';
const QUOTA = 'Vyčerpali sme počet e-mailov, ktoré smieme poslať. Povedzte to správcovi servera.';
const BROKEN = 'Poštová služba správu v\u00a0tejto podobe neprijala. Povedzte to správcovi servera.';
const NO_DISK = 'Správa sa nedala zapísať na disk servera. Povedzte to správcovi servera.';
const UNKNOWN = 'Poštová služba správu neprijala.';
const FROM_BACKUP = 'Je zo zálohy a\u00a0možno už odišla. Pošlite ju, len ak viete, že nedošla.';

const OWN_WORDS: Readonly<Record<string, string>> = {
  'The outbox cannot be written': NO_DISK,
  'Restored from a backup': FROM_BACKUP,
};

/** resend.com/docs/api-reference/errors */
const RESEND: Readonly<Record<string, string>> = {
  missing_api_key: WRONG_KEY,
  invalid_api_key: WRONG_KEY,
  restricted_api_key: WRONG_KEY,
  invalid_access: WRONG_KEY,
  invalid_from_address: WRONG_SENDER,
  invalid_parameter: BROKEN,
  missing_required_field: BROKEN,
  invalid_attachment: BROKEN,
  invalid_idempotency_key: BROKEN,
  invalid_idempotent_request: BROKEN,
  daily_quota_exceeded: QUOTA,
  monthly_quota_exceeded: QUOTA,
  rate_limit_exceeded: BUSY,
  concurrent_idempotent_requests: BUSY,
  application_error: BUSY,
  internal_server_error: BUSY,
};

/** Whatever the server replied, our own account is at fault. */
const OWN_FAULTS: Readonly<Record<string, string>> = {
  EAUTH: WRONG_KEY,
  ENOAUTH: WRONG_KEY,
  EOAUTH2: WRONG_KEY,
  ETLS: NO_TLS,
  EREQUIRETLS: NO_TLS,
  EDNS: 'Poštový server sa nenašiel. Povedzte to správcovi servera.',
};

/** RFC 5321 4.2.3. */
const TO_A_RECIPIENT: Readonly<Record<string, string>> = {
  450: FULL_MAILBOX,
  452: FULL_MAILBOX,
  530: WRONG_KEY,
  550: WRONG_ADDRESS,
  551: WRONG_ADDRESS,
  552: FULL_MAILBOX,
  553: WRONG_ADDRESS,
  554: REFUSED,
};

export function mailErrorSentence(error: string): string {
  const [, mailer, code = '', status = ''] = /^(Resend|SMTP): (\S+) (.+)$/.exec(error) ?? [];
  if (mailer === 'SMTP') return smtpSentence(code, status);
  if (mailer === 'Resend') return resendSentence(code, status);
  return OWN_WORDS[error] ?? UNKNOWN;
}

function resendSentence(name: string, status: string): string {
  if (status === '(no answer)') return NO_ANSWER;
  // Resend also uses the name, with status 403, for a domain that is not verified.
  if (name === 'validation_error') return status === '403' ? WRONG_SENDER : WRONG_ADDRESS;
  return RESEND[name] ?? UNKNOWN;
}

function smtpSentence(code: string, reply: string): string {
  const own = OWN_FAULTS[code];
  if (own !== undefined) return own;
  if (reply === '(no reply)') return code === 'EENVELOPE' ? WRONG_ADDRESS : NO_ANSWER;
  const isForNow = reply.startsWith('4');
  if (code !== 'EMESSAGE') return TO_A_RECIPIENT[reply] ?? (isForNow ? BUSY : UNKNOWN);
  if (reply === '552') return TOO_LARGE;
  return isForNow ? BUSY : REFUSED;
}
