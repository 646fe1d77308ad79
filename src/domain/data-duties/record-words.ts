// A test asks for the words of each new field.
import { ACT_WORDS } from '../accounts/act-groups.ts';
import { ROLE_NAMES } from '../accounts/role-words.ts';
import { isRecord } from '../fields/same-value.ts';
import { formatMonth, noonOf } from '../time/format-date.ts';
import {
  dataIn,
  type Fields,
  ifTrue,
  joined,
  moment,
  type Names,
  oneOf,
  plain,
  type RecordData,
  type RecordWords,
  textIn,
  who,
} from './field-words.ts';
import { RESERVATION_WORDS } from './reservation-record.ts';

const ROLES: Readonly<Record<string, string>> = ROLE_NAMES;

const SECOND_FACTOR = { app: 'kódom z\u00a0aplikácie', email: 'kódom z\u00a0e-mailu' };
const IP_HASH = 'odtlačok, z\u00a0ktorého sa adresa nedá prečítať';

const PLACE: Fields = {
  network: ['Sieť'],
  user_agent: ['Prehliadač'],
  created_at: ['Od', moment],
  last_used_at: ['Naposledy', moment],
  public_id: ['Číslo pre vás'],
  user_id: ['Číslo účtu'],
  epoch: ['Poradie platnosti'],
};

export const RECORD_WORDS: Readonly<Record<string, RecordWords>> = {
  reservation: RESERVATION_WORDS,
  subscriber: {
    name: 'Odber mesačného prehľadu',
    fields: {
      email: ['E-mail'],
      state: ['Stav', oneOf({ active: 'odoberáte', pending: 'čaká na vaše potvrdenie' })],
      since: ['Od', moment],
      consent_id: ['Číslo súhlasu'],
    },
  },
  'newsletter-consent': {
    name: 'Dôkaz o\u00a0súhlase s\u00a0odberom',
    fields: {
      email: ['E-mail'],
      wording: ['Znenie súhlasu'],
      wording_version: ['Verzia znenia'],
      given_by: [
        'Ako ste ho dali',
        oneOf({ form: 'formulárom na webe', return: 'návratom na stránke odhlásenia', staff: 'inak ako na webe' }),
      ],
      proof: ['Ako to dokladáme'],
      asked_at: ['Kedy ste ho dali', moment],
      asked_from: ['IP adresa pri prihlásení', () => IP_HASH],
      confirmed_at: ['Kedy ste ho potvrdili', moment],
      confirmed_from: ['IP adresa pri potvrdení', () => IP_HASH],
      withdrawn_at: ['Kedy ste ho odvolali', moment],
      subscriber_id: ['Odtlačok adresy'],
    },
  },
  'newsletter-confirmation': {
    name: 'Odkaz na potvrdenie odberu',
    fields: {
      used_at: ['Použitý', moment],
      subscriber_id: ['Odtlačok adresy'],
      consent_id: ['Číslo súhlasu'],
    },
    isShort: true,
  },
  'newsletter-link': {
    name: 'Odkaz na odhlásenie v\u00a0odoslanom vydaní',
    fields: { subscriber_id: ['Odtlačok adresy'] },
    isShort: true,
  },
  'newsletter-suppressed': {
    name: 'Adresa, na ktorú prehľad neposielame',
    fields: {
      email: ['E-mail'],
      reason: [
        'Prečo',
        oneOf({ bounce: 'nedá sa doručiť', complaint: 'správa označená ako nevyžiadaná', staff: 'dohoda s\u00a0vami' }),
      ],
      detail: ['Podrobnosti'],
      since: ['Od', moment],
    },
  },
  'newsletter-chunk': {
    name: 'Odoslané vydanie prehľadu',
    fields: {
      issue_id: ['Vydanie', (value) => issueName(String(value))],
      number: ['Dávka'],
      state: [
        'Stav',
        oneOf({ waiting: 'čaká', sending: 'odosiela sa', done: 'odoslané', uncertain: 'výsledok nie je istý' }),
      ],
      since: ['Kedy', moment],
    },
    isShort: true,
  },
  user: {
    name: 'Účet',
    fields: {
      name: ['Meno'],
      email: ['E-mail'],
      roles: ['Roly', (value) => (Array.isArray(value) && value.length > 0 ? rolesOf(value) : 'žiadna')],
      created_at: ['Založený', moment],
      invited_by: [
        'Kto ho založil',
        (value) => (value === 'program' ? 'web pri inštalácii' : 'správca, ktorý vás pozval'),
      ],
      email_verified_at: ['Adresa potvrdená', moment],
      blocked_at: ['Zablokovaný', moment],
      two_factor: [
        'Druhý krok prihlásenia',
        (value, data, names) => (isRecord(value) ? oneOf(SECOND_FACTOR)(value.method, data, names) : null),
      ],
      password_level: ['Sila hesla pri poslednej kontrole'],
      password_change_due: ['Heslo treba zmeniť', ifTrue('áno')],
    },
  },
  'user-address': { name: 'Adresa účtu', fields: { user_id: ['Číslo účtu'] }, isShort: true },
  'last-sign-in': { name: 'Posledné prihlásenie', fields: { at: ['Kedy', moment] }, isShort: true },
  session: {
    name: 'Prihlásenie',
    fields: { ...PLACE, ends_at: ['Najdlhšie do', moment], confirmed_at: ['Heslo zadané', moment] },
  },
  'trusted-device': { name: 'Dôveryhodný počítač', fields: PLACE },
  'account-link': {
    name: 'Odkaz z\u00a0e-mailu k\u00a0účtu',
    fields: { email: ['E-mail'], epoch: ['Poradie platnosti'], ends_at: ['Platí do', moment] },
    isShort: true,
  },
  registration: { name: 'Začatá registrácia', fields: { email: ['E-mail'] }, isShort: true },
  'two-factor-pending': {
    name: 'Začaté nastavenie druhého kroku',
    fields: { method: ['Spôsob', oneOf(SECOND_FACTOR)] },
    isShort: true,
  },
  'sign-in-challenge': {
    name: 'Začaté prihlásenie',
    fields: {
      method: ['Druhý krok', oneOf(SECOND_FACTOR)],
      user_id: ['Číslo účtu'],
      epoch: ['Poradie platnosti'],
    },
    isShort: true,
  },
  audit: {
    name: 'Záznam',
    fields: {
      at: ['Kedy', moment],
      act: ['Čo', oneOf(ACT_WORDS)],
      actor: ['Kto', who],
      subject: ['Koho sa to týka', who],
      network: ['Sieť'],
      detail: ['Podrobnosti', logDetail],
    },
    isShort: true,
  },
  mail: {
    name: 'E-mail pre vás',
    fields: {
      mail: ['Správa', mailText],
      queued_at: ['Pripravený', moment],
      attempts: ['Pokusy o\u00a0odoslanie'],
      next_attempt_at: ['Ďalší pokus', moment],
      last_error: ['Prečo sa neodoslal'],
      priority: [
        'Druh',
        oneOf({
          security: 'bezpečnosť účtu',
          decision: 'rozhodnutie alebo upozornenie',
          receipt: 'oznámenie o\u00a0prijatí',
          confirmation: 'overenie adresy',
          surplus: 'oznámenie o\u00a0prijatí',
        }),
      ],
      resends: ['Poslaný znova', (value) => (value === 0 ? null : `${value}×`)],
    },
  },
  idempotency: {
    name: 'Odpoveď zapamätaná pre opakovanú požiadavku',
    fields: {
      digest: ['Odtlačok požiadavky'],
      answer: ['Odpoveď', () => 'ako ju web poslal, je v\u00a0súbore osobne-udaje.json'],
    },
  },
};

