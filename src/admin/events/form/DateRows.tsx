import { ActionIcon, Badge, Button, Group, Select, Stack, UnstyledButton } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { ChevronDown, ChevronRight, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { isWallClock } from '../../../domain/time/written-moment.ts';
import { DateTimeField } from '../../entries/DateTimeField.tsx';
import { Hint } from '../../shared/layout.tsx';
import { type DateValues, dateCount, dateInWords, isOver } from '../date-values.ts';
import { movedEnd } from '../event-moves.ts';
import { TICKETS_NAMES, TICKETS_OPTIONS } from '../words.ts';
import styles from './DateRows.module.css';
import type { PartProps } from './part.ts';

const SHOWN = 12;
const WORTH_HIDING = 4;

interface Props extends PartProps {
  nowMs: number;
  opened: string | null;
  onStrike: (row: DateValues) => void;
}

export function DateRows({ form, nowMs, opened, onStrike }: Props) {
  const { dates } = form.values;
  const saved = form.getInitialValues().dates;
  const [open, setOpen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [showsPast, setShowsPast] = useState<boolean | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const toggle = useCallbackRef((id: string, isOpen: boolean) => setOpen(new Map([...open, [id, !isOpen]])));
  const strike = useCallbackRef(onStrike);
  const change = useCallbackRef((at: number, changes: Partial<DateValues>) => {
    for (const [name, value] of Object.entries(changes)) form.setFieldValue(`dates.${at}.${name}`, value);
  });

  const rows = dates.map((row, at) => {
    const errors = errorsOf(form.errors, `dates.${at}.`);
    const former = saved.find(({ id }) => id === row.id);
    return {
      row,
      at,
      errors,
      former: former?.start_date ?? '',
      isPast: former !== undefined && isOver(former, nowMs),
      isOpen:
        Object.keys(errors).length > 0 || (open.get(row.id) ?? (row.id === opened || !isWallClock(row.start_date))),
    };
  });
  const past = rows.filter(({ isPast }) => isPast);
  const coming = rows.filter(({ isPast }) => !isPast);
  const isHiding = !showsAll && coming.length >= SHOWN + WORTH_HIDING;
  const shown = isHiding ? coming.filter(({ isOpen }, index) => index < SHOWN || isOpen) : coming;
  const hidden = coming.length - shown.length;
  const hasPastMistake = past.some(({ errors }) => Object.keys(errors).length > 0);
  const isPastShown = hasPastMistake || (showsPast ?? past.some(({ isOpen }) => isOpen));
  const list = (listed: typeof rows) => (
    <ol className={styles.rows}>
      {listed.map((one) => (
        <Row key={one.row.id} {...one} onToggle={toggle} onStrike={strike} onChange={change} />
      ))}
    </ol>
  );
  return (
    <Stack gap="var(--space-2)">
      {past.length > 0 && (
        <Group>
          <Button
            variant="subtle"
            aria-expanded={isPastShown}
            leftSection={isPastShown ? <ChevronDown aria-hidden size={18} /> : <ChevronRight aria-hidden size={18} />}
            onClick={() => setShowsPast(!isPastShown)}
          >
            {`Už bolo: ${dateCount(past.length)}`}
          </Button>
        </Group>
      )}
      {isPastShown && list(past)}
      {list(shown)}
      {hidden > 0 && (
        <Group>
          <Button variant="subtle" onClick={() => setShowsAll(true)}>
            {`Ukázať ďalších ${hidden}`}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type RowErrors = Readonly<Record<string, ReactNode>>;

function errorsOf(errors: Readonly<Record<string, ReactNode>>, path: string): RowErrors {
  const own = Object.entries(errors).filter(([name, error]) => error && name.startsWith(path));
  return Object.fromEntries(own.map(([name, error]) => [name.slice(path.length), error]));
}

const STATUS_OPTIONS = [
  { value: 'held', label: 'Koná sa' },
  { value: 'Zrušený', label: 'Zrušený' },
  { value: 'Presunutý', label: 'Presunutý' },
];

interface RowProps {
  row: DateValues;
  at: number;
  errors: RowErrors;
  /** The start that the server knows; '': a new date. */
  former: string;
  isPast: boolean;
  isOpen: boolean;
  onToggle: (id: string, isOpen: boolean) => void;
  onStrike: (row: DateValues) => void;
  onChange: (at: number, changes: Partial<DateValues>) => void;
}

const Row = memo(
  function Row({ row, at, errors, former, isPast, isOpen, onToggle, onStrike, onChange }: RowProps) {
    const fieldsId = useId();
    const words = dateInWords(row) ?? 'Nový termín';
    const isCancelled = row.status === 'Zrušený';
    return (
      <li className={styles.row} data-row={row.id} data-past={isPast || undefined} data-open={isOpen || undefined}>
        <div className={styles.head}>
          <UnstyledButton
            className={styles.words}
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            onClick={() => onToggle(row.id, isOpen)}
          >
            {isOpen ? <ChevronDown aria-hidden size={18} /> : <ChevronRight aria-hidden size={18} />}
            <span>
              <b>{`${at + 1}. termín`}</b> <span data-cancelled={isCancelled || undefined}>{words}</span>
            </span>
            {row.status !== '' && (
              <Badge component="span" color="red">
                {isCancelled ? 'Zrušený' : 'Presunutý'}
              </Badge>
            )}
            {row.tickets !== '' && <Badge component="span">{TICKETS_NAMES[row.tickets]}</Badge>}
          </UnstyledButton>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Odstrániť ${at + 1}. termín, ${words}`}
            onClick={() => onStrike(row)}
          >
            <Trash2 aria-hidden size={18} />
          </ActionIcon>
        </div>
        <fieldset id={fieldsId} aria-label={`${at + 1}. termín`} className={styles.fields} hidden={!isOpen}>
          {isOpen && <RowFields {...{ row, at, errors, former, onChange }} />}
        </fieldset>
      </li>
    );
  },
  (one, other) =>
    (Object.keys(one) as (keyof RowProps)[]).every((name) =>
      name === 'errors'
        ? Object.keys(one.errors).length === 0 && Object.keys(other.errors).length === 0
        : one[name] === other[name],
    ),
);

function RowFields({
  row,
  at,
  errors,
  former,
  onChange,
}: Pick<RowProps, 'row' | 'at' | 'errors' | 'former' | 'onChange'>) {
  const { start_date: start, end_date: end, status } = row;
  const path = (name: keyof DateValues) => ({ name: `dates.${at}.${name}`, 'data-path': `dates.${at}.${name}` });
  const [lastStart, setLastStart] = useState(start);
  const moveStart = (to: string) => {
    const moved = movedEnd({ from: lastStart, to, end });
    if (isWallClock(to)) setLastStart(to);
    onChange(at, { start_date: to, ...(moved !== end && { end_date: moved }) });
  };
  const mark = (next: DateValues['status']) =>
    onChange(at, {
      status: next,
      ...(next === 'Presunutý' && row.previous_start_date === '' && { previous_start_date: former || start }),
    });
  const hasMoved = status === '' && isWallClock(former) && isWallClock(start) && former !== start;
  return (
    <>
      <Group align="start" gap="var(--space-3) 2rem">
        <DateTimeField
          label={EVENTS.fields.start_date.name}
          required
          name={`dates.${at}.start_date`}
          value={start}
          error={errors.start_date}
          onChange={moveStart}
        />
        <DateTimeField
          label={EVENTS.fields.end_date.name}
          name={`dates.${at}.end_date`}
          value={end}
          error={errors.end_date}
          start={start}
          onChange={(end_date) => onChange(at, { end_date })}
        />
      </Group>
      {hasMoved && (
        <Group gap="xs">
          <Hint>{`Pôvodne ${dateInWords({ start_date: former, end_date: '' })}.`}</Hint>
          <Button onClick={() => mark('Presunutý')}>Označiť ako presunutý</Button>
        </Group>
      )}
      <Group align="start" gap="var(--space-3) 2rem">
        <Select
          {...path('status')}
          label="Koná sa?"
          w="11rem"
          allowDeselect={false}
          data={STATUS_OPTIONS}
          value={status || 'held'}
          error={errors.status}
          onChange={(value) => mark(value === 'Zrušený' || value === 'Presunutý' ? value : '')}
        />
        <Select
          {...path('tickets')}
          label={EVENTS.fields.tickets.name}
          w="15rem"
          clearable
          placeholder="Ako celé podujatie"
          data={TICKETS_OPTIONS}
          value={row.tickets || null}
          error={errors.tickets}
          onChange={(tickets) => onChange(at, { tickets: tickets ?? '' })}
        />
        {status === 'Presunutý' && (
          <DateTimeField
            label={EVENTS.fields.previous_start_date.name}
            name={`dates.${at}.previous_start_date`}
            value={row.previous_start_date}
            error={errors.previous_start_date}
            onChange={(previous_start_date) => onChange(at, { previous_start_date })}
          />
        )}
      </Group>
    </>
  );
}
