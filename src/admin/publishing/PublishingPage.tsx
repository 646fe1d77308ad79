import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  type Build,
  type ContentProblem,
  type PublishingState,
  publishNow,
  type WaitingFile,
} from '../../api/publishing.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { contentPlace, problemPlace, problemText } from '../shared/content-place.ts';
import { Part, PlainList } from '../shared/layout.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { PUBLISHING_QUERY } from '../shared/publishing-query.ts';
import { QueryState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import styles from './PublishingPage.module.css';
import { PublishingStatus } from './PublishingStatus.tsx';

export function PublishingPage() {
  const queries = useQueryClient();
  const publishing = useQuery(PUBLISHING_QUERY);
  const publish = useSave({
    call: publishNow,
    done: 'Zverejňovanie sa začalo.',
    onDone: (answer) => queries.setQueryData(PUBLISHING_QUERY.queryKey, answer),
  });
  return (
    <>
      <PageHeader
        title="Zverejňovanie"
        lead="Čo uložíte, ide na web samo. Tu vidíte, či to už návštevníci vidia, a&nbsp;ak nie, prečo."
      />
      <QueryState query={publishing}>
        {(state) => (
          <Details publishing={state}>
            {(state.goes_at !== null || state.state === 'failed') && (
              <Button loading={publish.isPending} onClick={() => publish.mutate(undefined)}>
                {state.state === 'failed' ? 'Skúsiť znova' : 'Zverejniť hneď'}
              </Button>
            )}
          </Details>
        )}
      </QueryState>
    </>
  );
}

function Details({ publishing, children }: { publishing: PublishingState; children: ReactNode }) {
  const { problems, waiting, runs, warnings } = publishing;
  return (
    <>
      {warnings.map(({ kind, message }) => (
        <Alert key={kind} color="yellow" icon={<TriangleAlert aria-hidden />} mb="md">
          {message}
        </Alert>
      ))}
      <PublishingStatus publishing={publishing}>{children}</PublishingStatus>
      {problems.length > 0 && <Problems problems={problems} />}
      {waiting.total > 0 && <Waiting waiting={waiting} />}
      <Builds builds={runs} />
    </>
  );
}

function Problems({ problems }: { problems: readonly ContentProblem[] }) {
  return (
    <Part hasLine={false} title="Čo treba opraviť">
      <Text c="dimmed">Keď to opravíte a&nbsp;uložíte, zmeny pôjdu na web samé.</Text>
      <PlainList lines="above">
        {problems.map((problem) => {
          const place = contentPlace(problem.file);
          return (
            <Row key={`${problem.file} ${problem.field} ${problem.message}`}>
              <div className={styles.name}>
                <strong>{problemPlace(problem)}</strong>
                <p>{problemText(problem)}</p>
              </div>
              {place !== null && (
                <Link className={styles.link} to={place.to}>
                  Opraviť<span className="visually-hidden">: {place.name}</span>
                </Link>
              )}
            </Row>
          );
        })}
      </PlainList>
    </Part>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="var(--space-2) 1.5rem" py="0.6rem">
      {children}
    </Group>
  );
}

const CHANGE_NAMES: Readonly<Record<WaitingFile['change'], string>> = {
  new: 'nové',
  changed: 'zmenené',
  deleted: 'zmazané',
};

function Waiting({ waiting: { items, total } }: { waiting: PublishingState['waiting'] }) {
  return (
    <Part hasLine={false} title="Čo čaká na zverejnenie">
      <PlainList lines="above">
        {items.map((item) => (
          <Row key={item.file}>
            <WaitingName item={item} />
            <Text span c="dimmed" flex="none">
              {CHANGE_NAMES[item.change]}
            </Text>
          </Row>
        ))}
      </PlainList>
      {total > items.length && (
        <Text c="dimmed">
          Spolu je ich {total}, ukazujeme prvých {items.length}.
        </Text>
      )}
    </Part>
  );
}

function WaitingName({ item: { file, change, title } }: { item: WaitingFile }) {
  const place = contentPlace(file);
  const name = place?.name ?? file;
  return (
    <div className={styles.name}>
      {place === null || change === 'deleted' ? (
        <strong>{title ?? name}</strong>
      ) : (
        <Link className={styles.link} to={place.to}>
          {title ?? name}
        </Link>
      )}
      {title !== null && <Text c="dimmed">{name}</Text>}
    </div>
  );
}

const BUILD_STATES: Readonly<Record<Build['state'], { label: string; color: string }>> = {
  waiting: { label: 'Čaká', color: 'gray' },
  building: { label: 'Pripravuje sa', color: 'yellow' },
  live: { label: 'Na webe', color: 'gray' },
  failed: { label: 'Nepodarilo sa', color: 'red' },
};

const PARTLY = { label: 'Bez toho, čo má chybu', color: 'yellow' };

function stateWords({ state, problems }: Build) {
  return state === 'live' && problems.length > 0 ? PARTLY : BUILD_STATES[state];
}

function Builds({ builds }: { builds: readonly Build[] }) {
  return (
    <Part hasLine={false} title="Posledné zverejnenia">
      {builds.length === 0 ? (
        <Text c="dimmed">Zatiaľ žiadne. Prvé príde s&nbsp;prvou uloženou zmenou.</Text>
      ) : (
        <PlainList component="ol" lines="above">
          {builds.map((build) => (
            <li key={build.id} className={styles.build}>
              <time dateTime={build.started_at}>{formatDateTime(build.started_at)}</time>
              <Badge color={stateWords(build).color}>{stateWords(build).label}</Badge>
              <Text span c="dimmed">
                {build.state === 'live' && duration(build)}
              </Text>
              {reasonsOf(build).map((reason) => (
                <p key={reason} className={styles.reason}>
                  {reason}
                </p>
              ))}
            </li>
          ))}
        </PlainList>
      )}
    </Part>
  );
}

function reasonsOf({ problems, reason }: Build): string[] {
  if (problems.length > 0) return problems.map((problem) => `${problemPlace(problem)} – ${problemText(problem)}`);
  return reason === null ? [] : [reason];
}

function duration({ started_at, ended_at }: Build): string | null {
  if (ended_at === null) return null;
  const seconds = (Date.parse(ended_at) - Date.parse(started_at)) / 1000;
  if (seconds >= 90) return `${Math.round(seconds / 60)}\u00a0min`;
  const digits = seconds < 10 ? 1 : 0;
  return `${seconds.toLocaleString('sk-SK', { minimumFractionDigits: digits, maximumFractionDigits: digits })}\u00a0s`;
}
