import { Alert, Button, Checkbox, Group, Select, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { GoneEvent } from '../../../api/event-import.ts';
import type { Answers, OpenQuestion } from '../../../domain/events/import/open-question.ts';
import type { SameTitle } from '../../../domain/events/import/same-title.ts';
import { eventCount } from '../../../domain/words/plural.ts';
import { PlainList } from '../../shared/layout.tsx';
import { dateCount } from '../date-values.ts';
import { eventStartInWords } from '../words.ts';
import type { FileLine } from './content-lines.ts';

interface QuestionProps {
  questions: readonly OpenQuestion[];
  answers: Answers;
  onAnswer: (answers: Answers) => void;
  waiting: number;
  onLeaveOut: () => void;
}

/** A wrong column may leave hundreds open; each answer shows one more. */
const MOST_QUESTIONS = 20;

export function OpenQuestions({ questions, answers, onAnswer, waiting, onLeaveOut }: QuestionProps) {
  if (questions.length === 0) return null;
  const shown = questions.slice(0, MOST_QUESTIONS + answers.size);
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

const MOST_LINES = 10;
const MOST_LETTERS = 80;

export function SkippedLines({ lines }: { lines: readonly FileLine[] }) {
  const more = lines.length - MOST_LINES;
  return (
    <Alert color="yellow" role="group" title="Niektoré riadky kalendára sme vynechali">
      <Text mb="xs">
        Nie sú to údaje, možno je to časť textu, ktorá sa oddelila. Pozrite si, prosím, či niekde nechýba.
      </Text>
      <PlainList>
        {lines.slice(0, MOST_LINES).map(({ line, text }) => (
          <li key={line} style={{ overflowWrap: 'anywhere' }}>
            {`riadok ${line}: „${shortened(text)}“`}
          </li>
        ))}
      </PlainList>
      {more > 0 && <Text mt="xs">{`Ďalšie vynechané riadky: ${more}.`}</Text>}
    </Alert>
  );
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS).join('')}…`;
}

interface SameProps {
  groups: readonly SameTitle[];
  joined: ReadonlySet<string>;
  onJoin: (joined: ReadonlySet<string>) => void;
}

export function SameTitles({ groups, joined, onJoin }: SameProps) {
  if (groups.length === 0) return null;
  const apart = groups.filter(({ key }) => !joined.has(key));
  return (
    <Alert color="yellow" role="group" title="Viac riadkov má rovnaký názov">
      <Text mb="xs">
        Ak sú to termíny jedného podujatia, spojte ich. Inak sa z&nbsp;každého stane samostatné podujatie.
      </Text>
      <PlainList lines="between">
        {groups.map(({ key, title, count }) => {
          const isJoined = joined.has(key);
          return (
            <Group key={key} component="li" justify="space-between" gap="0 1rem" mih="2.75rem">
              <Text span style={{ overflowWrap: 'anywhere' }}>
                <b>{title}</b>
                {isJoined ? `, jedno podujatie, ${dateCount(count)}` : `, ${count}\u00a0×`}
              </Text>
              <Button
                aria-label={`${isJoined ? 'Rozdeliť' : 'Spojiť'}: ${title}`}
                onClick={() => onJoin(new Set(isJoined ? [...joined].filter((one) => one !== key) : [...joined, key]))}
              >
                {isJoined ? 'Rozdeliť' : 'Spojiť'}
              </Button>
            </Group>
          );
        })}
      </PlainList>
      {apart.length > 1 && (
        <Button mt="xs" onClick={() => onJoin(new Set(groups.map(({ key }) => key)))}>
          Spojiť všetky
        </Button>
      )}
    </Alert>
  );
}

interface GoneProps {
  events: readonly GoneEvent[];
  cancelled: ReadonlySet<number>;
  onCancel: (cancelled: ReadonlySet<number>) => void;
}

export function GoneEvents({ events, cancelled, onCancel }: GoneProps) {
  const choose = (id: number, isCancelled: boolean) =>
    onCancel(new Set(isCancelled ? [...cancelled, id] : [...cancelled].filter((one) => one !== id)));
  return (
    <Alert color="yellow" role="group" title="Termíny, ktoré v\u00a0kalendári už nie sú">
      <Text mb="xs">Z&nbsp;opakovaného podujatia ich niekto vyškrtol. Označte, ktoré sa majú zrušiť aj tu.</Text>
      <PlainList>
        {events.map(({ id, title, start_date }) => (
          <Group key={id} component="li" justify="space-between" gap="0 1rem" mih="2.75rem">
            <Checkbox
              label={`Zrušiť: ${title}, ${eventStartInWords(start_date, null)}`}
              checked={cancelled.has(id)}
              onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
            />
            <Link to={`/events/${id}`} target="_blank" aria-label={`Otvoriť: ${title}`}>
              Otvoriť
            </Link>
          </Group>
        ))}
      </PlainList>
    </Alert>
  );
}
