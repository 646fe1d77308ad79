import { Button, Group, Input, Modal, Stack, Text } from '@mantine/core';
import { CalendarPlus, Repeat, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { nextDateAfter, type TypedDate } from '../../../domain/events/repeat-dates.ts';
import { isWallClock } from '../../../domain/time/written-moment.ts';
import { DateTimeField } from '../../entries/DateTimeField.tsx';
import { IconButton } from '../../shared/buttons.tsx';
import { Hint } from '../../shared/layout.tsx';
import { useNow } from '../../shared/now.ts';
import {
  asRows,
  type DateValues,
  dateCount,
  dateInWords,
  newDate,
  roomFor,
  sortDates,
  wholeEnd,
  withRows,
} from '../date-values.ts';
import { movedEnd } from '../event-moves.ts';
import { DateRows } from './DateRows.tsx';
import { field, type PartProps } from './part.ts';
import { RepeatDialog } from './RepeatDialog.tsx';

/** A new date turns the one date into the first row; a single row that is left is the one date again. */
export function WhenFields({ form, isNew }: PartProps & { isNew: boolean }) {
  const { values } = form;
  const { dates } = values;
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [isRepeating, setIsRepeating] = useState(false);
  const [asked, setAsked] = useState<DateValues | null>(null);
  const [struck, setStruck] = useState<DateValues | null>(null);
  const [said, setSaid] = useState('');
  const nowMs = useNow();
  const saved = form.getInitialValues();
  const rows = asRows(values, !isNew);
  const room = roomFor(rows);

  // What was typed during a save belongs to dates that the server has numbered meanwhile.
  useEffect(() => {
    dates.forEach(({ id, key }, at) => {
      const numbered = saved.dates.find((row) => row.id === id)?.key ?? null;
      if (key === null && numbered !== null) form.setFieldValue(`dates.${at}.key`, numbered);
    });
  }, [dates, saved.dates, form.setFieldValue]);

  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    if (focused === null) return;
    const row = place.current?.querySelector(`[data-row="${CSS.escape(focused)}"]`) ?? place.current;
    const first = row?.querySelector<HTMLInputElement>('input');
    first?.focus();
    first?.select();
    setFocused(null);
  }, [focused]);

  const put = (next: readonly DateValues[]) => form.setValues(withRows(values, next));
  const add = () => {
    const row = newDate(nextDateAfter(rows.filter(isTimed).map(whole)) ?? { start_date: '', end_date: '' });
    put([...rows, row]);
    setOpened(row.id);
    setFocused(row.id);
    setStruck(null);
    setSaid(`Pridaný ${rows.length + 1}. termín.`);
  };
  const repeat = (times: readonly TypedDate[]) => {
    put(sortDates([...rows, ...times.map(newDate)]));
    setIsRepeating(false);
    setStruck(null);
    setSaid(`Pridané: ${dateCount(times.length)}. Spolu ich je ${rows.length + times.length}.`);
  };
  const askToRepeat = () => {
    if (rows.some(isTimed)) return setIsRepeating(true);
    form.setFieldError(
      dates.length === 0 ? 'start_date' : 'dates.0.start_date',
      'Najprv napíšte deň a\u00a0čas začiatku.',
    );
    setFocused(dates[0]?.id ?? '');
  };
  const strike = (row: DateValues) => {
    form.clearErrors();
    put(dates.filter(({ id }) => id !== row.id));
    setStruck(row);
    setSaid('');
    setAsked(null);
  };
  const cancel = (row: DateValues) => {
    form.setFieldValue(`dates.${dates.indexOf(row)}.status`, 'Zrušený');
    setAsked(null);
    setSaid(`Zrušené: ${dateInWords(row) ?? 'termín'}.`);
  };
  const putBack = () => {
    if (struck === null) return;
    put(sortDates([...rows, struck]));
    setStruck(null);
    setSaid(`Vrátené: ${dateInWords(struck) ?? 'termín'}.`);
    setFocused(struck.id);
  };
  const isKnown = (row: DateValues) =>
    !isNew && !saved.draft && row.status !== 'Zrušený' && saved.dates.some(({ id }) => id === row.id);

  const last = sortDates(rows).findLast(isTimed);
  return (
    <div ref={place}>
      <Stack gap="var(--space-3)">
        {dates.length === 0 ? (
          <SingleDate form={form} />
        ) : (
          <DateRows
            form={form}
            nowMs={nowMs}
            opened={opened}
            onStrike={(row) => (isKnown(row) ? setAsked(row) : strike(row))}
          />
        )}
        {form.errors.dates && <Input.Error>{form.errors.dates}</Input.Error>}
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {struck !== null && (
          <Group gap="xs">
            <Text span role="status">
              {`Odstránené: ${dateInWords(struck) ?? 'nový termín'}.`}
            </Text>
            <IconButton key={struck.id} icon={Undo2} onClick={putBack} autoFocus>
              Vrátiť späť
            </IconButton>
          </Group>
        )}
        <Group gap="xs">
          <IconButton icon={CalendarPlus} disabled={room === 0} onClick={add}>
            Pridať termín
          </IconButton>
          <IconButton icon={Repeat} disabled={room === 0} onClick={askToRepeat}>
            Opakovať
          </IconButton>
        </Group>
        {room === 0 && <Hint>{`Podujatie má ${dateCount(rows.length)}, viac ich mať nemôže.`}</Hint>}
      </Stack>
      {isRepeating && last !== undefined && (
        <RepeatDialog
          date={whole(last)}
          known={rows.map(({ start_date }) => start_date)}
          room={room}
          count={rows.length}
          onAdd={repeat}
          onClose={() => setIsRepeating(false)}
        />
      )}
      {asked !== null && (
        <StrikeDialog
          row={asked}
          onCancelDate={() => cancel(asked)}
          onStrike={() => strike(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function isTimed({ start_date }: TypedDate): boolean {
  return isWallClock(start_date);
}

function whole(date: TypedDate): TypedDate {
  return { start_date: date.start_date, end_date: wholeEnd(date) };
}

function SingleDate({ form }: PartProps) {
  const { start_date: start, end_date: end } = form.values;
  // While a start is being typed, it may not be a valid time.
  const lastStart = useRef(start);
  useEffect(() => {
    if (isWallClock(start)) lastStart.current = start;
  }, [start]);
  const moveStart = (to: string) => {
    const moved = movedEnd({ from: lastStart.current, to, end });
    form.setFieldValue('start_date', to);
    if (moved !== end) form.setFieldValue('end_date', moved);
  };
  return (
    <Group align="start" gap="xl">
      <DateTimeField {...field(form, 'start_date')} required name="start_date" onChange={moveStart} />
      <DateTimeField
        {...field(form, 'end_date')}
        description="Ak ho neviete, nechajte prázdny. Pre ten istý večer stačí čas."
        name="end_date"
        start={start}
      />
    </Group>
  );
}

interface StrikeProps {
  row: DateValues;
  onCancelDate: () => void;
  onStrike: () => void;
  onClose: () => void;
}

function StrikeDialog({ row, onCancelDate, onStrike, onClose }: StrikeProps) {
  return (
    <Modal opened onClose={onClose} title="Zrušiť, alebo odstrániť?">
      <Stack>
        <Text>{`Termín ${dateInWords(row) ?? ''} je už na webe.`}</Text>
        <Text>
          Zrušený tam ostane s&nbsp;označením „zrušené“, takže sa o&nbsp;tom dozvie, kto chcel prísť. Odstránený zmizne
          bez slova, ako keby bol napísaný omylom.
        </Text>
        <Group>
          <Button variant="filled" onClick={onCancelDate}>
            Zrušiť termín
          </Button>
          <Button color="red" variant="outline" onClick={onStrike}>
            Odstrániť
          </Button>
          <Button data-autofocus onClick={onClose}>
            Späť
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
