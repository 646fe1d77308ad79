/** Goes up whenever the wording changes: the proof of a consent names the version that was shown. */
export const CONSENT_VERSION = '2026-11';

/** What a visitor agrees to by signing up for the newsletter: shown beside the field, and kept word by word as proof. */
export function consentWording(houseName: string): string {
  return `Prihlásením súhlasíte, aby sme vám raz za\u00a0mesiac posielali e-mailom prehľad podujatí. Odosielateľom je ${houseName}. Súhlas môžete kedykoľvek odvolať odkazom v\u00a0každom vydaní.`;
}
