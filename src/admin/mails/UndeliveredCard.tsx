import { useQuery } from '@tanstack/react-query';
import { readSiteState } from '../../api/dashboard.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';

/** Mails leave within seconds; after this time a mail counts as stuck. */
const STUCK_SECONDS = 10 * 60;

export function UndeliveredCard() {
  const site = useQuery({ queryKey: ['dashboard', 'site'], queryFn: readSiteState });
  const mails = site.data?.mails ?? { waiting: 0, failed: 0, oldest_age_seconds: null };
  const isStuck = (mails.oldest_age_seconds ?? 0) > STUCK_SECONDS;
  return (
    <DashboardCard
      title="Nedoručené e-maily"
      query={site}
      value={mails.failed + mails.waiting}
      needsAttention={mails.failed > 0 || isStuck}
      action={{ label: 'Pozrieť e-maily', to: '/mails' }}
    >
      <p>{reason(mails.failed, mails.waiting, isStuck)}</p>
    </DashboardCard>
  );
}

function reason(failed: number, waiting: number, isStuck: boolean): string {
  if (failed > 0) return 'Niektoré sa nepodarilo doručiť ani po piatich dňoch. Adresáti o\u00a0nich nevedia.';
  if (isStuck) return 'Čakajú dlhšie než zvyčajne. Skúšame ich posielať ďalej sami.';
  return waiting > 0 ? 'Práve odchádzajú.' : 'Všetko, čo web poslal, odišlo.';
}