function rolesOf(roles: readonly unknown[]): string {
  return roles.map((role) => ROLES[String(role)] ?? String(role)).join(', ');
}

function logDetail(value: unknown, { act }: RecordData): string {
  const text = String(value).replaceAll('\n', '; ');
  const isAboutRoles = act === 'user_invited' || act === 'roles_changed';
  return isAboutRoles ? text.replace(/[a-z]+/g, (role) => ROLES[role] ?? role) : text;
}

function mailText(value: unknown): string | null {
  if (!isRecord(value)) return null;
  const files = dataIn(value.attachments).map((file) => textIn(file, 'filename'));
  return joined([`„${textIn(value, 'subject') ?? ''}“`, textIn(value, 'to'), ...files]);
}

/** `2027-01-2` is the second issue of the month. */
function issueName(id: string): string {
  const [, month, number] = /^(\d{4}-\d{2})(?:-(\d+))?$/.exec(id) ?? [];
  if (month === undefined) return id;
  return `${formatMonth(noonOf(`${month}-15`))}${number === undefined ? '' : `, ${number}.\u00a0vydanie`}`;
}

export const UNKNOWN_FIELD = 'Ďalší údaj';

export type Fact = readonly [name: string, value: string];

export function recordFacts(kind: string, id: string, data: RecordData, names: Names): Fact[] {
  const { fields = {}, idLabel } = RECORD_WORDS[kind] ?? {};
  const order = Object.keys(fields);
  const known = order.filter((name) => name in data);
  const unknown = Object.keys(data).filter((name) => !(name in fields));
  const facts = [...known, ...unknown].flatMap((name): Fact[] => {
    const value = data[name];
    const isEmpty =
      value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    const [label, show = plain] = fields[name] ?? [`${UNKNOWN_FIELD} (${name})`];
    const text = isEmpty && name !== 'roles' ? null : show(value, data, names);
    return text === null || text === '' ? [] : [[label, text]];
  });
  return idLabel === undefined ? facts : [[idLabel, id], ...facts];
}
