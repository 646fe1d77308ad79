import { useQuery } from '@tanstack/react-query';
import { readSiteState } from '../../api/dashboard.ts';
import { dateParts, formatDate, isoDay } from '../../domain/time/format-date.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';
import { useNow } from '../shared/use-now.ts';

/** When the site that visitors see was made from the content. */
export function LastBuildCard() {
  const site = useQuery({ queryKey: ['dashboard', 'site'], queryFn: readSiteState });
  const today = isoDay(useNow());
  const builtAt = site.data?.built_at;
  const warnings = site.data?.warnings ?? [];
  return (
    <DashboardCard
      title="Web naposledy obnovený"
      query={site}
      value={builtAt !== undefined && dateParts(builtAt).time}
      needsAttention={warnings.length > 0}
      action={{ label: 'Pozrieť web', href: '/' }}
    >
      {warnings.map(({ kind, message }) => (
        <p key={kind}>{message}</p>
      ))}
      {builtAt !== undefined && (
        <p>{isoDay(builtAt) === today ? 'Dnes' : formatDate(builtAt)}. Čo ste uložili predtým, návštevníci už vidia.</p>
      )}
    </DashboardCard>
  );
}
