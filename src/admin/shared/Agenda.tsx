import { Anchor, Box, Group, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateParts } from '../../domain/time/format-date.ts';
import { keepTogether } from '../../domain/words/typography.ts';
import styles from './Agenda.module.css';
import { Frame, PlainList } from './layout.tsx';
import { ErrorState } from './states.tsx';

interface Props {
  title: string;
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  empty: string;
  isEmpty: boolean;
  more: { label: string; to: string };
  children: ReactNode;
}

export function Agenda({ title, query, empty, isEmpty, more, children }: Props) {
  return (
    <Frame gap={0} p={{ base: '0.25rem 0.75rem', sm: '0.75rem 1.25rem' }} aria-label={title}>
      <Group justify="space-between" wrap="nowrap">
        <Box component="h2" fz="1.25rem">
          {title}
        </Box>
        <Anchor component={Link} to={more.to} flex="none" lh="2.75rem">
          {more.label}
          <span className="visually-hidden">: {title}</span>
        </Anchor>
      </Group>
      {query.isPending ? (
        <Skeleton height="12rem" />
      ) : query.isError ? (
        <ErrorState error={query.error} retry={query.refetch} />
      ) : isEmpty ? (
        <Text c="dimmed">{empty}</Text>
      ) : (
        <PlainList component="ol" lines="above">
          {children}
        </PlainList>
      )}
    </Frame>
  );
}

interface RowProps {
  /** ISO, or epoch milliseconds. */
  start: string | number;
  title: string;
  to: string;
  text: string;
  marks?: ReactNode;
  side?: ReactNode;
}

export function AgendaRow({ start, title, to, text, marks, side }: RowProps) {
  const { day, month, time, weekday } = dateParts(start);
  return (
    <li className={styles.row}>
      <time className={styles.when} dateTime={new Date(start).toISOString()}>
        <span className={styles.day}>{day}.</span>
        <span>{month}</span>
        <span>{weekday}</span>
      </time>
      <Box flex={1} miw={0} lh={1.35} style={{ overflowWrap: 'anywhere' }}>
        <Anchor component={Link} to={to} fw={600} c="inherit">
          <Text span lineClamp={2} inherit>
            {keepTogether(title)}
          </Text>
        </Anchor>
        <Text c="dimmed" fz="sm" lineClamp={1}>
          {time} · {text}
        </Text>
        {marks}
      </Box>
      {side}
    </li>
  );
}
