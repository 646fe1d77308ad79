import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '../../../domain/time/format-date.ts';
import { eventCount } from '../../../domain/words/plural.ts';
import { LinkButton } from '../../shared/buttons.tsx';
import { PlainList } from '../../shared/layout.tsx';
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
    <Stack gap="var(--space-3)" maw="60rem">
      <StepHeading>{`Hotovo, pridali sme ${eventCount(events.length)}`}</StepHeading>
      <Text>
        {areDrafts
          ? 'Zatiaľ sú to koncepty, na webe ich nikto nevidí. Otvorte ich, doplňte plagát a\u00a0vypnite koncept.'
          : 'Na webe sa ukážu po najbližšom zverejnení. Plagáty im môžete doplniť hneď.'}
      </Text>
      <PlainList lines="above">
        {events.map(({ id, title, start }) => (
          <Group key={id} component="li" justify="space-between" gap="0 1rem" mih="2.75rem">
            <Text component={Link} to={`/events/${id}`} fw={600} py="xs" style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Text>
            <Text span c="dimmed">
              {formatDateTime(start)}
            </Text>
          </Group>
        ))}
      </PlainList>
      <Group gap="xs">
        <LinkButton variant="filled" to={areDrafts ? '/events?draft=true' : '/events'}>
          Na zoznam podujatí
        </LinkButton>
        <Button onClick={onAgain}>Pridať z&nbsp;ďalšieho súboru</Button>
      </Group>
    </Stack>
  );
}
