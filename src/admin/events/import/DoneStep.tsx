import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { eventCount } from '../../../domain/words/plural.ts';
import { LinkButton } from '../../shared/buttons.tsx';
import { StepHeading } from '../../shared/import/ImportSteps.tsx';
import { PlainList } from '../../shared/layout.tsx';

export interface AddedEvent {
  id: number;
  title: string;
  when: string;
}

interface Props {
  events: readonly AddedEvent[];
  changed: readonly AddedEvent[];
  draftCount: number;
  onAgain: () => void;
}

export function DoneStep({ events, changed, draftCount, onAgain }: Props) {
  const areDrafts = events.length > 0 && draftCount === events.length;
  return (
    <Stack gap="var(--space-5)" maw="60rem">
      <StepHeading>{`Hotovo, ${doneWords(events.length, changed.length)}`}</StepHeading>
      {events.length > 0 && (
        <>
          <Text>
            {areDrafts
              ? 'Zatiaľ sú to koncepty, na webe ich nikto nevidí. Otvorte ich a\u00a0doplňte plagát; ktoré majú vstupné, môžete v\u00a0zozname zverejniť aj všetky naraz.'
              : 'Na webe sa ukážu po najbližšom zverejnení. Plagáty im môžete doplniť hneď.'}
          </Text>
          {draftCount > 0 && !areDrafts && (
            <Text>{`Koncepty medzi nimi: ${draftCount}. Na webe ich zatiaľ nikto nevidí.`}</Text>
          )}
          <EventLinks events={events} />
        </>
      )}
      {changed.length > 0 && (
        <>
          <Text>Podľa kalendára sme zmenili:</Text>
          <EventLinks events={changed} />
        </>
      )}
      <Group gap="xs">
        <LinkButton variant="filled" to={areDrafts ? '/events?draft=true' : '/events'}>
          Na zoznam podujatí
        </LinkButton>
        <Button onClick={onAgain}>Pridať z&nbsp;ďalšieho súboru</Button>
      </Group>
    </Stack>
  );
}

function doneWords(added: number, changed: number): string {
  if (changed === 0) return `pridali sme ${eventCount(added)}`;
  const change = `zmenili sme ${eventCount(changed)}`;
  return added === 0 ? change : `pridali sme ${eventCount(added)} a\u00a0${change}`;
}

function EventLinks({ events }: { events: readonly AddedEvent[] }) {
  return (
    <PlainList lines="above">
      {events.map(({ id, title, when }) => (
        <Group key={id} component="li" justify="space-between" gap="0 1rem" mih="2.75rem">
          <Text component={Link} to={`/events/${id}`} fw={600} py="xs" style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          <Text span c="dimmed">
            {when}
          </Text>
        </Group>
      ))}
    </PlainList>
  );
}
