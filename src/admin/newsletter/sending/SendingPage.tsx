import { Alert, Button } from '@mantine/core';
import { Pause, Play, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type IssueDetail, pauseIssue, resumeIssue } from '../../../api/admin-newsletter.ts';
import { formatDateTime } from '../../../domain/time/format-date.ts';
import { OnSiteLink } from '../../entries/OnSiteLink.tsx';
import { FactList } from '../../shared/lists.tsx';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { useSave } from '../../shared/use-save.ts';
import { StateBadge } from '../StateBadge.tsx';
import { issueName } from '../words.ts';
import styles from './SendingPage.module.css';
import { SendingProgress } from './SendingProgress.tsx';
import { UncertainPeople } from './UncertainPeople.tsx';

/** A chunk takes seconds; what a server that was cut off has begun is gone on with within minutes. */
const STILL_MS = 45_000;

/** An issue on its way, or where it has gone: how many have it, who does not and why, and what to do about it. */
export function SendingPage({ issue }: { issue: IssueDetail }) {
  const { id, state, archive_url } = issue;
  return (
    <div className={styles.page}>
      <PageHeader title={`Newsletter na ${issueName(issue)}`} lead={issue.subject}>
        <StateBadge state={state} />
        {archive_url !== null && <OnSiteLink href={archive_url} />}
      </PageHeader>
      <Standstill issue={issue} />
      <SendingProgress issue={issue}>
        <PauseButton issue={issue} />
      </SendingProgress>
      <UncertainPeople id={id} chunks={issue.uncertain_chunks} />
      <Facts issue={issue} />
    </div>
  );
}

/** Why it stands still. */
function Standstill({ issue: { state, pause_reason, held_until, progress } }: { issue: IssueDetail }) {
  const isStill = useStill(JSON.stringify(progress));
  if (state === 'paused')
    return (
      <Alert
        role="status"
        color={pause_reason === null ? 'yellow' : 'red'}
        variant="outline"
        icon={<TriangleAlert aria-hidden />}
        title={pause_reason === null ? 'Odosielanie je pozastavené' : 'Odosielanie sa zastavilo samo'}
      >
        {pause_reason ?? 'Kým nebudete pokračovať, nikomu ďalšiemu nič nepríde.'}
      </Alert>
    );
  if (state === 'sending' && held_until !== null && Date.parse(held_until) > Date.now())
    return (
      <Alert role="status" color="yellow" variant="outline">
        Pošta teraz e-maily neprijíma. Skúsime to znova {formatDateTime(held_until)}, nemusíte nič robiť.
      </Alert>
    );
  if (state === 'sending' && isStill)
    return (
      <Alert role="status" color="yellow" variant="outline">
        Chvíľu sa nič nepohlo, odosielanie sa asi prerušilo. Do niekoľkých minút sa samo rozbehne, nemusíte nič robiť.
      </Alert>
    );
  return null;
}

/** Whether a value has been the same for a while. */
function useStill(value: string): boolean {
  const [isStill, setIsStill] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new value begins the wait anew
  useEffect(() => {
    setIsStill(false);
    const timer = setTimeout(() => setIsStill(true), STILL_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return isStill;
}

function PauseButton({ issue: { id, state } }: { issue: IssueDetail }) {
  const refresh = [['newsletter']];
  const pause = useSave({ call: () => pauseIssue(id), done: 'Odosielanie je pozastavené.', refresh });
  const resume = useSave({ call: () => resumeIssue(id), done: 'Odosielanie pokračuje.', refresh });
  if (state === 'sending')
    return (
      <Button
        className={styles.steer ?? ''}
        variant="default"
        leftSection={<Pause aria-hidden size={18} />}
        loading={pause.isPending}
        onClick={() => pause.mutate()}
      >
        Pozastaviť
      </Button>
    );
  if (state === 'paused')
    return (
      <Button
        className={styles.steer ?? ''}
        leftSection={<Play aria-hidden size={18} />}
        loading={resume.isPending}
        onClick={() => resume.mutate()}
      >
        Pokračovať v&nbsp;odosielaní
      </Button>
    );
  return null;
}

function Facts({ issue: { started_at, started_by, finished_at } }: { issue: IssueDetail }) {
  return (
    <FactList
      facts={[
        ['Začiatok odosielania', started_at === null ? '–' : formatDateTime(started_at)],
        ['Odoslal', started_by ?? '–'],
        ['Koniec odosielania', finished_at === null ? 'ešte nie' : formatDateTime(finished_at)],
      ]}
    />
  );
}
