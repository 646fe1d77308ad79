import type { ImportRow } from '../../../api/subscriber-import.ts';
import { MOST_IN_A_ROW, type RowState } from '../../../domain/newsletter/subscriber-import.ts';
import { FIRST_DAY } from '../../../domain/time/calendar-day.ts';
import { readTypedWhen } from '../../../domain/time/typed-when.ts';
import { type Columns, filledCellAt } from '../../../domain/words/table-columns.ts';
import type { ImportTable } from '../../shared/import/read-table.ts';

export const SUBSCRIBER_FIELDS = ['email', 'confirmed_on', 'proof'] as const;

type SubscriberField = (typeof SUBSCRIBER_FIELDS)[number];
export type SubscriberColumns = Columns<SubscriberField>;

export const SUBSCRIBER_LABELS: Readonly<Record<SubscriberField, string>> = {
  email: 'E-mail',
  confirmed_on: 'Kedy súhlas dal',
  proof: 'Ako a\u00a0kde súhlas dal',
};

export const SAMPLE_TABLE = `\ufeff${Object.values(SUBSCRIBER_LABELS).join(';')}\r\nanna@example.sk;5. 3. 2026;podpísaná prihláška pri pokladni\r\n`;

/** Without diacritics, the surest ones first. */
export const SUBSCRIBER_HEADINGS: Readonly<Record<SubscriberField, readonly string[]>> = {
  email: ['e mail', 'email', 'mail', 'e mailova adresa', 'emailova adresa', 'adresa', 'email address', 'kontakt'],
  confirmed_on: [
    'kedy suhlas dal',
    'datum suhlasu',
    'den suhlasu',
    'suhlas dna',
    'kedy suhlasil',
    'datum',
    'den',
    'od',
    'confirm time',
    'optin time',
    'date',
  ],
  proof: [
    'ako a kde suhlas dal',
    'doklad suhlasu',
    'doklad',
    'suhlas',
    'ako suhlasil',
    'zdroj',
    'kde',
    'source',
    'consent',
  ],
};

/** A missing proof or day stays absent, so that the answer for all rows counts. */
export interface FoundRow extends ImportRow {
  /** Counted from 1, as spreadsheets do. */
  line: number;
}

export function rowsOf({ rows }: ImportTable, columns: SubscriberColumns): FoundRow[] {
  return rows.map(({ line, cells }) => {
    const cell = (field: SubscriberField) => filledCellAt(cells, columns[field]).trim();
    const [proof, day] = [cell('proof'), cell('confirmed_on')];
    return {
      line,
      email: cell('email').slice(0, MOST_IN_A_ROW.email),
      ...(proof !== '' && { proof: proof.slice(0, MOST_IN_A_ROW.proof) }),
      // An unreadable day is sent as it is and refused with its row.
      ...(day !== '' && { confirmed_on: readProvenDay(day) ?? day.slice(0, MOST_IN_A_ROW.confirmed_on) }),
    };
  });
}

/** The day of a consent is no proof without its year. */
function readProvenDay(text: string): string | null {
  const read = readTypedWhen(text, { today: FIRST_DAY });
  return read?.said === 'whole' && read.last === null ? read.first : null;
}

export function firstOfEach(rows: readonly FoundRow[]): FoundRow[] {
  const seen = new Set<string>();
  return rows.filter(({ email }) => {
    const address = email.toLowerCase();
    if (address !== '' && seen.has(address)) return false;
    seen.add(address);
    return true;
  });
}

export const STATE_WORDS: Readonly<Record<RowState, { name: string; why: string }>> = {
  new: { name: 'Pribudnú', why: 'Pridá sa.' },
  subscribed: { name: 'Už odoberajú', why: 'Prehľad už odoberá, nič sa nezmení.' },
  left: {
    name: 'Odhlásili sa',
    why: 'Predtým sa odhlásil, preto ho vynecháme. Ak odvtedy znova súhlasil, pridajte ho jednotlivo.',
  },
  suppressed: { name: 'Neposielame im', why: 'Na túto adresu neposielame, preto ju vynecháme.' },
  twice: { name: 'Dvakrát v\u00a0súbore', why: 'V\u00a0súbore je už vyššie.' },
  wrong: { name: 'Zlá adresa', why: 'Toto nie je e-mailová adresa.' },
  unproven: { name: 'Bez dokladu', why: 'Chýba, ako alebo kedy súhlas dal, alebo ten deň ešte len bude.' },
};
