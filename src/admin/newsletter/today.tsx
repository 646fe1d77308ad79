import { type Issue, listIssues } from '../../api/admin-newsletter.ts';
import { plural } from '../../domain/words/plural.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { type TodayItem, todayOf } from '../shared/today.ts';
import { count, issueName } from './words.tsx';

/** More issues than can still be open. */
const LATEST = '12';

export const today = todayOf({
  name: 'newsletter',
  queryKey: ['newsletter', 'list', 'latest'],
  queryFn: () => listIssues({ page: '1', per_page: LATEST }),
  items: ({ items }) => items.flatMap(itemsOf),
});

function itemsOf(issue: Issue): TodayItem[] {
  const { id, state, has_begun, progress, pause_reason, changed_at } = issue;
  const item = { key: id, title: `Newsletter: ${issueName(issue)}`, since: changed_at };
  const act = (label: string) => <LinkButton to={`/newsletter/${id}`}>{label}</LinkButton>;
  if (progress.uncertain > 0) {
    const people = plural(progress.uncertain, 'adrese', 'adresách', 'adresách');
    const text = `Pri ${count(progress.uncertain)}\u00a0${people} nevieme, či e-mail odišiel.`;
    return [{ ...item, severity: 'overdue', text, act: act('Rozhodnúť') }];
  }
  if (state === 'paused') {
    const text = has_begun
      ? `Odosielanie stojí. ${pause_reason ?? 'Niekto ho pozastavil.'}`
      : `Neodoslalo sa samo. ${pause_reason ?? 'Rozhodnite, čo s\u00a0tým.'}`;
    return [{ ...item, severity: 'overdue', text, act: act('Otvoriť') }];
  }
  if (state !== 'draft') return [];
  return [
    {
      ...item,
      severity: 'waiting',
      text: 'Čaká, kým to skontrolujete a\u00a0odošlete.',
      act: act('Skontrolovať'),
    },
  ];
}
