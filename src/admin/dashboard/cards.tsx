import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listNextEvents, type NightShift, readNightShift, readSiteState } from '../../api/dashboard.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { DAY_MS } from '../../domain/time/clock.ts';
import { dateParts, formatDate, formatDateTime } from '../../domain/time/format-date.ts';
import { DashboardCard } from '../shared/DashboardCard.tsx';
import { PlainList } from '../shared/layout.tsx';
import { useNow } from '../shared/use-now.ts';
import styles from './DashboardPage.module.css';

const SHOWN = 5;

/** The next events as visitors see them. */
export function NextEventsCard() {
  const events = useQuery({ queryKey: ['events', 'next'], queryFn: () => listNextEvents(SHOWN) });
  return (
    <DashboardCard
      title="Najbližšie podujatia"
      query={events}
      span="block"
      action={{ label: 'Otvoriť program na webe', href: '/events' }}
    >
      {events.data?.length === 0 && <p>Na webe teraz nie je žiadne budúce podujatie.</p>}
      <PlainList component="ol" lines="between">
        {events.data?.map(({ id, slug, title, start_date, location, staff_status }) => {
          const { day, month, time, weekday } = dateParts(start_date);
          return (
            <Group key={id} component="li" align="baseline" gap="var(--space-2)" wrap="nowrap" py="0.55rem">
              <Text component="time" dateTime={start_date} c="dimmed" w="8rem" flex="none">
                <span className={styles.day}>{day}.</span> {month}
              </Text>
              <div>
                <Text component="a" href={`/events/${id}/${slug}`} fw={600} style={{ overflowWrap: 'anywhere' }}>
                  {title}
                </Text>
                <Text c="dimmed" fz="sm">
                  {[`${weekday} o\u00a0${time}`, location, staff_status].filter(Boolean).join(' · ')}
                </Text>
              </div>
            </Group>
          );
        })}
      </PlainList>
    </DashboardCard>
  );
}

type Job = NightShift['items'][number];

const JOB_NAMES: Readonly<Record<Job['name'], string>> = {
  'mail-retry': 'Odosielanie e-mailov, ktoré čakajú',
  'publish-due': 'Zverejňovanie v\u00a0nastavenom čase',
  'newsletter-sending': 'Dokončenie odosielania newslettera',
  'newsletter-draft': 'Návrh newslettera na ďalší mesiac',
  'reservation-reminders': 'Upozornenia na rezervácie',
  retention: 'Mazanie údajov, ktorým vypršal čas',
};

const WEEK_MS = 7 * DAY_MS;

/** The scheduled jobs: when each ran last and whether it worked, and the age of the last backup. */
export function NightShiftCard() {
  const night = useQuery({ queryKey: ['dashboard', 'jobs'], queryFn: readNightShift });
  const now = useNow();
  const items = night.data?.items ?? [];
  const backupAt = night.data?.last_backup_at ?? null;
  const isBackupOld = backupAt === null || now - Date.parse(backupAt) > WEEK_MS;
  const isInTrouble = items.some(isWrong);
  return (
    <DashboardCard
      title="Nočná zmena"
      query={night}
      span="row"
      needsAttention={isBackupOld || isInTrouble}
      action={{ label: 'Pozrieť čakajúce e-maily', to: '/mails' }}
    >
      <PlainList lines="between">
        {items.map((job) => (
          <JobRow key={job.name} name={JOB_NAMES[job.name]} isWrong={isWrong(job)}>
            {resultText(job)}
          </JobRow>
        ))}
        <JobRow name="Záloha údajov" isWrong={isBackupOld}>
          {backupText(backupAt, isBackupOld)}
        </JobRow>
      </PlainList>
      {isInTrouble && <p>Ak to tak bude aj o&nbsp;hodinu, povedzte to správcovi servera.</p>}
    </DashboardCard>
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
        {isWrong && <span className={styles.mark} />}
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
  if (madeAt === null) return 'Zatiaľ žiadna. Požiadajte o\u00a0ňu správcu servera.';
  const when = formatDate(madeAt);
  return isOld ? `${when}, staršia ako týždeň. Požiadajte správcu servera o\u00a0novú.` : `V\u00a0poriadku, ${when}`;
}

/** When the site that visitors see was built. */
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
