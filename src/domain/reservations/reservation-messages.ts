export const MAX_MESSAGE_CHARACTERS = 2000;
export const MAX_NAME_CHARACTERS = 120;

export const RESERVATION_MESSAGES = {
  name: 'Napíšte meno a\u00a0priezvisko.',
  longName: 'Meno smie mať najviac 120\u00a0znakov.',
  email: 'Napíšte e-mailovú adresu, napríklad meno@priklad.sk.',
  phone: 'Napíšte telefónne číslo, napríklad +421\u00a0900\u00a0123\u00a0456.',
  room: 'Vyberte miestnosť.',
  day: 'Napíšte skutočný dátum. Skontrolujte, prosím, aj rok.',
  pastDay: 'Tento deň už uplynul. Vyberte iný.',
  time: 'Napíšte čas v\u00a0tvare 18:00.',
  attendees: 'Počet osôb má byť celé číslo, najmenej 1.',
  message: 'Správa smie mať najviac 2\u00a0000 znakov.',
  agreedToTerms: 'Potvrďte, prosím, že viete o\u00a0spracúvaní údajov.',
  captcha: 'Odpovedzte na bezpečnostnú otázku.',
  wrongSum: 'Odpoveď nie je správna. Skúste to, prosím, znova.',
} as const;

/** Raise the version with the wording: requests keep both. */
export const RESERVATION_CONSENT = {
  version: 1,
  wording: 'Súhlasím so spracovaním osobných údajov pre účely rezervácie',
} as const;
