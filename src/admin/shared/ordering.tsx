// Keys and announcements are our own: those of the library are English.
import { move } from '@dnd-kit/helpers';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { ActionIcon, Group } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ordering.module.css';

interface ListProps<Key extends string | number> extends Omit<ComponentProps<'ol'>, 'children' | 'ref'> {
  /** A row passes its key to `useSortable` and sets it as `data-handle`. */
  keys: readonly Key[];
  said: string;
  onMove: (key: Key, from: number, to: number) => void;
  /** `moveBy` stops at the ends and is always the same function. */
  children: (moveBy: (key: Key, places: number) => void) => ReactNode;
}

export function OrderedList<Key extends string | number>({ keys, said, onMove, children, ...list }: ListProps<Key>) {
  const rows = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Key | null>(null);

  useEffect(() => {
    if (moved === null) return;
    const handle = rows.current?.querySelector(`[data-handle="${CSS.escape(String(moved))}"]`);
    handle?.scrollIntoView({ block: 'nearest' });
    setMoved(null);
  }, [moved]);

  const moveTo = (key: Key, place: number) => {
    const from = keys.indexOf(key);
    const to = Math.min(keys.length - 1, Math.max(0, place));
    if (from === -1 || to === from) return;
    onMove(key, from, to);
    setMoved(key);
  };
  const moveBy = useCallbackRef((key: Key, places: number) => moveTo(key, keys.indexOf(key) + places));

  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <DragDropProvider
        plugins={withoutWords}
        sensors={DRAG_SENSORS}
        onDragEnd={(event) => {
          const key = keys.find((one) => one === event.operation.source?.id);
          if (!event.canceled && key !== undefined) moveTo(key, move([...keys], event).indexOf(key));
        }}
      >
        <ol {...list} ref={rows}>
          {children(moveBy)}
        </ol>
      </DragDropProvider>
    </>
  );
}

const DRAG_SENSORS = [PointerSensor];

/** Without the first, which announces moves in English. */
function withoutWords<Plugin>([, ...others]: Plugin[]): Plugin[] {
  return others;
}

interface ButtonsProps {
  name: string;
  /** Its `data-handle`, by which the list returns the focus. */
  id: string | number;
  index: number;
  count: number;
  handleRef: (element: Element | null) => void;
  onMove: (places: number) => void;
  onRemove: () => void;
  removeIcon: ReactNode;
}

const KEYS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

export function MoveButtons({ name, id, index, count, handleRef, onMove, onRemove, removeIcon }: ButtonsProps) {
  return (
    <Group gap={0} wrap="nowrap" flex="none">
      <ActionIcon
        ref={handleRef}
        className={styles.handle ?? ''}
        aria-label={`Presunúť ťahaním alebo šípkami: ${name}`}
        data-handle={id}
        onKeyDown={moveKeyHandler(KEYS, onMove)}
      >
        <GripVertical aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Posunúť vyššie: ${name}`} disabled={index === 0} onClick={() => onMove(-1)}>
        <ChevronUp aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Posunúť nižšie: ${name}`} disabled={index === count - 1} onClick={() => onMove(1)}>
        <ChevronDown aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Odobrať: ${name}`} onClick={onRemove}>
        {removeIcon}
      </ActionIcon>
    </Group>
  );
}

export function moveKeyHandler(keys: Readonly<Record<string, number>>, onMove: (places: number) => void) {
  return (event: KeyboardEvent) => {
    const places = keys[event.key];
    if (places === undefined) return;
    event.preventDefault();
    onMove(places);
  };
}
