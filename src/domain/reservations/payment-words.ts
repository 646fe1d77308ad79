/** `SK31 1200 0000 1987 4263 7541`, as people read it; on a narrow screen it breaks between its parts. */
export function ibanInWords(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** What a transfer pays for, as a heading. */
export const HOW_TO_PAY = { deposit: 'Ako zaplatiť zálohu', balance: 'Ako zaplatiť doplatok' } as const;
