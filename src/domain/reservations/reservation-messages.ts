import { keepTogether } from '../words/typography.ts';

/** Longer wishes are told on the phone. */
export const MAX_MESSAGE_CHARACTERS = 2000;

/** What to do about a field of the reservation form, said by form and server alike. */
export const RESERVATION_MESSAGES = {
  name: 'Napíšte meno a\u00a0priezvisko.',
  email: 'Napíšte e-mailovú adresu, napríklad meno@priklad.sk.',
  phone: keepTogether('Napíšte telefónne číslo, napríklad +421 900 123 456.'),
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
