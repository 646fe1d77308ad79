import { Checkbox, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Weakness } from '../../../domain/galleries/photo-words.ts';
import { OrderedList } from '../../shared/ordering.tsx';
import type { Selection } from '../../shared/selection.tsx';
import styles from './PhotoGrid.module.css';
import { PhotoTile } from './PhotoTile.tsx';
import type { PhotoDraft } from './photo-drafts.ts';

interface Props {
  photos: readonly PhotoDraft[];
  weaknessOf: (photo: PhotoDraft) => Weakness | null;
  selection: Selection<PhotoDraft>;
  onMove: (key: string, places: number) => void;
  onOpen: (key: string) => void;
  onKeep: (key: string) => void;
}

export function PhotoGrid({ photos, weaknessOf, selection, onMove, onOpen, onKeep }: Props) {
  const [said, setSaid] = useState('');
  const selected = photos.filter(selection.has).length;
  return (
    <section aria-labelledby="photos-heading">
      <Title order={2} id="photos-heading">
        Poradie a&nbsp;úprava
      </Title>
      <Text c="dimmed">
        Prvá fotka je titulná. Fotku presuniete ťahaním za úchyt pod ňou, šípkami alebo tlačidlami; kliknutím na ňu ju
        opíšete.
      </Text>
      <Checkbox
        my="sm"
        label="Vybrať všetky"
        checked={selected === photos.length}
        indeterminate={selected > 0 && selected < photos.length}
        onChange={({ currentTarget }) => selection.set(photos, currentTarget.checked)}
      />
      <OrderedList
        className={styles.grid}
        keys={photos.map(({ key }) => key)}
        said={said}
        onMove={(key, from, to) => {
          onMove(key, to - from);
          setSaid(`Fotka je teraz ${to + 1}. z\u00a0${photos.length}.`);
        }}
      >
        {(moveBy) =>
          photos.map((photo, index) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              isWeak={weaknessOf(photo) !== null}
              index={index}
              count={photos.length}
              isSelected={selection.has(photo)}
              onSelect={(isOn) => selection.set([photo], isOn)}
              onMove={(places) => moveBy(photo.key, places)}
              onOpen={() => onOpen(photo.key)}
              onKeep={() => onKeep(photo.key)}
            />
          ))
        }
      </OrderedList>
    </section>
  );
}
