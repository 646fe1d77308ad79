import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '../../../domain/time/format-date.ts';
import { eventCount } from '../../../domain/words/plural.ts';
import { LinkButton } from '../../shared/buttons.tsx';
import styles from './DoneStep.module.css';
import { StepHeading } from './StepHeading.tsx';

export interface AddedEvent {
  id: number;
  title: string;
  /** ISO with offset. */
  start: string;
}

interface Props {
  events: readonly AddedEvent[];
  areDrafts: boolean;
  onAgain: () => void;
}

/** What has been added, each with the way to it. */
export function DoneStep({ events, areDrafts, onAgain }: Props) {
  return (
    <div className={styles.step}>
      <StepHeading>{`Hotovo, pridali sme ${eventCount(events.length)}`}</StepHeading>
      <Text>
        {areDrafts
          ? 'Zatiaľ sú to koncepty, na webe ich nikto nevidí. Otvorte ich, doplňte plagát a\u00a0vypnite koncept.'
          : 'Na webe sa ukážu po najbližšom zverejnení. Plagáty im môžete doplniť hneď.'}
      </Text>
      <ul className={styles.list}>
        {events.map(({ id, title, start }) => (
          <li key={id}>
            <Link to={`/events/${id}`}>{title}</Link>
            <span>{formatDateTime(start)}</span>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <LinkButton variant="filled" to={areDrafts ? '/events?draft=true' : '/events'}>
          Na zoznam podujatí
        </LinkButton>
        <Button onClick={onAgain}>Pridať z&nbsp;ďalšieho súboru</Button>
      </Group>
    </div>
  );
}
