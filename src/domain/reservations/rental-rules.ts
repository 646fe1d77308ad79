// The conditions of hire as numbers and sentences that form, calls and mails share.

/** The purposes that a visitor can choose. */
export const EVENT_TYPES = ['Svadba', 'Konferencia', 'Koncert', 'Workshop', 'Výstava', 'Iné'] as const;

/** What the price depends on beside the room. */
export const PURPOSES = ['komerčné', 'nekomerčné'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Part of the price that is paid once the date is confirmed. */
export const DEPOSIT_SHARE = 0.3;
/** The rest is due so many days before. */
export const BALANCE_DAYS_BEFORE = 3;
/** Until so many days before, cancelling costs nothing. */
export const FREE_CANCELLATION_DAYS_BEFORE = 7;

/** The telephone number for people who want to hire a room: the one for rentals, otherwise the main one of the centre. */
export function reservationPhone(site: {
  reservation_phone?: string | undefined;
  phones: readonly { number: string }[];
}): string {
  return site.reservation_phone ?? site.phones[0]?.number ?? '';
}

/** Longer wishes are told on the phone. */
export const MAX_MESSAGE_CHARACTERS = 2000;

/** What to do about a field of the reservation form, said by form and server alike. */
export const RESERVATION_MESSAGES = {
  name: 'Napíšte meno a\u00a0priezvisko.',
  email: 'Napíšte e-mailovú adresu, napríklad meno@priklad.sk.',
  phone: 'Napíšte telefónne číslo, napríklad +421\u00a0900\u00a0123\u00a0456.',
  room: 'Vyberte miestnosť.',
  day: 'Napíšte skutočný dátum. Skontrolujte, prosím, aj rok.',
  pastDay: 'Tento deň už uplynul. Vyberte iný.',
  time: 'Napíšte čas v\u00a0tvare 18:00.',
  attendees: 'Počet osôb má byť celé číslo, najmenej 1.',
  message: 'Správa smie mať najviac 2\u00a0000 znakov.',
  agreedToTerms: 'Bez súhlasu so spracovaním osobných údajov nemôžeme rezerváciu prijať.',
  captcha: 'Odpovedzte na bezpečnostnú otázku.',
  wrongSum: 'Odpoveď nie je správna. Skúste to, prosím, znova.',
} as const;

/** What the visitor agrees to. A changed wording needs a new version, because both are kept with each request. */
export const RESERVATION_CONSENT = {
  version: 1,
  wording: 'Súhlasím so spracovaním osobných údajov pre účely rezervácie',
} as const;
