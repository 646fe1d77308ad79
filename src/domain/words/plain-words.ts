import type { z } from 'zod';

const WRONG = 'Tento údaj nemá správny tvar.';

const WRONG_TYPE: Readonly<Record<string, string>> = {
  string: 'Má tu byť text.',
  number: 'Má tu byť číslo.',
  int: 'Má tu byť celé číslo.',
  boolean: 'Má tu byť áno alebo nie.',
  array: 'Má tu byť zoznam.',
};

/** The messages of zod name programming types. */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Tento údaj chýba.' : (WRONG_TYPE[issue.expected] ?? WRONG);
    case 'invalid_value':
      return 'Vyberte z\u00a0ponuky.';
    case 'too_big':
      return issue.origin === 'string' ? 'Text je príliš dlhý.' : 'Hodnota je príliš veľká.';
    case 'too_small':
      return issue.origin === 'string' ? 'Text je príliš krátky.' : 'Hodnota je príliš malá.';
    default:
      return WRONG;
  }
}
