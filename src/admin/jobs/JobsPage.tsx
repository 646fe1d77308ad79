import { Box, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Jobs, readJobs } from '../../api/jobs.ts';
import { isBackupOld, JOB_NAMES } from '../../domain/maintenance.ts';
import { formatDate, formatDateTime } from '../../domain/time/format-date.ts';
import { Frame, PlainList } from '../shared/layout.tsx';
import { useNow } from '../shared/now.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';

type Job = Jobs['items'][number];

export function JobsPage() {
  const jobs = useQuery({ queryKey: ['jobs'], queryFn: readJobs });
  return (
    <>
      <PageHeader
        title="Čo web robí sám"
        lead="Práca, ktorú web robí podľa hodín. Tu vidíte, kedy bežala naposledy a&nbsp;či sa podarila."
      />
      <QueryState query={jobs}>{(answer) => <Work jobs={answer} />}</QueryState>
    </>
  );
}

function Work({ jobs: { items, last_backup_at } }: { jobs: Jobs }) {
  const isOld = isBackupOld(last_backup_at === null ? null : Date.parse(last_backup_at), useNow());
  return (
    <Frame component="div">
      <PlainList lines="between">
        {items.map((job) => (
          <JobRow key={job.name} name={JOB_NAMES[job.name]} isWrong={isWrong(job)}>
            {resultText(job)}
          </JobRow>
        ))}
        <JobRow name="Záloha údajov" isWrong={isOld}>
          {backupText(last_backup_at, isOld)}
        </JobRow>
      </PlainList>
      {items.some(isWrong) && <p>Ak to tak bude aj o&nbsp;hodinu, povedzte to správcovi servera.</p>}
    </Frame>
  );
}

const isWrong = ({ state }: Job) => state === 'failed' || state === 'late';

function JobRow({ name, isWrong, children }: { name: string; isWrong: boolean; children: string }) {
  return (
    <Group component="li" justify="space-between" align="baseline" gap="0.15rem 1rem" py="0.55rem">
      <Text span fw={600}>
        {name}
      </Text>
      <Text span fz="sm" c={isWrong ? 'var(--ink)' : 'dimmed'} fw={isWrong ? 700 : 400}>
        {isWrong && (
          <Box component="span" display="inline-block" w="0.65em" h="0.65em" mr="0.5em" bg="var(--red-text)" />
        )}
        {children}
      </Text>
    </Group>
  );
}

function resultText({ state, started_at, last_ok_at }: Job): string {
  if (started_at === null)
    return state === 'late' ? 'Malo už prebehnúť, zatiaľ ani raz' : 'Ešte neprebehlo, príde na rad';
  const when = formatDateTime(started_at);
  if (state === 'ok') return `V\u00a0poriadku, ${when}`;
  if (state === 'late') return `Malo už prebehnúť, naposledy ${when}`;
  const before = last_ok_at === null ? 'zatiaľ ani raz' : `naposledy sa podarilo ${formatDateTime(last_ok_at)}`;
  return `Nepodarilo sa ${when}, ${before}`;
}

function backupText(madeAt: string | null, isOld: boolean): string {
  if (madeAt === null) return 'Zatiaľ žiadna. Urobte ju v\u00a0časti Záloha.';
  const when = formatDate(madeAt);
  return isOld ? `${when}, staršia ako týždeň. Urobte novú v\u00a0časti Záloha.` : `V\u00a0poriadku, ${when}`;
}
