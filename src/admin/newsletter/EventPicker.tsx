import { useSortable } from '@dnd-kit/react/sortable';
import { Group } from '@mantine/core';
import { ArrowDownWideNarrow, ChevronRight, Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { EventChoice } from '../../api/admin-newsletter.ts';
import { dateParts } from '../../domain/time/format-date.ts';
import { eventCount } from '../../domain/words/plural.ts';
import { keepTogether } from '../../domain/words/typography.ts';
import { IconButton } from '../shared/buttons.tsx';
import ordering from '../shared/ordering.module.css';
import { MoveButtons, OrderedList } from '../shared/ordering.tsx';
import styles from './EventPicker.module.css';
import { monthWords } from './words.tsx';

interface EventPickerProps {
  isMessage: boolean;
  choices: readonly EventChoice[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error: ReactNode;
}

export function EventPicker({ isMessage, choices, value, onChange, error }: EventPickerProps) {
  const [said, setSaid] = useState('');
  const known = new Map(choices.map((choice) => [choice.id, choice]));
  const titleOf = (id: number) => known.get(id)?.title ?? 'Podujatie, ktoré už na webe nie je';
  const others = choices.filter(({ id }) => !value.includes(id));
  const sorted = byStart(value, known);

  const reorder = (id: number, from: number, to: number) => {
    onChange(reordered(value, from, to));
    setSaid(`${titleOf(id)}: teraz ${to + 1}. z\u00a0${value.length}.`);
  };
  const remove = (index: number) => {
    const id = value[index];
    if (id === undefined) return;
    onChange(value.filter((one) => one !== id));
    setSaid(`Odobraté: ${titleOf(id)}.`);
  };
  const add = (id: number) => {
    onChange(insertedByStart(value, id, known));
    setSaid(`Pridané: ${titleOf(id)}.`);
  };

  return (
    <div className={styles.picker}>
      <Group justify="space-between" gap="var(--space-2) 1rem">
        <h3 id="chosen-events">
          {isMessage ? 'V\u00a0správe' : 'Vo vydaní'}: {eventCount(value.length)}
        </h3>
        {value.some((id, index) => id !== sorted[index]) && (
          <IconButton
            icon={ArrowDownWideNarrow}
            onClick={() => {
              onChange(sorted);
              setSaid('Zoradené podľa dátumu.');
            }}
          >
            Zoradiť podľa dátumu
          </IconButton>
        )}
      </Group>
      {error !== undefined && error !== null && <p className={styles.warning}>{error}</p>}
      {value.length === 0 && <p className={styles.none}>Zatiaľ žiadne. Pridajte ich nižšie.</p>}
      <OrderedList
        className={ordering.rows}
        tabIndex={-1}
        aria-labelledby="chosen-events"
        data-path="event_ids"
        aria-invalid={Boolean(error)}
        keys={value}
        said={said}
        onMove={reorder}
      >
        {(moveBy) =>
          value.map((id, index) => (
            <ChosenEvent
              key={id}
              id={id}
              index={index}
              count={value.length}
              event={known.get(id) ?? null}
              refusal={`Odoberte ho, inak sa ${isMessage ? 'správa' : 'vydanie'} nedá odoslať.`}
              title={titleOf(id)}
              onMove={(places) => moveBy(id, places)}
              onRemove={() => remove(index)}
            />
          ))
        }
      </OrderedList>
      <OtherEvents others={others} onAdd={add} />
    </div>
  );
}

function OtherEvents({ others, onAdd }: { others: readonly EventChoice[]; onAdd: (id: number) => void }) {
  const months = [...new Set(others.map(({ start_date }) => start_date.slice(0, '2027-01'.length)))];
  if (months.length === 0) return null;
  return (
    <div className={styles.others}>
      <h3>Ďalšie podujatia na webe</h3>
      {months.map((month, at) => {
        const events = others.filter(({ start_date }) => start_date.startsWith(month));
        return (
          <details key={month} className={styles.month} open={at === 0}>
            <summary>
              <ChevronRight aria-hidden size={18} />
              {monthWords(month)} ({events.length})
            </summary>
            <ul className={ordering.rows}>
              {events.map((event) => (
                <li key={event.id} className={`${ordering.row} ${styles.row}`}>
                  <EventFacts event={event} />
                  <IconButton
                    variant="subtle"
                    icon={Plus}
                    aria-label={`Pridať: ${event.title}`}
                    onClick={() => onAdd(event.id)}
                  >
                    Pridať
                  </IconButton>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

interface ChosenEventProps {
  id: number;
  index: number;
  count: number;
  /** Null when the event has left the site or the month. */
  event: EventChoice | null;
  refusal: string;
  title: string;
  onMove: (places: number) => void;
  onRemove: () => void;
}

function ChosenEvent({ id, index, count, event, refusal, title, onMove, onRemove }: ChosenEventProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  return (
    <li ref={ref} className={`${ordering.row} ${styles.row}`} data-dragging={isDragging || undefined}>
      {event === null ? (
        <>
          <span />
          <div className={styles.words}>
            <span className={styles.title}>{keepTogether(title)}</span>
            <span className={styles.warning}>{refusal}</span>
          </div>
        </>
      ) : (
        <EventFacts event={event} />
      )}
      <MoveButtons
        name={title}
        id={id}
        index={index}
        count={count}
        handleRef={handleRef}
        onMove={onMove}
        onRemove={onRemove}
        removeIcon={<X aria-hidden size={20} />}
      />
    </li>
  );
}

function EventFacts({ event: { title, start_date, place, location, is_cancelled } }: { event: EventChoice }) {
  const { day, month, weekday, time } = dateParts(start_date);
  const more = [`${weekday} o\u00a0${time}`, place, location].filter(Boolean).join('\u00a0· ');
  return (
    <>
      <time className={styles.date} dateTime={start_date}>
        <span className={styles.day}>{day}.</span> {month}
      </time>
      <div className={styles.words}>
        <span className={styles.title}>{keepTogether(title)}</span>
        <span className={styles.more}>{more}</span>
        {is_cancelled && <span className={styles.warning}>Zrušené</span>}
      </div>
    </>
  );
}

type Known = ReadonlyMap<number, Pick<EventChoice, 'start_date'>>;

export function reordered(ids: readonly number[], from: number, to: number): number[] {
  const moved = ids.slice(from, from + 1);
  const others = ids.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...moved);
}

export function byStart(ids: readonly number[], known: Known): number[] {
  return [...ids].sort((one, other) => startOf(one, known) - startOf(other, known));
}

export function insertedByStart(ids: readonly number[], id: number, known: Known): number[] {
  const later = ids.findIndex((one) => startOf(one, known) > startOf(id, known));
  return ids.toSpliced(later === -1 ? ids.length : later, 0, id);
}

function startOf(id: number, known: Known): number {
  const event = known.get(id);
  return event === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(event.start_date);
}
