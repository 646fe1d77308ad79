import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon } from '@mantine/core';
import { ChevronDown, ChevronUp, GripVertical, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { EventChoice } from '../../api/admin-newsletter.ts';
import { dateParts } from '../../domain/view/format-date.ts';
import styles from './EventPicker.module.css';

interface Props {
  id: number;
  /** From zero. */
  index: number;
  count: number;
  /** null: it is not on the site any more, or in another month. */
  event: EventChoice | null;
  title: string;
  onMove: (places: number) => void;
  onRemove: () => void;
}

const KEYS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** An event of the issue in its place among the others. */
export function ChosenEvent({ id, index, count, event, title, onMove, onRemove }: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const press = (pressed: KeyboardEvent) => {
    const places = KEYS[pressed.key];
    if (places === undefined) return;
    pressed.preventDefault();
    onMove(places);
  };
  return (
    <li ref={ref} className={styles.row} data-dragging={isDragging || undefined}>
      <EventDate event={event} />
      <EventWords title={title} event={event} />
      <div className={styles.controls}>
        <ActionIcon
          ref={handleRef}
          className={styles.handle}
          aria-label={`Presunúť ťahaním alebo šípkami: ${title}`}
          data-handle={id}
          onKeyDown={press}
        >
          <GripVertical aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={`Posunúť vyššie: ${title}`} disabled={index === 0} onClick={() => onMove(-1)}>
          <ChevronUp aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={`Posunúť nižšie: ${title}`} disabled={index === count - 1} onClick={() => onMove(1)}>
          <ChevronDown aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={`Odobrať: ${title}`} onClick={onRemove}>
          <X aria-hidden size={20} />
        </ActionIcon>
      </div>
    </li>
  );
}

export function EventDate({ event }: { event: EventChoice | null }) {
  if (event === null) return <span />;
  const { day, month } = dateParts(event.start_date);
  return (
    <time className={styles.date} dateTime={event.start_date}>
      <span className={styles.day}>{day}.</span> {month}
    </time>
  );
}

export function EventWords({ title, event }: { title: string; event: EventChoice | null }) {
  return (
    <div className={styles.words}>
      <span className={styles.title}>{title}</span>
      {event === null ? (
        <span className={styles.warning}>Odoberte ho, inak sa vydanie nedá odoslať.</span>
      ) : (
        <span className={styles.more}>{whenAndWhere(event)}</span>
      )}
      {event?.is_cancelled === true && <span className={styles.warning}>Zrušené</span>}
    </div>
  );
}

function whenAndWhere({ start_date, location }: EventChoice): string {
  const { weekday, time } = dateParts(start_date);
  return [`${weekday} o\u00a0${time}`, location].filter(Boolean).join(' · ');
}
