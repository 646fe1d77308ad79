import { useSortable } from '@dnd-kit/react/sortable';
import { ChevronRight, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { pictureUrl } from '../../../domain/galleries/picture-source.ts';
import { PendingContext, useSendings } from '../../shared/form-state.ts';
import ordering from '../../shared/ordering.module.css';
import { MoveButtons } from '../../shared/ordering.tsx';
import styles from './SortableList.module.css';

interface Props {
  id: string;
  index: number;
  count: number;
  name: string;
  summary: ReactNode;
  /** Path below `/storage/`. */
  picture: string | null;
  drawing?: ReactNode;
  isOpen: boolean;
  onToggle?: (id: string) => void;
  onMove: (id: string, places: number) => void;
  onRemove: (id: string, wasSending: boolean) => void;
  children: ReactNode;
}

const THUMBNAIL_WIDTH = 160;

/** A closed row continues its upload; a failed upload opens it. */
export const SortableRow = memo(function SortableRow({
  id,
  index,
  count,
  name,
  summary,
  picture,
  drawing,
  isOpen: isWanted,
  onToggle,
  onMove,
  onRemove,
  children,
}: Props) {
  const bodyId = useId();
  const sendings = useSendings();
  const isOpen = isWanted || sendings.has('failed');
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const words = (
    <>
      {picture !== null && (
        <img className={styles.picture} src={pictureUrl(picture, THUMBNAIL_WIDTH)} alt="" loading="lazy" />
      )}
      {drawing !== undefined && <span className={styles.drawing}>{drawing}</span>}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {!isOpen && summary !== undefined && <span className={styles.summary}>{summary}</span>}
      </span>
    </>
  );
  return (
    <li ref={ref} className={ordering.row} data-row={id} data-dragging={isDragging || undefined}>
      <div className={styles.head}>
        {onToggle === undefined ? (
          <p className={styles.toggle}>{words}</p>
        ) : (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => onToggle(id)}
          >
            <ChevronRight aria-hidden className={styles.chevron} />
            {words}
          </button>
        )}
        <MoveButtons
          name={name}
          id={id}
          index={index}
          count={count}
          handleRef={handleRef}
          onMove={(places) => onMove(id, places)}
          onRemove={() => onRemove(id, sendings.has('pending'))}
          removeIcon={<Trash2 aria-hidden size={20} />}
        />
      </div>
      {(isOpen || sendings.has('pending')) && (
        <fieldset id={bodyId} className={styles.body} aria-label={name} hidden={!isOpen}>
          <PendingContext value={sendings.tell}>{children}</PendingContext>
        </fieldset>
      )}
    </li>
  );
});
