import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Badge } from '@mantine/core';
import { ChevronLeft, ChevronRight, EyeOff, GripVertical, Pencil, Undo2 } from 'lucide-react';
import { pictureUrl } from '../../../domain/galleries/picture-source.ts';
import { moveKeyHandler } from '../../shared/ordering.tsx';
import { SelectBox } from '../../shared/selection.tsx';
import styles from './PhotoGrid.module.css';
import type { PhotoDraft } from './photo-drafts.ts';

interface Props {
  photo: PhotoDraft;
  isWeak: boolean;
  index: number;
  count: number;
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
  onMove: (places: number) => void;
  onOpen: () => void;
  onKeep: () => void;
}

const KEYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -4,
  ArrowDown: 4,
  Home: -Infinity,
  End: Infinity,
};

export function PhotoTile({ photo, isWeak, index, count, isSelected, onSelect, onMove, onOpen, onKeep }: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id: photo.key, index });
  const name = photo.alt_text || photo.caption || 'bez opisu';

  return (
    <li
      ref={ref}
      className={styles.tile}
      data-dragging={isDragging || undefined}
      data-removal={photo.removal}
      data-selected={isSelected || undefined}
    >
      <button
        type="button"
        className={styles.picture}
        onClick={onOpen}
        aria-label={`Upraviť fotku ${index + 1}: ${name}`}
      >
        <img src={pictureUrl(photo.image_path, 320)} alt="" loading="lazy" draggable={false} />
        <Pencil aria-hidden size={18} className={styles.pencil} />
      </button>
      <span className={styles.select}>
        <SelectBox label={`Vybrať fotku ${index + 1}: ${name}`} isChecked={isSelected} onChange={onSelect} />
      </span>
      <span className={styles.number}>{index === 0 ? '1 · titulná' : index + 1}</span>
      <Marks photo={photo} isWeak={isWeak} />
      {photo.removal === 'none' ? (
        <div className={styles.controls}>
          <ActionIcon
            aria-label={`Posunúť fotku ${index + 1} dopredu`}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          >
            <ChevronLeft aria-hidden />
          </ActionIcon>
          <ActionIcon
            ref={handleRef}
            className={styles.handle}
            aria-label={`Presunúť fotku ${index + 1} ťahaním alebo šípkami`}
            data-handle={photo.key}
            onKeyDown={moveKeyHandler(KEYS, onMove)}
          >
            <GripVertical aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={`Posunúť fotku ${index + 1} dozadu`}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          >
            <ChevronRight aria-hidden />
          </ActionIcon>
        </div>
      ) : (
        <div className={styles.controls}>
          <button type="button" className={styles.keep} onClick={onKeep}>
            <Undo2 aria-hidden size={18} /> Vrátiť<span className="visually-hidden"> fotku {index + 1}</span>
          </button>
        </div>
      )}
    </li>
  );
}

function Marks({ photo: { alt_text, hidden, removal }, isWeak }: Pick<Props, 'photo' | 'isWeak'>) {
  return (
    <span className={styles.marks}>
      {removal !== 'none' && (
        <Badge color="red" bg="var(--white)">
          {removal === 'for-good' ? 'Zmaže sa natrvalo' : 'Odoberie sa'}
        </Badge>
      )}
      {removal === 'none' && hidden && (
        <Badge bg="var(--white)" leftSection={<EyeOff aria-hidden size={14} />}>
          Skrytá
        </Badge>
      )}
      {removal === 'none' && alt_text === null && (
        <Badge color="yellow" bg="var(--white)">
          Bez opisu
        </Badge>
      )}
      {removal === 'none' && isWeak && <Badge bg="var(--white)">Slabý opis</Badge>}
    </span>
  );
}
