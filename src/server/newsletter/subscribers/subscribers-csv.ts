import { calendarDateOf } from '../../../domain/time/time.ts';
import { toCsv, toCsvRows } from '../../http/csv.ts';
import type { WireSubscriber } from './subscriber-list.ts';

const STATES = { active: 'odoberá', pending: 'nepotvrdil', suppressed: 'neodoberá' } as const;
const GIVEN_BY = { form: 'formulár na webe', return: 'návrat po odhlásení', staff: 'zapísaný zamestnancom' } as const;
const REASONS = { bounce: 'nedoručiteľná adresa', complaint: 'označil ako spam', staff: 'rozhodnutie domu' } as const;

type Column = [heading: string, cell: (subscriber: WireSubscriber) => string | null];

const COLUMNS: readonly Column[] = [
  ['e-mail', ({ email }) => email ?? '(neuchovávame)'],
  ['stav', ({ state }) => STATES[state]],
  ['od', ({ since }) => dayOf(since)],
  ['súhlas', ({ given_by }) => given_by && GIVEN_BY[given_by]],
  ['doklad súhlasu', ({ proof }) => proof],
  ['neposielame, lebo', ({ suppressed }) => suppressed && REASONS[suppressed.reason]],
  ['podrobnosti', ({ suppressed }) => suppressed?.detail ?? null],
  ['neposielame od', ({ suppressed }) => suppressed && dayOf(suppressed.since)],
];

/** The list as a table for a spreadsheet, a part at a time; days in the form that sorts. */
export async function* subscribersCsv(batches: AsyncIterable<readonly WireSubscriber[]>): AsyncGenerator<string> {
  yield toCsv([COLUMNS.map(([heading]) => heading)]);
  for await (const batch of batches) yield toCsvRows(batch.map((one) => COLUMNS.map(([, cell]) => cell(one) ?? '')));
}

function dayOf(iso: string): string {
  return calendarDateOf(Date.parse(iso));
}
