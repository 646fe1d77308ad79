import { PointerSensor } from '@dnd-kit/react';
import { ActionIcon } from '@mantine/core';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './ordering.module.css';

interface Props {
  /** The name of the row, for screen readers. */
  name: string;
  /** `data-handle` of the drag handle; the list uses it to return the focus. */
  id: string | number;
  /** From zero. */
  index: number;
  count: number;
  /** As `useSortable` gives it. */
  handleRef: (element: Element | null) => void;
  onMove: (places: number) => void;
  onRemove?: (() => void) | undefined;
  removeIcon: ReactNode;
}

const KEYS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** Moves a row of a list, by dragging, by arrow keys on the handle or by buttons, and removes it. */
export function MoveButtons({ name, id, index, count, handleRef, onMove, onRemove, removeIcon }: Props) {
  return (
    <div className={styles.buttons}>
      <ActionIcon
        ref={handleRef}
        className={styles.handle ?? ''}
        aria-label={`Presunúť ťahaním alebo šípkami: ${name}`}
        data-handle={id}
        onKeyDown={movedBy(KEYS, onMove)}
      >
        <GripVertical aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Posunúť vyššie: ${name}`} disabled={index === 0} onClick={() => onMove(-1)}>
        <ChevronUp aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Posunúť nižšie: ${name}`} disabled={index === count - 1} onClick={() => onMove(1)}>
        <ChevronDown aria-hidden />
      </ActionIcon>
      {onRemove !== undefined && (
        <ActionIcon aria-label={`Odobrať: ${name}`} onClick={onRemove}>
          {removeIcon}
        </ActionIcon>
      )}
    </div>
  );
}

/** What a drag handle does when a key is pressed on it. */
export function movedBy(keys: Readonly<Record<string, number>>, onMove: (places: number) => void) {
  return (event: KeyboardEvent) => {
    const places = keys[event.key];
    if (places === undefined) return;
    event.preventDefault();
    onMove(places);
  };
}

// How rows are dragged into an order. Keys and announcements to screen readers are our own, because those of the library are
// English.

export const DRAG_SENSORS = [PointerSensor];

/** The plugins of the drag library without the first, which announces moves in English; the lists announce them in Slovak. */
export function withoutWords<Plugin>([, ...others]: Plugin[]): Plugin[] {
  return others;
}
