import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { decideUncertain, type UncertainChunk } from '../../api/admin-newsletter.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { Frame, PlainList } from '../shared/layout.tsx';
import { useSave } from '../shared/use-save.ts';
import { people, toPeople } from './words.tsx';

interface Decision {
  chunk: UncertainChunk;
  decision: 'sent' | 'again';
}

const QUESTIONS = {
  again: (people: string) => ({
    title: `Poslať znova ${people}?`,
    text: 'Kto e-mail už má, dostane ho druhý raz.',
    confirmLabel: `Poslať znova ${people}`,
  }),
  sent: (people: string) => ({
    title: `Už neposlať ${people}?`,
    text: 'Kto e-mail nedostal, ten ho už nedostane.',
    confirmLabel: 'Už neposlať',
  }),
};

const CHOICES = [
  {
    decision: 'again',
    label: 'Poslať im znova',
    hint: 'Nikto nebude chýbať, ale niekto možno dostane ten istý e-mail dvakrát.',
  },
  {
    decision: 'sent',
    label: 'Už im neposlať',
    hint: 'Nikto nedostane e-mail dvakrát, ale niekto ho možno nedostane vôbec.',
  },
] as const;

export function UncertainPeople({ id, chunks }: { id: string; chunks: readonly UncertainChunk[] }) {
  const decide = useSave({
    call: ({ chunk, decision }: Decision) => decideUncertain(id, chunk.chunk, decision),
    question: ({ chunk, decision }) => QUESTIONS[decision](toPeople(chunk.people)),
    done: (_, { decision }) => (decision === 'sent' ? 'Už im nič nepošleme.' : 'Pošleme im to znova.'),
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
              {CHOICES.map(({ decision, label, hint }) => (
                <Stack key={decision} align="flex-start" gap="var(--space-2)">
                  <Button
                    onClick={() => !decide.isPending && decide.ask({ chunk, decision })}
                    aria-describedby={`${chunk.chunk}-${decision}`}
                  >
                    {label}
                  </Button>
                  <Text size="sm" id={`${chunk.chunk}-${decision}`}>
                    {hint}
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
