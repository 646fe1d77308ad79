import { describe, expect, test } from 'vitest';
import {
  answerTime,
  beforeEvent,
  cancellationTerms,
  ibanInWords,
  payingSentence,
  termDays,
  termsInFigures,
  USUAL_TERMS,
} from '../../../../src/domain/reservations/hire-terms.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const TODAY = '2026-11-20';

test('days and hours are said in their grammatical forms', () => {
  expect([0, 1, 3, 7].map((days) => plain(beforeEvent(days)))).toEqual([
    'v deň podujatia',
    '1 deň pred podujatím',
    '3 dni pred podujatím',
    '7 dní pred podujatím',
  ]);
  expect([1, 24].map((hours) => plain(answerTime(hours)))).toEqual(['1 hodiny', '24 hodín']);
});

test('the sentence about paying is whole with a deposit, without one, and when all is paid at once', () => {
  const sentence = (deposit_percent: number) => plain(payingSentence({ ...USUAL_TERMS, deposit_percent }));
  expect(sentence(30)).toBe('Záloha je 30 %, zvyšok uhradíte 3 dni pred podujatím.');
  expect(sentence(0)).toBe('Cenu uhradíte 3 dni pred podujatím.');
  expect(sentence(100)).toBe('Celú cenu uhradíte po potvrdení termínu.');
});

describe('what cancelling costs', () => {
  const words = (day: string | null, terms = USUAL_TERMS) => plain(cancellationTerms(terms, day, TODAY));

  test('is said with the last free day while that is to come', () => {
    expect(words('2027-01-13')).toBe(
      'Bezplatne môžete rezerváciu zrušiť najneskôr 7 dní pred podujatím, teda do 6. januára 2027. Pri neskoršom zrušení sa záloha nevracia.',
    );
    expect(words(null)).toBe(
      'Bezplatne môžete rezerváciu zrušiť najneskôr 7 dní pred podujatím. Pri neskoršom zrušení sa záloha nevracia.',
    );
    expect(words('2026-11-26')).toBe('Do podujatia zostáva menej než 7 dní, pri zrušení sa záloha už nevracia.');
  });

  test('speaks of no deposit where there is none', () => {
    const terms = { ...USUAL_TERMS, deposit_percent: 0 };
    for (const day of ['2027-01-13', '2026-11-22', null]) expect(words(day, terms)).not.toContain('záloh');
  });
});

test('a paper has a figure for each term that there is', () => {
  const figures = (deposit_percent: number) =>
    termsInFigures({ ...USUAL_TERMS, deposit_percent }).map(({ figure }) => plain(figure));
  expect(figures(30)).toEqual(['30 %', '3 dni', '7 dní']);
  expect(figures(0)).toEqual(['3 dni', '7 dní']);
  expect(figures(100)).toEqual(['100 %', '7 dní']);
});

test('the days of balance and cancellation are counted across months and clock changes', () => {
  const terms = { deposit_percent: 30, balance_days: 3, cancellation_days: 7 };
  expect(termDays('2026-11-01', terms)).toEqual({ balanceDue: '2026-10-29', freeCancellationUntil: '2026-10-25' });
});

test('an account is read in fours', () => {
  expect(ibanInWords('SK3112000000198742637541')).toBe('SK31 1200 0000 1987 4263 7541');
});
