import type { House } from '../../api/dashboard.ts';
import { isBackupOld, JOB_NAMES } from '../../domain/maintenance.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { plural } from '../../domain/words/plural.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { HOUSE_QUERY, type TodayItem, todayOf, type Viewer } from '../shared/today.ts';

export const today = todayOf({
  name: 'čo web robí sám',
  ...HOUSE_QUERY,
  items: (house, viewer) => [...jobItems(house), ...backupItems(house, viewer)],
});

const act = <LinkButton to="/jobs">Pozrieť</LinkButton>;

function jobItems({ jobs }: House): TodayItem[] {
  const [first, ...others] = jobs?.troubled ?? [];
  if (first === undefined) return [];
  const more = others.length;
  return [
    {
      key: 'jobs',
      severity: 'overdue',
      since: first.last_ok_at,
      title: `Web nestihol: ${JOB_NAMES[first.name]}`,
      text:
        more === 0
          ? 'Skúsi to znova sám.'
          : `A\u00a0${plural(more, 'ďalšia práca', 'ďalšie práce', 'ďalších prác')}: ${more}. Skúsi to znova sám.`,
      act,
    },
  ];
}

function backupItems({ jobs, first_run }: House, { nowMs }: Viewer): TodayItem[] {
  if (jobs === null || first_run !== null) return [];
  const madeAt = jobs.last_backup_at;
  if (!isBackupOld(madeAt === null ? null : Date.parse(madeAt), nowMs)) return [];
  return [
    {
      key: 'backup',
      severity: 'hint',
      since: madeAt,
      title: madeAt === null ? 'Záloha údajov zatiaľ nie je žiadna' : 'Záloha údajov je staršia ako týždeň',
      text: madeAt === null ? 'Urobte prvú.' : `Posledná je z\u00a0${formatDate(madeAt)}. Urobte novú.`,
      act: <LinkButton to="/backup">Zálohovať</LinkButton>,
    },
  ];
}
