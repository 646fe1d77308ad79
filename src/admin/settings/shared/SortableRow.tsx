import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon } from '@mantine/core';
import { ChevronDown, ChevronRight, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { pictureUrl } from '../../../domain/view/picture-source.ts';
import styles from './SortableList.module.css';

interface Props {
  id: string;
  /** From zero. */
  index: number;
  count: number;
  name: string;
  summary: ReactNode;
  /** Path below `/storage/`. */
  picture: string | null;
  isOpen: boolean;
  /** Without it the row is always open. */
  onToggle?: () => void;
  onMove: (places: number) => void;
  onRemove?: () => void;
  children: ReactNode;
}

const KEYS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };
const THUMBNAIL_WIDTH = 160;

/** An item of a list with its fields under its name. */
export function SortableRow({
  id,
  index,
  count,
  name,
  summary,
  picture,
  isOpen,
  onToggle,
  onMove,
  onRemove,
  children,
}: Props) {
  const bodyId = useId();
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const press = (event: KeyboardEvent) => {
    const places = KEYS[event.key];
    if (places === undefined) return;
    event.preventDefault();
    onMove(places);
  };
  const words = (
    <>
      {picture !== null && (
        <img className={styles.picture} src={pictureUrl(picture, THUMBNAIL_WIDTH)} alt="" loading="lazy" />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {!isOpen && summary !== undefined && <span className={styles.summary}>{summary}</span>}
      </span>
    </>
  );
  return (
    <li ref={ref} className={styles.row} data-row={id} data-dragging={isDragging || undefined}>
      <div className={styles.head}>
        {onToggle === undefined ? (
          <p className={styles.toggle}>{words}</p>
        ) : (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={onToggle}
          >
            <ChevronRight aria-hidden className={styles.chevron} />
            {words}
          </button>
        )}
        <div className={styles.controls}>
          <ActionIcon
            ref={handleRef}
            className={styles.handle}
            aria-label={`Presunúť ťahaním alebo šípkami: ${name}`}
            data-handle
            onKeyDown={press}
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
              <Trash2 aria-hidden size={20} />
            </ActionIcon>
          )}
        </div>
      </div>
      {isOpen && (
        <fieldset id={bodyId} className={styles.body} aria-label={name}>
          {children}
        </fieldset>
      )}
    </li>
  );
}
