import { useQuery } from '@tanstack/react-query';
import { readSummary } from '../../../api/admin-reservations.ts';
import { DashboardCard } from '../../shared/DashboardCard.tsx';
import { SUMMARY_KEY } from './summary-key.ts';

/** Where two things share a room and a time. */
export function ClashesCard() {
  const summary = useQuery({ queryKey: SUMMARY_KEY, queryFn: readSummary });
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
