import { Alert, Button, Select, SimpleGrid, Text } from '@mantine/core';
import type { Answers, OpenQuestion } from '../../../domain/events/import/open-question.ts';
import { eventCount } from '../../../domain/words/plural.ts';

interface Props {
  questions: readonly OpenQuestion[];
  answers: Answers;
  onAnswer: (answers: Answers) => void;
  waiting: number;
  onLeaveOut: () => void;
}

/** A wrong column may leave hundreds open; each answer shows one more. */
const MOST_SHOWN = 20;

export function OpenQuestions({ questions, answers, onAnswer, waiting, onLeaveOut }: Props) {
  if (questions.length === 0) return null;
  const shown = questions.slice(0, MOST_SHOWN + answers.size);
  const more = questions.length - shown.length;
  const answer = (key: string, value: string | null) => {
    const others = [...answers].filter(([other]) => other !== key);
    onAnswer(new Map(value === null ? others : [...others, [key, value]]));
  };
  return (
    <Alert color="yellow" role="group" title="Čo to v&nbsp;súbore znamená?">
      <Text mb="xs">Odpoveď platí pre všetky podujatia, pri ktorých to stojí rovnako.</Text>
      <SimpleGrid minColWidth="min(100%, 16rem)" autoFlow="auto-fit" verticalSpacing="var(--space-3)">
        {shown.map(({ key, about, answers: offered }) => (
          <Select
            key={key}
            label={about}
            placeholder="Vyberte"
            data={offered.map(({ value, label }) => ({ value, label }))}
            value={answers.get(key) ?? null}
            onChange={(value) => answer(key, value)}
          />
        ))}
      </SimpleGrid>
      {more > 0 && <Text mt="xs">{`Ďalšie otázky: ${more}.`}</Text>}
      {waiting > 0 && (
        <Button mt="sm" onClick={onLeaveOut}>
          {`Vynechať, čo nie je jasné (${eventCount(waiting)})`}
        </Button>
      )}
    </Alert>
  );
}
