import { Alert, Group, Progress, Stack } from '@mantine/core';
import { Pause, Play, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { type IssueDetail, pauseIssue, resumeIssue } from '../../api/admin-newsletter.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { plural } from '../../domain/words/plural.ts';
import { OnSiteLink } from '../entries/EntryHead.tsx';
import { IconButton } from '../shared/buttons.tsx';
import { FactList, Frame } from '../shared/layout.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSave } from '../shared/use-save.ts';
import styles from './SendingPage.module.css';
import { UncertainPeople } from './UncertainPeople.tsx';
import { BigNumber, count, issueTitle, people, StateBadge } from './words.tsx';

/** A chunk takes seconds; the server continues an interrupted sending within minutes. */
const STILL_MS = 45_000;

export function SendingPage({ issue }: { issue: IssueDetail }) {
  const { id, state, archive_url } = issue;
  return (
    <Stack gap="lg" maw="62rem">
      <PageHeader title={issueTitle(issue)} lead={issue.subject}>
        <StateBadge state={state} />
        {archive_url !== null && <OnSiteLink href={archive_url} />}
      </PageHeader>
      <Standstill issue={issue} />
      <SendingProgress issue={issue}>
        <PauseButton issue={issue} />
      </SendingProgress>
      <UncertainPeople id={id} chunks={issue.uncertain_chunks} />
      <Facts issue={issue} />
    </Stack>
  );
}

function Standstill({ issue: { state, pause_reason, held_until, progress } }: { issue: IssueDetail }) {
  const isStill = useStill(JSON.stringify(progress));
  if (state === 'paused')
    return (
      <Alert
        role="status"
        color={pause_reason === null ? 'yellow' : 'red'}
        icon={<TriangleAlert aria-hidden />}
        title={pause_reason === null ? 'Odosielanie je pozastavené' : 'Odosielanie sa zastavilo samo'}
      >
        {pause_reason ?? 'Kým nebudete pokračovať, nikomu ďalšiemu nič nepríde.'}
      </Alert>
    );
  if (state === 'sending' && held_until !== null && Date.parse(held_until) > Date.now())
    return (
      <Alert role="status" color="yellow">
        Pošta teraz e-maily neprijíma. Skúsime to znova {formatDateTime(held_until)}, nemusíte nič robiť.
      </Alert>
    );
  if (state === 'sending' && isStill)
    return (
      <Alert role="status" color="yellow">
        Chvíľu sa nič nepohlo, odosielanie sa asi prerušilo. Do niekoľkých minút sa samo rozbehne, nemusíte nič robiť.
      </Alert>
    );
  return null;
}

function useStill(value: string): boolean {
  const [isStill, setIsStill] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new value restarts the wait
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
      <IconButton icon={Pause} loading={pause.isPending} onClick={() => pause.mutate()}>
        Pozastaviť
      </IconButton>
    );
  if (state === 'paused')
    return (
      <IconButton variant="filled" icon={Play} loading={resume.isPending} onClick={() => resume.mutate()}>
        Pokračovať v&nbsp;odosielaní
      </IconButton>
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

const PARTS = [
  { name: 'sent', label: 'Odoslané', why: 'E-mail odišiel.', color: 'var(--green-text)' },
  {
    name: 'suppressed',
    label: 'Vynechaní',
    why: 'Medzitým sa odhlásili, alebo na ich adresu neposielame.',
    color: 'var(--blue)',
  },
  { name: 'failed', label: 'Nedoručené', why: 'Pošta ich adresu odmietla.', color: 'var(--red-text)' },
  { name: 'uncertain', label: 'Neisté', why: 'Nevieme, či e-mail odišiel.', color: 'var(--mustard)' },
] as const;

function SendingProgress({ issue: { state, progress }, children }: { issue: IssueDetail; children: ReactNode }) {
  const { total } = progress;
  const done = PARTS.reduce((sum, { name }) => sum + progress[name], 0);
  return (
    <>
      <Frame aria-label="Priebeh odosielania">
        <BigNumber value={state === 'sent' ? progress.sent : done}>
          {state === 'sent'
            ? `${plural(progress.sent, 'človeku', 'ľuďom', 'ľuďom')} sme e-mail odoslali`
            : `z\u00a0${people(total)} vybavených`}
        </BigNumber>
        <Progress.Root size="1.25rem">
          {PARTS.map(({ name, label, color }) => (
            <Progress.Section
              key={name}
              value={total === 0 ? 0 : (progress[name] / total) * 100}
              color={color}
              aria-label={label}
              aria-valuetext={count(progress[name])}
            />
          ))}
        </Progress.Root>
        <p role="status">{sentenceOf(state, progress)}</p>
        <Group>{children}</Group>
      </Frame>
      <dl className={styles.counts}>
        {PARTS.map(({ name, label, why }) => (
          <div key={name} data-part={name}>
            <dt>{label}</dt>
            <dd className={styles.sum}>{count(progress[name])}</dd>
            <dd className={styles.why}>{why}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function sentenceOf(state: IssueDetail['state'], { total, uncertain }: IssueDetail['progress']): string {
  if (total === 0) return 'Pripravujeme zoznam ľudí, o\u00a0chvíľu sa začne odosielať.';
  if (state === 'sent')
    return uncertain > 0
      ? 'Je to rozoslané, len o\u00a0niektorých ľuďoch treba rozhodnúť.'
      : 'Hotovo, je to rozoslané.';
  return state === 'paused'
    ? 'Odosielanie stojí. Nikto, kto už e-mail dostal, ho nedostane druhý raz.'
    : 'Odosiela sa. Stránku môžete pokojne zavrieť, pokračuje to aj bez vás.';
}
