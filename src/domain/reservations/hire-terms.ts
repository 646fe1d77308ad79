import { addDays } from '../time/calendar-day.ts';
import { formatDate, noonOf } from '../time/format-date.ts';
import { plural } from '../words/plural.ts';

/** A reservation keeps the terms of its time. */
export interface HireTerms {
  /** 0 to 100; 0: there is no deposit. */
  deposit_percent: number;
  /** Days before the event; 0: on its first day. */
  balance_days: number;
  /** Days before the event; 0: up to its first day. */
  cancellation_days: number;
}

/** Also for reservations from before terms could be set. */
export const USUAL_TERMS: HireTerms = { deposit_percent: 30, balance_days: 3, cancellation_days: 7 };

export function termsOf({ deposit_percent, balance_days, cancellation_days }: HireTerms): HireTerms {
  return { deposit_percent, balance_days, cancellation_days };
}

export function termDays(day: string, terms: HireTerms): { balanceDue: string; freeCancellationUntil: string } {
  return {
    balanceDue: addDays(day, -terms.balance_days),
    freeCancellationUntil: addDays(day, -terms.cancellation_days),
  };
}

export function answerTime(hours: number): string {
  return `${hours}\u00a0${hours === 1 ? 'hodiny' : 'hodín'}`;
}

export function beforeEvent(days: number): string {
  return days === 0 ? 'v\u00a0deň podujatia' : `${daysInWords(days)} pred podujatím`;
}

export function payingSentence({ deposit_percent: percent, balance_days: days }: HireTerms): string {
  if (percent === 0) return `Cenu uhradíte ${beforeEvent(days)}.`;
  if (percent === 100) return 'Celú cenu uhradíte po potvrdení termínu.';
  return `Záloha je ${percent}\u00a0%, zvyšok uhradíte ${beforeEvent(days)}.`;
}

/** Without a deposit the balance is the whole price. */
export function howToPay(
  payment: 'deposit' | 'balance',
  { deposit_percent: percent }: Pick<HireTerms, 'deposit_percent'>,
): string {
  if (payment === 'deposit') return 'Ako zaplatiť zálohu';
  return percent === 0 ? 'Ako zaplatiť' : 'Ako zaplatiť doplatok';
}

export function ibanInWords(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

export function restInWords({ deposit_percent: percent }: Pick<HireTerms, 'deposit_percent'>): 'Cenu' | 'Zvyšok' {
  return percent === 0 ? 'Cenu' : 'Zvyšok';
}

export function lateCancellation({ deposit_percent: percent, cancellation_days: days }: HireTerms): string {
  const late = days === 0 ? 'Podujatie sa už začalo' : `Do podujatia zostáva menej než ${daysInWords(days)}`;
  return `${late}, ${percent === 0 ? 'zrušenie už nie je bezplatné' : 'pri zrušení sa záloha už nevracia'}.`;
}

/** `day` is the first of the hire; null: none. A last free day in the past is not mentioned. */
export function cancellationTerms(terms: HireTerms, day: string | null, today: string): string {
  const { deposit_percent: percent, cancellation_days: days } = terms;
  const lastFree = day === null ? null : addDays(day, -days);
  if (lastFree !== null && lastFree < today) return lateCancellation(terms);
  const named = lastFree === null ? '' : `, teda do ${formatDate(noonOf(lastFree))}`;
  const loss = percent === 0 ? '' : ' Pri neskoršom zrušení sa záloha nevracia.';
  return `Bezplatne môžete rezerváciu zrušiť najneskôr ${beforeEvent(days)}${named}.${loss}`;
}

export function termsInFigures({
  deposit_percent: percent,
  balance_days: balance,
  cancellation_days: cancellation,
}: HireTerms): { figure: string; text: string }[] {
  const share = {
    figure: `${percent}\u00a0%`,
    text: 'z\u00a0ceny prenájmu je záloha. Zaplatíte ju po potvrdení termínu.',
  };
  const rest = percent === 0 ? 'cenu' : 'zvyšok';
  const loss = percent === 0 ? '' : ' Neskôr záloha prepadá.';
  return [
    ...(percent === 0 ? [] : [share]),
    ...(percent === 100
      ? []
      : [{ ...figureOf(balance), text: `${textOf(balance)} uhradíte ${rest}, prevodom alebo v\u00a0hotovosti.` }]),
    { ...figureOf(cancellation), text: `${textOf(cancellation)} môžete rezerváciu bezplatne zrušiť.${loss}` },
  ];
}

const figureOf = (days: number) => ({ figure: days === 0 ? 'V\u00a0deň' : daysInWords(days) });
const textOf = (days: number) => (days === 0 ? 'podujatia' : 'pred podujatím');

function daysInWords(days: number): string {
  return `${days}\u00a0${plural(days, 'deň', 'dni', 'dní')}`;
}
