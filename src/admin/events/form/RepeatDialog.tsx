import { Button, Group, Modal, NumberInput, Radio, Stack, Text } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import {
  type ProposedDate,
  type Repetition,
  repeatedDates,
  type TypedDate,
} from '../../../domain/events/repeat-dates.ts';
import { isCalendarDate } from '../../../domain/time/calendar-day.ts';
import { isBeyondTable, LAST_CHECKED_YEAR } from '../../../domain/time/days-of-rest.ts';
import { dateParts, formatDate, noonOf } from '../../../domain/time/format-date.ts';
import { capitalised } from '../../../domain/words/capitalised.ts';
import { plural } from '../../../domain/words/plural.ts';
import { Hint, PlainList } from '../../shared/layout.tsx';
import { DayField, MONTH } from '../../shared/time-fields.tsx';
import { dateCount, dateInWords } from '../date-values.ts';

interface Props {
  date: TypedDate;
  known: readonly string[];
  room: number;
  count: number;
  onAdd: (dates: readonly TypedDate[]) => void;
  onClose: () => void;
}

const USUAL_TIMES = 5;

type Every = Repetition['every'];
type Until = 'times' | 'day';

export function RepeatDialog({ date, known, room, count, onAdd, onClose }: Props) {
  const [every, setEvery] = useState<Every>('week');
  const [until, setUntil] = useState<Until>('times');
  const [times, setTimes] = useState<number | string>(Math.max(USUAL_TIMES, count + 1));
  const [lastDay, setLastDay] = useState('');
  const [days, setDays] = useState<string[]>([]);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());

  const firstDay = date.start_date.slice(0, 10);
  const repetition: Repetition =
    every === 'picked'
      ? { every, days }
      : {
          every,
          kept,
          // The dates before the one that repeats count as well.
          until:
            until === 'times' ? { times: Number(times) - count + 1 } : { day: isCalendarDate(lastDay) ? lastDay : '' },
        };
  const proposed = repeatedDates(date, repetition, known, room);
  const added = proposed.filter(({ state }) => state === 'new');
  const rests = proposed.filter(({ state }) => state === 'rest');
  const keep = (day: string, isKept: boolean) =>
    setKept(new Set(isKept ? [...kept, day] : [...kept].filter((other) => other !== day)));
  return (
    <Modal opened onClose={onClose} size="lg" title="Opakovať termín">
      <Stack>
        <Text>{`Opakuje sa ${dateInWords(date)}.`}</Text>
        <Radio.Group label="Ako často" value={every} onChange={setEvery}>
          <Stack gap="xs" mt="xs">
            <Radio value="week" label={everyWeekday(firstDay)} data-autofocus={every === 'week' || undefined} />
            <Radio value="two-weeks" label={everyWeekday(firstDay, true)} />
            <Radio value="picked" label="V&nbsp;dňoch, ktoré vyberiem" />
          </Stack>
        </Radio.Group>
        {every === 'picked' ? (
          <DatePicker type="multiple" size="md" {...MONTH} defaultDate={firstDay} value={days} onChange={setDays} />
        ) : (
          <Radio.Group label="Dokedy" value={until} onChange={setUntil}>
            <Group align="start" gap="var(--space-3) 2rem" mt="xs">
              <Stack gap="xs">
                <Radio value="times" label="Určitý počet" />
                <NumberInput
                  label="Termínov spolu"
                  w="9rem"
                  min={count + 1}
                  max={count + room}
                  allowDecimal={false}
                  disabled={until !== 'times'}
                  value={times}
                  onChange={setTimes}
                />
              </Stack>
              <Stack gap="xs">
                <Radio value="day" label="Do dňa" />
                <DayField
                  label="Posledný deň"
                  value={lastDay}
                  notBefore={firstDay}
                  onChange={(day) => {
                    setLastDay(day);
                    setUntil('day');
                  }}
                />
              </Stack>
            </Group>
          </Radio.Group>
        )}
        <Text role="status" fw={600}>
          {summary(added.length, rests.length)}
        </Text>
        {proposed.length > 0 && (
          <PlainList
            lines="between"
            mah="22rem"
            style={{ borderBlock: '1px solid var(--line-soft)', overflowY: 'auto' }}
          >
            {proposed.map((one) => (
              <Proposed
                key={one.day}
                date={one}
                isKept={kept.has(one.day)}
                onKeep={(isKept) => keep(one.day, isKept)}
              />
            ))}
          </PlainList>
        )}
        {added.length === room && <Hint>Viac termínov podujatie mať nemôže.</Hint>}
        {proposed.some(({ day }) => isBeyondTable(day)) && (
          <Hint>{`Dni pracovného pokoja po roku ${LAST_CHECKED_YEAR} sú podľa zákona známeho v\u00a0roku ${LAST_CHECKED_YEAR}.`}</Hint>
        )}
        <Group>
          <Button variant="filled" disabled={added.length === 0} onClick={() => onAdd(added)}>
            {`Pridať ${dateCount(added.length)}`}
          </Button>
          <Button onClick={onClose}>Späť</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function summary(added: number, rests: number): string {
  const words = added === 0 ? 'Nepridá sa žiadny termín.' : `Pridá sa: ${dateCount(added)}.`;
  if (rests === 0) return words;
  return `${words} ${plural(rests, 'Vynechaný', 'Vynechané', 'Vynechaných')} ${rests}\u00a0${plural(rests, 'deň', 'dni', 'dní')} pracovného pokoja.`;
}

interface ProposedProps {
  date: ProposedDate;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
}

function Proposed({ date, isKept, onKeep }: ProposedProps) {
  const { day, holiday, state } = date;
  return (
    <Group component="li" flex="none" gap="var(--space-1) var(--space-3)" mih="2.75rem" py="var(--space-1)">
      <Text span td={state === 'rest' ? 'line-through' : 'none'} c={state === 'known' ? 'dimmed' : 'inherit'}>
        {dateInWords(date)}
      </Text>
      {state === 'known' && <Hint span>tento termín už máte</Hint>}
      {holiday !== null && (
        <Hint span>
          {`${formatDate(noonOf(day))} je ${holiday.name}${holiday.isRest ? ', deň pracovného pokoja' : ', pracuje sa'}.`}
        </Hint>
      )}
      {state === 'rest' && (
        <Button aria-label={`Pridať aj tak ${formatDate(noonOf(day))}`} onClick={() => onKeep(true)}>
          Pridať aj tak
        </Button>
      )}
      {isKept && state === 'new' && (
        <Button aria-label={`Vynechať ${formatDate(noonOf(day))}`} onClick={() => onKeep(false)}>
          Vynechať
        </Button>
      )}
    </Group>
  );
}

/** In the accusative, with the gender of „každý“ and „druhý“; 1 is Monday. */
const WEEKDAYS = [
  ['každý', 'druhý', 'pondelok'],
  ['každý', 'druhý', 'utorok'],
  ['každú', 'druhú', 'stredu'],
  ['každý', 'druhý', 'štvrtok'],
  ['každý', 'druhý', 'piatok'],
  ['každú', 'druhú', 'sobotu'],
  ['každú', 'druhú', 'nedeľu'],
] as const;

function everyWeekday(day: string, isSecond = false): string {
  const weekday = new Date(noonOf(day)).getUTCDay() || WEEKDAYS.length;
  const [every, second, name] = WEEKDAYS[weekday - 1] ?? ['každý', 'druhý', dateParts(noonOf(day)).weekday];
  return capitalised(isSecond ? `${every} ${second} ${name}` : `${every} ${name}`);
}
