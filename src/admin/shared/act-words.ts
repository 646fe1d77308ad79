// The entries of the log in words. The types demand a sentence for every act of the server.
import type { Act, AuditEntry } from '../../api/audit.ts';
import { ROLES } from '../../domain/accounts/permissions.ts';
import { ROLE_NAMES } from './account-words.ts';
import { contentPlace } from './content-place.ts';

/** The acts in groups, for a select. */
export const ACT_GROUPS = {
  Prihlásenie: {
    signed_in: 'Prihlásenie',
    signed_out: 'Odhlásenie',
    sign_in_failed: 'Pokus o\u00a0prihlásenie s\u00a0nesprávnym heslom',
    second_factor_failed: 'Nesprávny kód pri prihlásení',
    sign_in_blocked: 'Prihlasovanie zastavené po mnohých pokusoch',
    sign_in_refused: 'Prihlásenie odmietnuté: účet je zablokovaný alebo nemá potvrdenú adresu',
    session_ended: 'Ukončenie jedného prihlásenia',
    sessions_ended: 'Ukončenie všetkých prihlásení',
    access_refused: 'Pokus otvoriť časť, na ktorú chýba oprávnenie',
  },
  'Heslo a\u00a0účet': {
    registered: 'Registrácia nového účtu',
    registered_again: 'Registrácia s\u00a0adresou, ktorá už účet má',
    email_verified: 'Potvrdenie e-mailovej adresy',
    email_change_asked: 'Žiadosť o\u00a0zmenu e-mailovej adresy',
    email_change_refused: 'Odmietnutá zmena e-mailovej adresy',
    email_changed: 'Zmena e-mailovej adresy',
    name_changed: 'Zmena mena',
    password_reset_asked: 'Poslaný odkaz na nové heslo',
    password_reset: 'Nové heslo nastavené odkazom z\u00a0e-mailu',
    password_changed: 'Zmena hesla',
    password_confirmation_failed: 'Nesprávne heslo pri potvrdení zmeny',
    two_factor_on: 'Zapnutie druhého kroku prihlásenia',
    two_factor_off: 'Vypnutie druhého kroku prihlásenia',
    recovery_codes_renewed: 'Nové záložné kódy',
  },
  Používatelia: {
    user_invited: 'Pozvánka nového kolegu',
    roles_changed: 'Zmena roly',
    user_blocked: 'Zablokovanie účtu',
    user_unblocked: 'Opätovné pustenie účtu',
    user_deleted: 'Zmazanie účtu',
    administrator_created: 'Vytvorenie účtu správcu',
    audit_exported: 'Stiahnutie záznamov do súboru',
    personal_data_shown: 'Vyhľadanie osobných údajov na žiadosť',
    personal_data_erased: 'Vymazanie osobných údajov na žiadosť',
  },
  'Obsah webu': {
    content_created: 'Pridanie obsahu',
    content_changed: 'Úprava obsahu',
    content_deleted: 'Zmazanie obsahu',
    content_restored: 'Návrat k\u00a0staršej verzii obsahu',
    media_removed: 'Odstránenie fotografie natrvalo',
  },
  Rezervácie: {
    reservation_entered: 'Zápis rezervácie',
    reservation_changed: 'Zmena rezervácie',
    reservation_overridden: 'Potvrdenie rezervácie napriek kolízii',
    reservation_cancelled: 'Zrušenie rezervácie žiadateľom',
    reservations_exported: 'Stiahnutie rezervácií do súboru',
    reservations_accepted: 'Podozrivé žiadosti prijaté medzi nové',
    reservations_removed: 'Podozrivé žiadosti odstránené',
    room_feed_renewed: 'Nová adresa kalendára sály',
  },
  Newsletter: {
    newsletter_issue_sent: 'Odoslanie vydania newslettera',
    newsletter_issue_paused: 'Pozastavenie odosielania',
    newsletter_issue_resumed: 'Pokračovanie v\u00a0odosielaní',
    newsletter_issue_decided: 'Rozhodnutie o\u00a0neistých správach',
    newsletter_issue_deleted: 'Zmazanie rozpracovaného vydania',
    newsletter_subscriber_added: 'Pridanie odberateľa so súhlasom',
    newsletter_subscriber_removed: 'Ukončenie odberu',
    newsletter_exported: 'Stiahnutie odberateľov do súboru',
    newsletter_suppressed: 'Adresa vynechaná z\u00a0posielania',
    newsletter_suppression_lifted: 'Vynechaná adresa vrátená',
  },
} as const satisfies Readonly<Record<string, Partial<Record<Act, string>>>>;

type Words = UnionToIntersection<(typeof ACT_GROUPS)[keyof typeof ACT_GROUPS]>;
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

const ACT_WORDS: Readonly<Record<Act, string>> = Object.assign({}, ...Object.values(ACT_GROUPS)) as Words;

export const ACTS = Object.keys(ACT_WORDS) as Act[];

/** What happened, with its detail where it means something to people. */
export function actText({ act, detail }: Pick<AuditEntry, 'act' | 'detail'>): string {
  const known = DETAILED.has(act) && detail !== '' ? `: ${detailText(act, detail)}` : '';
  return `${ACT_WORDS[act]}${known}`;
}

/** Acts whose detail is shown; the details of the others are only in the downloaded file. */
const DETAILED = new Set<Act>([
  'user_invited',
  'roles_changed',
  'two_factor_on',
  'content_created',
  'content_changed',
  'content_deleted',
  'content_restored',
  'media_removed',
]);

function detailText(act: Act, detail: string): string {
  if (act === 'two_factor_on') return detail === 'app' ? 'kódom z\u00a0aplikácie' : 'kódom v\u00a0e-maile';
  if (act === 'user_invited' || act === 'roles_changed')
    return ROLES.reduce((text, role) => text.replaceAll(role, ROLE_NAMES[role].toLowerCase()), detail);
  return act === 'media_removed' ? detail : contentText(detail);
}

/** The name of a content file and the slug of its address, because the log holds no titles. */
function contentText(file: string): string {
  const name = contentPlace(file)?.name ?? file;
  const slug = /\/\d+-(.+)\.md$/.exec(file)?.[1];
  return slug === undefined ? name : `${name} (${slug})`;
}

/** Who did it: a name, or a description of the actor. */
export function actorText({ actor, network }: Pick<AuditEntry, 'actor' | 'network'>): string {
  if (actor !== null) return actor.name ?? 'Zmazaný účet';
  return network === null ? 'Web sám' : 'Neprihlásený návštevník';
}

/** The user whom it concerns; null where it concerns nobody else. */
export function subjectText({ subject }: Pick<AuditEntry, 'subject'>): string | null {
  return subject === null ? null : (subject.name ?? 'Zmazaný účet');
}
