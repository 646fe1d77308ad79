import { Link } from 'react-router';
import { formatDate, noonOf } from '../../domain/time/format-date.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';
import { PlainList } from '../shared/layout.tsx';
import { useNow } from '../shared/use-now.ts';
import { useSummary } from './queries.ts';
import { ageWords, euros } from './words.tsx';

/** Requests without an answer, and the age of the oldest. */
export function NewRequestsCard() {
  const nowMs = useNow();
  const summary = useSummary();
  const { count = 0, oldest_at = null, late = 0 } = summary.data?.new ?? {};
  const suspicious = summary.data?.suspicious ?? 0;
  return (
    <DashboardCard
      title={'Nové žiadosti o\u00a0rezerváciu'}
      query={summary}
      value={count}
      needsAttention={count > 0}
      action={{ label: 'Otvoriť nové žiadosti', to: '/reservations?status=new&sort=created_at' }}
    >
      <p>
        {oldest_at === null
          ? 'Na odpoveď nikto nečaká.'
          : `Najstaršia čaká ${ageWords(oldest_at, nowMs)}. ${late === 0 ? 'Sľúbili sme odpoveď do 24\u00a0hodín.' : `Viac než sľúbených 24\u00a0hodín čaká: ${late}.`}`}
      </p>
      {suspicious > 0 && <p>{`Medzi podozrivými: ${suspicious}.`}</p>}
    </DashboardCard>
  );
}

/** Pairs that occupy the same room at the same time. */
export function ClashesCard() {
  const summary = useSummary();
  const { given = [], waiting = [] } = summary.data?.clashes ?? {};
  const more = summary.data?.more_clashes ?? { given: 0, waiting: 0 };
  const [first] = [...given, ...waiting];
  return (
    <DashboardCard
      title={'Kolízie v\u00a0miestnostiach'}
      query={summary}
      value={given.length + waiting.length + more.given + more.waiting}
      needsAttention={given.length > 0}
      action={
        first === undefined
          ? { label: 'Otvoriť kalendár', to: '/reservations/calendar' }
          : {
              label: 'Ukázať v\u00a0kalendári',
              to: `/reservations/calendar?view=week&day=${first[1].start.slice(0, 10)}`,
            }
      }
    >
      {first === undefined ? (
        <p>Nič sa neprekrýva.</p>
      ) : (
        <p>
          {first[0].title} a&nbsp;{first[1].title}
          {given.length > 0 ? '. Obe majú miestnosť pridelenú.' : '. Rozhodnite, kto miestnosť dostane.'}
        </p>
      )}
    </DashboardCard>
  );
}

const SHOWN = 4;

/** Deposits and balances that are due. */
export function PaymentsCard() {
  const summary = useSummary();
  const { deposits_due = [], balances_due = [] } = summary.data ?? {};
  const due = [
    ...deposits_due.map((payment) => ({ ...payment, kind: 'záloha' })),
    ...balances_due.map((payment) => ({ ...payment, kind: 'doplatok' })),
  ];
  return (
    <DashboardCard
      title="Splatné platby"
      query={summary}
      value={due.length}
      needsAttention={due.length > 0}
      action={{ label: 'Otvoriť potvrdené', to: '/reservations?status=confirmed&sort=date_from' }}
    >
      {due.length === 0 ? (
        <p>Všetko je zaplatené načas.</p>
      ) : (
        <PlainList gap="0.4rem">
          {due.slice(0, SHOWN).map(({ id, name, kind, amount, due: day }) => (
            <li key={`${id} ${kind}`}>
              <Link to={`/reservations/${id}`}>{name}</Link>, {kind} {euros(amount)}, do {formatDate(noonOf(day))}
            </li>
          ))}
        </PlainList>
      )}
    </DashboardCard>
  );
}
