import type { PersonalData } from '../../api/data-duties.ts';

export type ErasureEffect = PersonalData['items'][number]['after_erasure'];

const KIND_NAMES: Readonly<Record<string, string>> = {
  user: 'Účet zamestnanca',
  session: 'Prihlásenie do administrácie',
  'last-sign-in': 'Čas posledného prihlásenia',
  audit: 'Bezpečnostné záznamy',
  subscriber: 'Odber noviniek',
  'newsletter-consent': 'Dôkaz o\u00a0súhlase s\u00a0odberom',
  'newsletter-link': 'Odkaz na odhlásenie z\u00a0odberu',
  'newsletter-confirmation': 'Odkaz na potvrdenie odberu',
  'newsletter-suppressed': 'Zákaz posielať newsletter',
  'newsletter-chunk': 'Odoslané vydania newslettera',
  reservation: 'Žiadosť o\u00a0prenájom',
  mail: 'E-mail, ktorý čaká na odoslanie',
};

export function kindName(kind: string): string {
  return KIND_NAMES[kind] ?? 'Pomocný záznam webu';
}

export function reasonToStay(kind: string, effect: ErasureEffect): string | null {
  if (effect === 'erased') return null;
  if (kind === 'audit') return 'Ľudí v\u00a0nich zastupuje číslo účtu. Po roku sa vymažú samy.';
  if (kind === 'newsletter-consent')
    return `Dôkaz, že súhlas bol, žiada zákon ešte štyri roky. Adresa v\u00a0ňom ${effect === 'kept' ? 'už nie je' : 'neostane'}.`;
  if (kind === 'newsletter-suppressed')
    return 'Aby sme na túto adresu už nikdy nič neposlali, ostane z\u00a0nej odtlačok, z\u00a0ktorého sa nedá prečítať.';
  if (kind === 'newsletter-chunk')
    return 'Vydanie ešte nie je celé odoslané. Kto už neodoberá, toho vynechá. Keď bude hotové, vymažte údaje znova.';
  if (effect === 'pseudonymised') return 'Z\u00a0vybavenej rezervácie ostane len termín a\u00a0cena.';
  return 'Kým rezervácia platí alebo čaká na odpoveď, údaje k\u00a0nej treba. Keď ju ukončíte alebo zrušíte, vymažte ich znova.';
}

export interface RecordGroup {
  kind: string;
  effect: ErasureEffect;
  ids: string[];
  /** ISO, for the last one; null when one never is or the time is unknown. */
  deletedAt: string | null;
}

interface Grouped {
  kind: string;
  id: string;
  effect: ErasureEffect;
  deletedAt?: string | null;
}

export function groupsOf(records: readonly Grouped[]): RecordGroup[] {
  const order: readonly ErasureEffect[] = ['erased', 'pseudonymised', 'kept'];
  const groups = new Map<string, RecordGroup>();
  for (const { kind, id, effect, deletedAt = null } of records) {
    const key = `${effect} ${kind}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { kind, effect, ids: [id], deletedAt });
    else {
      known.ids.push(id);
      known.deletedAt = later(known.deletedAt, deletedAt);
    }
  }
  return [...groups.values()].sort((a, b) => order.indexOf(a.effect) - order.indexOf(b.effect));
}

function later(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return null;
  return a > b ? a : b;
}
