import { foldForSearch } from '../../words/fold.ts';
import type { Answers, OpenQuestion } from './open-question.ts';

export interface ReadPrice {
  isPaid: boolean | null;
  text: string | null;
  question: OpenQuestion | null;
  isOpen: boolean;
}

export const MAX_PRICE = 60;

const HEADING = /^(?:vstupne|vstup|cena)(?: je)?(?: ?[:–-] ?| )/;
const FREE =
  /^(?:zadarmo|zdarma|gratis|free|bezplatn[eyao]|voln[eya]|(?:voln|bezplatn)[ey] vstup|bez (?:vstupneho|poplatku))$/;
const VOLUNTARY = /^dobrovoln[eya](?: (?:vstupne|vstup|prispevok|platba))?$/;
/** `5`, `5 €`, `5,50 EUR`, `5,-`, `5.- €`, `€ 5`. */
const AMOUNT = /^(?:€ ?)?(\d{1,4})(?:[.,](?:(\d{1,2})|[-–]+))? ?(?:€|euro?|eura)?$/;
const AMOUNTS = /^\d{1,3}(?:[.,]\d{2})?(?: ?[/–-] ?\d{1,3}(?:[.,]\d{2})?)+$/;
const WITH_CURRENCY = /\d.*(?:€|eur[oa]?(?![a-z]))|€ ?\d/;
/** What follows may cost something: `vstup voľný, guláš 5 €`. */
const BEGINS_FREE = /^(?:zadarmo|zdarma|gratis|free|bezplatn|voln|dobrovoln)/;

/** It asks about unknown words, such as `-`, `nie` or `podľa programu`. */
export function readPrice(written: string, answers: Answers): ReadPrice {
  const is = (isPaid: boolean | null, text: string | null): ReadPrice => ({
    isPaid,
    text,
    question: null,
    isOpen: false,
  });
  if (written === '') return is(null, null);
  if (written.length > MAX_PRICE) return is(true, written);
  const whole = foldForSearch(written);
  const words = whole.replace(HEADING, '').replace(/[.!]+$/, '');
  if (FREE.test(words)) return is(false, null);
  if (VOLUNTARY.test(words)) return is(false, words.includes(' ') ? written : 'dobrovoľné vstupné');
  const [, euros, cents = ''] = AMOUNT.exec(words) ?? [];
  if (euros !== undefined) return Number(euros + cents) === 0 ? is(false, null) : is(true, amount(euros, cents));
  if (AMOUNTS.test(words)) return is(true, `${written}\u00a0€`);
  if (WITH_CURRENCY.test(words) && !BEGINS_FREE.test(words)) return is(true, written);
  const question = questionAbout(written, whole);
  const answer = answers.get(question.key);
  return {
    isPaid: answer === 'free' ? false : answer === 'paid' || answer === 'words' ? true : null,
    text: answer === 'words' ? written : null,
    question,
    isOpen: answer === undefined,
  };
}

function amount(euros: string, cents: string): string {
  return `${Number(euros)}${Number(cents) === 0 ? '' : `,${cents.padEnd(2, '0')}`}\u00a0€`;
}

const HAS_WORDS = /\p{L}|\d/u;

function questionAbout(written: string, folded: string): OpenQuestion {
  return {
    key: `price ${folded}`,
    about: `Vstupné „${written}“`,
    answers: [
      { value: 'free', label: 'Vstup je voľný' },
      { value: 'paid', label: 'Platí sa, bez ceny' },
      ...(HAS_WORDS.test(written) ? [{ value: 'words', label: `Platí sa: ${written}` }] : []),
      { value: 'unknown', label: 'Zatiaľ to nevieme' },
    ],
  };
}
