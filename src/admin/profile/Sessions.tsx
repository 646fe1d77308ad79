import { Badge, Button, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { endOtherSessions, endOwnSession, listOwnSessions, type OwnSession } from '../../api/profile.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { confirmAction } from '../shared/confirm.tsx';
import { FramedList, FramedRow } from '../shared/lists.tsx';
import { ErrorState, LoadingState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import styles from './ProfilePage.module.css';

const sessionsQuery = queryOptions({ queryKey: ['profile', 'sessions'], queryFn: listOwnSessions });
const REFRESH = [sessionsQuery.queryKey];

/** Where the user is signed in, with a button to end each session. */
export function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const others = useSave({ call: endOtherSessions, done: 'Ostatné prihlásenia sú ukončené.', refresh: REFRESH });
  const hasOthers = sessions.data?.some(({ is_current }) => !is_current) ?? false;

  const askToEndOthers = async () => {
    const goesOn = await confirmAction({
      title: 'Ukončiť všetky ostatné prihlásenia?',
      text: 'Zostanete prihlásení len tu. Na iných počítačoch a\u00a0telefónoch sa bude treba prihlásiť znova.',
      confirmLabel: 'Ukončiť ostatné',
    });
    if (goesOn) others.mutate();
  };

  return (
    <section className={styles.sessions} aria-labelledby="prihlasenia">
      <div className={styles.head}>
        <Title order={2} id="prihlasenia">
          Kde ste prihlásení
        </Title>
        {hasOthers && (
          <Button loading={others.isPending} onClick={askToEndOthers}>
            Ukončiť všetky ostatné
          </Button>
        )}
      </div>
      {sessions.isPending && <LoadingState />}
      {sessions.isError && <ErrorState error={sessions.error} retry={() => sessions.refetch()} />}
      {sessions.data && (
        <FramedList>
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </FramedList>
      )}
      <p className={styles.note}>
        Ak niektoré prihlásenie nepoznáte, ukončite ho a&nbsp;hneď si zmeňte heslo. Po ôsmich hodinách bez práce sa
        prihlásenie ukončí samo.
      </p>
    </section>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { id, user_agent, network, created_at, last_used_at, is_current } = session;
  const device = deviceName(user_agent);
  const end = useSave({ call: () => endOwnSession(id), done: 'Prihlásenie je ukončené.', refresh: REFRESH });
  return (
    <FramedRow>
      <div>
        <p className={styles.device}>
          {device} {is_current && <Badge color="green">Tu a&nbsp;teraz</Badge>}
        </p>
        <p className={styles.note}>
          Od {formatDateTime(created_at)}, naposledy {formatDateTime(last_used_at)}, z&nbsp;adresy {network}
        </p>
      </div>
      {!is_current && (
        <Button
          loading={end.isPending}
          aria-label={`Ukončiť prihlásenie: ${device}, ${formatDateTime(created_at)}`}
          onClick={() => end.mutate()}
        >
          Ukončiť
        </Button>
      )}
    </FramedRow>
  );
}

/** The first match counts, because browsers also name the browsers they descend from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const DEVICES: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'telefón s\u00a0Androidom'],
  [/\bAndroid\b/, 'tablet s\u00a0Androidom'],
  [/\bWindows\b/, 'počítač s\u00a0Windows'],
  [/\bMacintosh\b/, 'počítač Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'počítač s\u00a0Linuxom'],
];

/** What people call the browser with this user agent: `Chrome, počítač s Windows`. */
export function deviceName(userAgent: string): string {
  const known = [find(BROWSERS, userAgent), find(DEVICES, userAgent)].filter((name) => name !== null);
  return known.join(', ') || 'Neznáme zariadenie';
}

function find(names: readonly [RegExp, string][], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
