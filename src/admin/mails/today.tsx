import type { House } from '../../api/dashboard.ts';
import { plural } from '../../domain/words/plural.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { HOUSE_QUERY, type TodayItem, todayOf } from '../shared/today.ts';
import { RetryMail } from './RetryMail.tsx';

export const today = todayOf({
  name: 'nedoručené e-maily',
  ...HOUSE_QUERY,
  items: ({ mails }) => (mails === null ? [] : [...givenUpItems(mails), ...stuckItems(mails)]),
});

type Mails = NonNullable<House['mails']>;

const STUCK_SECONDS = 10 * 60;

const toAll = (label: string) => <LinkButton to="/mails">{label}</LinkButton>;

function givenUpItems({ given_up, failed }: Mails): TodayItem[] {
  const items = given_up.map(
    ({ id, subject, to, queued_at }): TodayItem => ({
      key: id,
      severity: 'harm',
      since: queued_at,
      title: `E-mail neodišiel: ${subject}`,
      text: `Komu: ${to}. Adresát o\u00a0ňom nevie.`,
      act: <RetryMail id={id} />,
    }),
  );
  const more = failed - items.length;
  if (more <= 0) return items;
  const since = items.at(-1)?.since ?? null;
  const title = `Neodišlo ešte ${more}\u00a0${plural(more, 'e-mail', 'e-maily', 'e-mailov')}`;
  return [...items, { key: 'failed', severity: 'harm', since, title, act: toAll('Pozrieť všetky') }];
}

function stuckItems({ waiting, oldest_age_seconds }: Mails): TodayItem[] {
  if ((oldest_age_seconds ?? 0) <= STUCK_SECONDS) return [];
  return [
    {
      key: 'stuck',
      severity: 'overdue',
      since: null,
      title: `E-maily čakajú dlhšie než zvyčajne: ${waiting}`,
      text: 'Skúšame ich posielať ďalej sami.',
      act: toAll('Pozrieť'),
    },
  ];
}
