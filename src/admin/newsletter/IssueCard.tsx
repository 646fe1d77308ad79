import { useQuery } from '@tanstack/react-query';
import { type Issue, listIssues } from '../../api/admin-newsletter.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';
import { count, monthName } from './words.ts';

/** As many as can still be open. */
const LATEST = '12';

/** The issue that waits for somebody: to be decided, gone on with, or sent. */
export function IssueCard() {
  const list = useQuery({
    queryKey: ['newsletter', 'list', 'latest'],
    queryFn: () => listIssues({ page: '1', per_page: LATEST }),
  });
  const waiting = inOrder(list.data?.items ?? []);
  const [issue = null] = waiting;
  return (
    <DashboardCard
      title="Vydanie newslettera"
      query={list}
      value={issue === null ? '–' : monthName(issue.month)}
      needsAttention={issue !== null && issue.state !== 'sending'}
      action={
        issue === null
          ? { label: 'Otvoriť newsletter', to: '/newsletter' }
          : { label: 'Otvoriť vydanie', to: `/newsletter/${issue.id}` }
      }
    >
      <p>{issue === null ? 'Nič nečaká, všetky vydania sú odoslané.' : sentenceOf(issue)}</p>
      {waiting.length > 1 && <p>Čakajú aj ďalšie vydania: {waiting.length - 1}.</p>}
    </DashboardCard>
  );
}

/** What waits for somebody, the most urgent first: decisions, what stands still, what is under way, the oldest draft. */
function inOrder(issues: readonly Issue[]): Issue[] {
  const urgencyOf = ({ state, progress }: Issue) =>
    progress.uncertain > 0 ? 0 : { paused: 1, sending: 2, draft: 3, sent: 4 }[state];
  return issues
    .filter((issue) => urgencyOf(issue) < 4)
    .toReversed()
    .sort((one, other) => urgencyOf(one) - urgencyOf(other));
}

function sentenceOf({ state, progress, pause_reason }: Issue): string {
  if (progress.uncertain > 0)
    return `Pri ${count(progress.uncertain)} adresách nevieme, či e-mail odišiel. Rozhodnite.`;
  if (state === 'paused') return `Odosielanie stojí. ${pause_reason ?? 'Niekto ho pozastavil.'}`;
  if (state === 'sending') return `Odchádza, hotových je ${count(progress.sent)} z\u00a0${count(progress.total)}.`;
  return 'Návrh čaká, kým ho skontrolujete a\u00a0odošlete.';
}
