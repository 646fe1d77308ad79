import { type DeskSummary, readSummary } from '../../api/admin-reservations.ts';
import type { Occupant } from '../../api/admin-rooms.ts';
import { formatDate, formatSpan, noonOf } from '../../domain/time/format-date.ts';
import { plural } from '../../domain/words/plural.ts';
import { formatAmount } from '../../domain/words/price.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { ageWords } from '../shared/now.ts';
import { type TodayItem, todayOf } from '../shared/today.ts';
import { SUMMARY_KEY } from './queries.ts';

export const today = todayOf({
  name: 'rezervácie',
  queryKey: SUMMARY_KEY,
  queryFn: readSummary,
  items: (summary, { nowMs }) => [
    ...requestItems(summary, nowMs),
    ...suspiciousItems(summary),
    ...clashItems(summary),
    ...paymentItems(summary),
  ],
});

const MAX_ROWS = 3;

function requestItems({ waiting, new: { count, late } }: DeskSummary, nowMs: number): TodayItem[] {
  const items = waiting.map(({ id, name, room_name, date_from, since, is_late }): TodayItem => {
    const wish = [room_name, date_from === null ? 'bez termínu' : formatDate(noonOf(date_from))].join(', ');
    return {
      key: id,
      severity: is_late ? 'overdue' : 'waiting',
      since,
      title: `Žiadosť o\u00a0prenájom: ${name}`,
      text: `${wish}. Čaká ${ageWords(since, nowMs)}${is_late ? ', sľúbený čas už prešiel' : ''}.`,
      act: <LinkButton to={`/reservations/${id}`}>Odpovedať</LinkButton>,
    };
  });
  const more = count - items.length;
  if (more <= 0) return items;
  const others: TodayItem = {
    key: 'requests',
    severity: late > items.length ? 'overdue' : 'waiting',
    since: items.at(-1)?.since ?? null,
    title: `${plural(more, 'Čaká ešte', 'Čakajú ešte', 'Čaká ešte')} ${more}\u00a0${plural(more, 'žiadosť', 'žiadosti', 'žiadostí')} o\u00a0prenájom`,
    act: <LinkButton to="/reservations?status=new&sort=created_at">Pozrieť všetky</LinkButton>,
  };
  return [...items, others];
}

function suspiciousItems({ suspicious }: DeskSummary): TodayItem[] {
  if (suspicious === 0) return [];
  return [
    {
      key: 'suspicious',
      severity: 'waiting',
      since: null,
      title: `Podozrivé žiadosti: ${suspicious}`,
      text: 'Prišlo ich naraz priveľa. Pozrite, či medzi nimi nie sú skutočné.',
      act: <LinkButton to="/reservations/suspicious">Pozrieť</LinkButton>,
    },
  ];
}

function clashItems({ clashes, more_clashes }: DeskSummary): TodayItem[] {
  const given = pairItems(clashes.given, more_clashes.given, {
    severity: 'harm',
    title: (room) => `Dvaja naraz: ${room}`,
    text: 'Obe majú miestnosť pridelenú.',
  });
  const waiting = pairItems(clashes.waiting, more_clashes.waiting, {
    severity: 'waiting',
    title: (room) => `O\u00a0ten istý čas majú záujem viacerí: ${room}`,
    text: 'Rozhodnite, kto miestnosť dostane.',
  });
  return [...given, ...waiting];
}

interface PairWords extends Pick<TodayItem, 'severity'> {
  title: (time: string) => string;
  text: string;
}

function pairItems(
  pairs: readonly [Occupant, Occupant][],
  more: number,
  { severity, title, text }: PairWords,
): TodayItem[] {
  const [first] = pairs;
  if (first === undefined) return [];
  const others = pairs.length - 1 + more;
  const [one, two] = first;
  return [
    {
      key: `clash ${severity}`,
      severity,
      since: null,
      title: title(formatSpan(two.start, two.end)),
      text: `${one.title} a\u00a0${two.title}. ${text}${others > 0 ? ` Takých dvojíc je ešte ${others}.` : ''}`,
      act: <LinkButton to={`/reservations/calendar?view=week&day=${two.start.slice(0, 10)}`}>Do kalendára</LinkButton>,
    },
  ];
}

function paymentItems({ deposits_due, balances_due }: DeskSummary): TodayItem[] {
  const due = [
    ...deposits_due.map((payment) => ({ ...payment, kind: 'Záloha' })),
    ...balances_due.map((payment) => ({ ...payment, kind: 'Doplatok' })),
  ].sort((a, b) => (a.due < b.due ? -1 : 1));
  const items = due.slice(0, MAX_ROWS).map(
    ({ id, name, kind, amount, due: day }): TodayItem => ({
      key: `${id} ${kind}`,
      severity: 'overdue',
      since: noonOf(day),
      title: `${kind} ${formatAmount(amount)}: ${name}`,
      text: `${kind === 'Záloha' ? 'Splatná' : 'Splatný'} ${formatDate(noonOf(day))}.`,
      act: <LinkButton to={`/reservations/${id}`}>Zapísať platbu</LinkButton>,
    }),
  );
  const more = due.length - items.length;
  if (more === 0) return items;
  const others: TodayItem = {
    key: 'payments',
    severity: 'overdue',
    since: items.at(-1)?.since ?? null,
    title: `Splatných platieb je ešte ${more}`,
    act: <LinkButton to="/reservations?status=confirmed&sort=date_from">Pozrieť všetky</LinkButton>,
  };
  return [...items, others];
}
