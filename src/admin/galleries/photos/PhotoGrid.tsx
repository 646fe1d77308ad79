import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useEffect, useRef, useState } from 'react';
import type { Weakness } from '../../../domain/galleries/photo-words.ts';
import { DRAG_SENSORS, withoutWords } from '../../shared/ordering.tsx';
import type { Selection } from '../../shared/selection.tsx';
import styles from './PhotoGrid.module.css';
import { PhotoTile } from './PhotoTile.tsx';
import type { PhotoDraft } from './photo-drafts.ts';

interface Props {
  photos: readonly PhotoDraft[];
  weaknessOf: (photo: PhotoDraft) => Weakness | null;
  selection: Selection<PhotoDraft>;
  onOrder: (keys: string[]) => void;
  onMove: (key: string, places: number) => void;
  onOpen: (key: string) => void;
  onKeep: (key: string) => void;
}

/** All photos in their order. */
export function PhotoGrid({ photos, weaknessOf, selection, onOrder, onMove, onOpen, onKeep }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [movedKey, setMovedKey] = useState<string | null>(null);
  const place = photos.findIndex(({ key }) => key === movedKey);

  useEffect(() => {
    if (movedKey === null || place === -1) return;
    list.current?.querySelector(`[data-handle="${movedKey}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [movedKey, place]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {movedKey !== null && place !== -1 && `Fotka je teraz ${place + 1}. z\u00a0${photos.length}.`}
      </p>
      <DragDropProvider
        plugins={withoutWords}
        sensors={DRAG_SENSORS}
        onDragEnd={(event) => {
          if (event.canceled) return;
          onOrder(
            move(
              photos.map(({ key }) => key),
              event,
            ),
          );
          setMovedKey(String(event.operation.source?.id ?? ''));
        }}
      >
        <ol className={styles.grid} ref={list}>
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              isWeak={weaknessOf(photo) !== null}
              index={index}
              count={photos.length}
              isSelected={selection.has(photo)}
              onSelect={(isOn) => selection.set([photo], isOn)}
              onMove={(places) => {
                setMovedKey(photo.key);
                onMove(photo.key, places);
              }}
              onOpen={() => onOpen(photo.key)}
              onKeep={() => onKeep(photo.key)}
            />
          ))}
        </ol>
      </DragDropProvider>
    </>
  );
}
