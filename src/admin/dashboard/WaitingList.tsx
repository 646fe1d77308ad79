import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useMediaQuery, useTimeout } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../api/admin-client.ts';
import { keepTogether } from '../../domain/words/typography.ts';
import { Part, PlainList } from '../shared/layout.tsx';
import { useNow } from '../shared/now.ts';
import { sortTodayItems, type Today, type TodayItem } from '../shared/today.ts';
import { useUser } from '../shell/contexts.ts';
import styles from './DashboardPage.module.css';

const SHOWN = 7;
const SHOWN_ON_PHONES = 4;
/** The list waits for slow sections, because rows must not move under the pointer. */
const PATIENCE_MS = 1500;

interface Props {
  sources: readonly Today[];
  isComplete: boolean;
}

export function WaitingList({ sources, isComplete }: Props) {
  const viewer = { user: useUser(), nowMs: useNow() };
  const calls = callsOf(sources);
  const answers = useQueries({ queries: calls.map(({ queryKey, queryFn }) => ({ queryKey, queryFn })) });
  const isPhone = useMediaQuery('(width < 48rem)', false, { getInitialValueInEffect: false });
  const [isAll, setIsAll] = useState(false);
  const [isLate, setIsLate] = useState(false);
  useTimeout(() => setIsLate(true), PATIENCE_MS, { autoInvoke: true });
  const isSettled = isComplete && answers.every(({ isPending }) => !isPending);

  const items = sortTodayItems(
    calls.flatMap(({ sources: own }, at) => {
      const answer = answers[at];
      if (answer?.data === undefined) return [];
      return own.flatMap((source) =>
        source.items(answer.data, viewer).map((item) => ({ ...item, key: `${source.name} ${item.key}` })),
      );
    }),
  );
  const shown = isAll ? items : items.slice(0, isPhone ? SHOWN_ON_PHONES : SHOWN);
  const failed = calls.flatMap((call, at) => {
    const answer = answers[at];
    return answer?.isError === true && answer.data === undefined ? [{ ...call, ...answer }] : [];
  });
  const canShow = isSettled || isLate;
  return (
    <Part hasLine={false} title="Čo čaká">
      {failed.map(({ queryKey, sources: own, error, refetch }) => (
        <Alert key={queryKey.join()} role="alert" color="red" title={`Nepodarilo sa zistiť: ${namesOf(own)}`}>
          <Text mb="xs">{errorText(error)}</Text>
          <Button onClick={() => refetch()}>Skúsiť znova</Button>
        </Alert>
      ))}
      {canShow && shown.length > 0 && (
        <PlainList component="ol" lines="between" bg="var(--white)" bd="1px solid var(--line-soft)">
          {shown.map((item) => (
            <Row key={item.key} item={item} />
          ))}
        </PlainList>
      )}
      {canShow && items.length > shown.length && (
        <Button className={styles.more ?? ''} onClick={() => setIsAll(true)}>
          Zobraziť ďalšie ({items.length - shown.length})
        </Button>
      )}
      {!isSettled && (
        <div role="status">
          <span className="visually-hidden">Načítavame…</span>
          <Skeleton height="5rem" />
        </div>
      )}
      {isSettled && failed.length === 0 && (
        <p className={styles.calm}>
          <CircleCheck aria-hidden size={20} />
          {items.length === 0 ? 'Nič nečaká, všetko je v\u00a0poriadku.' : 'Inak je všetko v\u00a0poriadku.'}
        </p>
      )}
    </Part>
  );
}

function Row({ item: { severity, title, text, act } }: { item: TodayItem }) {
  return (
    <li className={styles.row} data-severity={severity}>
      <div className={styles.words}>
        <h3 className={styles.title}>{keepTogether(title)}</h3>
        {text !== undefined && <p className={styles.text}>{keepTogether(text)}</p>}
      </div>
      {act !== null && <div className={styles.act}>{act}</div>}
    </li>
  );
}

function callsOf(sources: readonly Today[]): (Pick<Today, 'queryKey' | 'queryFn'> & { sources: Today[] })[] {
  const calls = new Map<string, Pick<Today, 'queryKey' | 'queryFn'> & { sources: Today[] }>();
  for (const source of sources) {
    const known = calls.get(source.queryKey.join());
    if (known === undefined) calls.set(source.queryKey.join(), { ...source, sources: [source] });
    else known.sources.push(source);
  }
  return [...calls.values()];
}

function namesOf(sources: readonly Today[]): string {
  return sources.map(({ name }) => name).join(', ');
}
