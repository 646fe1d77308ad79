import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { decideUncertain, type UncertainChunk } from '../../api/admin-newsletter.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { Frame, PlainList } from '../shared/layout.tsx';
import { useSave } from '../shared/use-save.ts';
import { people, toPeople } from './words.tsx';

const CHOICES = [
  {
    decision: 'again',
    label: 'Poslať im znova',
    hint: 'Nikto nebude chýbať, ale niekto možno dostane ten istý e-mail dvakrát.',
    question: (people: string) => ({
      title: `Poslať znova ${people}?`,
      text: 'Kto e-mail už má, dostane ho druhý raz.',
      confirmLabel: `Poslať znova ${people}`,
    }),
    done: 'Pošleme im to znova.',
  },
  {
    decision: 'sent',
    label: 'Už im neposlať',
    hint: 'Nikto nedostane e-mail dvakrát, ale niekto ho možno nedostane vôbec.',
    question: (people: string) => ({
      title: `Už neposlať ${people}?`,
      text: 'Kto e-mail nedostal, ten ho už nedostane.',
      confirmLabel: 'Už neposlať',
    }),
    done: 'Už im nič nepošleme.',
  },
] as const;

interface Decision {
  chunk: UncertainChunk;
  choice: (typeof CHOICES)[number];
}

export function UncertainPeople({ id, chunks }: { id: string; chunks: readonly UncertainChunk[] }) {
  const decide = useSave({
    call: ({ chunk, choice }: Decision) => decideUncertain(id, chunk.chunk, choice.decision),
    question: ({ chunk, choice }) => choice.question(toPeople(chunk.people)),
    done: (_, { choice }) => choice.done,
    refresh: [['newsletter']],
  });
  if (chunks.length === 0) return null;

  return (
    <Frame bg="var(--attention)" bd="1px solid var(--mustard)" aria-labelledby="uncertain">
      <Title order={2} id="uncertain">
        Treba rozhodnúť: nevieme, či e-mail odišiel
      </Title>
      <p>
        Spojenie s&nbsp;poštou sa prerušilo skôr, než odpovedala. Možno e-mail dostali všetci, možno niektorí, možno
        nikto. Sami to neskúsime, aby nikomu neprišiel dvakrát.
      </p>
      <PlainList gap="var(--space-5)">
        {chunks.map((chunk) => (
          <Stack key={chunk.chunk} component="li" gap="var(--space-3)">
            <Text fw={600}>
              {people(chunk.people)}, {formatDateTime(chunk.since)}
            </Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="var(--space-7)" verticalSpacing="md">
              {CHOICES.map((choice) => (
                <Stack key={choice.decision} align="flex-start" gap="var(--space-2)">
                  <Button
                    onClick={() => !decide.isPending && decide.ask({ chunk, choice })}
                    aria-describedby={`${chunk.chunk}-${choice.decision}`}
                  >
                    {choice.label}
                  </Button>
                  <Text size="sm" id={`${chunk.chunk}-${choice.decision}`}>
                    {choice.hint}
                  </Text>
                </Stack>
              ))}
            </SimpleGrid>
          </Stack>
        ))}
      </PlainList>
    </Frame>
  );
}
