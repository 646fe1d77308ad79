import { Badge, Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endOtherSessions, endOwnSession, type OwnSession } from '../../api/profile.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { confirmAction } from '../shared/confirm.tsx';
import { FramedList, FramedRow } from '../shared/lists.tsx';
import { ErrorState, LoadingState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import { deviceName } from './device-name.ts';
import { sessionsQuery } from './queries.ts';
import styles from './Sessions.module.css';

const REFRESH = [sessionsQuery.queryKey];

/** Where one is signed in, with the way to end it there. */
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
    <section className={styles.part} aria-labelledby="prihlasenia">
      <div className={styles.head}>
        <Title order={2} id="prihlasenia">
          Kde ste prihlásení
        </Title>
        {hasOthers && (
          <Button variant="default" loading={others.isPending} onClick={askToEndOthers}>
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
      <p className={styles.hint}>
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
        <p className={styles.hint}>
          Od {formatDateTime(created_at)}, naposledy {formatDateTime(last_used_at)}, z&nbsp;adresy {network}
        </p>
      </div>
      {!is_current && (
        <Button
          variant="default"
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
