import { useQuery } from '@tanstack/react-query';
import { type Issue, listIssues, readSubscriberSummary } from '../../api/admin-newsletter.ts';
import { plural } from '../../domain/words/plural.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';
import { count, monthName, SUBSCRIBERS_KEY } from './words.tsx';

/** As many issues as can still be open. */
const LATEST = '12';

/** The issue that waits for staff: to be decided, continued, or sent. */
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
      needsAttention={issue !== null && reasonOf(issue) !== 'sending'}
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

/** The issues that wait for staff, the most urgent first, and the oldest draft first. */
function inOrder(issues: readonly Issue[]): Issue[] {
  return URGENCY.flatMap((reason) => issues.filter((issue) => reasonOf(issue) === reason).toReversed());
}

const URGENCY = ['uncertain', 'paused', 'sending', 'draft'] as const;

function reasonOf({ state, progress }: Issue): 'uncertain' | Issue['state'] {
  return progress.uncertain > 0 ? 'uncertain' : state;
}

function sentenceOf({ state, progress, pause_reason }: Issue): string {
  const { uncertain, sent, total } = progress;
  if (uncertain > 0)
    return `Pri ${count(uncertain)}\u00a0${plural(uncertain, 'adrese', 'adresách', 'adresách')} nevieme, či e-mail odišiel. Rozhodnite.`;
  if (state === 'paused') return `Odosielanie stojí. ${pause_reason ?? 'Niekto ho pozastavil.'}`;
  if (state === 'sending') return `Odchádza, hotových je ${count(sent)} z\u00a0${count(total)}.`;
  return 'Návrh čaká, kým ho skontrolujete a\u00a0odošlete.';
}

/** The number of subscribers and how it changes. */
export function SubscribersCard() {
  const summary = useQuery({ queryKey: SUBSCRIBERS_KEY, queryFn: readSubscriberSummary });
  const { active = 0, gained_30_days = 0, lost_30_days = 0 } = summary.data ?? {};
  return (
    <DashboardCard
      title="Odberatelia newslettera"
      query={summary}
      value={count(active)}
      action={{ label: 'Pozrieť odberateľov', to: '/newsletter/subscribers' }}
    >
      <p>
        Za 30 dní pribudlo {count(gained_30_days)}, ubudlo {count(lost_30_days)}.
      </p>
    </DashboardCard>
  );
}

/** Addresses that get no mail. */
export function SuppressedCard() {
  const summary = useQuery({ queryKey: SUBSCRIBERS_KEY, queryFn: readSubscriberSummary });
  const { suppressed = 0 } = summary.data ?? {};
  return (
    <DashboardCard
      title="Adresy, na ktoré newsletter neposielame"
      query={summary}
      value={count(suppressed)}
      action={{ label: 'Pozrieť adresy', to: '/newsletter/subscribers?state=suppressed' }}
    >
      <p>
        {suppressed === 0
          ? 'Všetky schránky e-maily prijímajú.'
          : 'Schránka neexistuje, jej majiteľ nás označil ako spam, alebo ste tak rozhodli vy.'}
      </p>
    </DashboardCard>
  );
}
