import { useSortable } from '@dnd-kit/react/sortable';
import { X } from 'lucide-react';
import type { EventChoice } from '../../../api/admin-newsletter.ts';
import { dateParts } from '../../../domain/time/format-date.ts';
import { MoveButtons } from '../../shared/ordering.tsx';
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

/** An event of the issue in its place among the others. */
export function ChosenEvent({ id, index, count, event, title, onMove, onRemove }: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  return (
    <li ref={ref} className={styles.row} data-dragging={isDragging || undefined}>
      <EventDate event={event} />
      <EventWords title={title} event={event} />
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
