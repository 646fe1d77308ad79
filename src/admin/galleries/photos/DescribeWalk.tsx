import { Button, Group, Modal, Progress, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Weakness } from '../../../domain/galleries/photo-words.ts';
import { pictureUrl } from '../../../domain/galleries/picture-source.ts';
import { photoCount } from '../../../domain/words/plural.ts';
import { IconButton } from '../../shared/buttons.tsx';
import styles from './DescribeWalk.module.css';
import { PhotoDescription } from './PhotoDescription.tsx';
import { type PhotoChange, type PhotoDraft, undescribed } from './photo-drafts.ts';

interface Props {
  photos: readonly PhotoDraft[];
  walk: readonly string[];
  weaknessOf: (photo: PhotoDraft) => Weakness | null;
  onChange: (key: string, change: PhotoChange) => void;
  onClose: () => void;
}

export function DescribeWalk({ photos, walk, weaknessOf, onChange, onClose }: Props) {
  const [at, setAt] = useState(0);
  const isPhone = useMediaQuery('(width < 62rem)', false, { getInitialValueInEffect: false });
  const fields = useRef<HTMLDivElement>(null);
  const photoAt = (place: number) => photos.find(({ key }) => key === walk[place]);
  const photo = photoAt(at);
  const nextPath = photoAt(at + 1)?.image_path;
  const count = walk.length;
  const isLast = at === count - 1;
  const missing = undescribed(photos.filter(({ key }) => walk.includes(key))).length;
  const step = (places: 1 | -1) => {
    if (places === 1 && isLast) onClose();
    else setAt(Math.max(0, at + places));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every photo has its own field
  useEffect(() => {
    const own = fields.current;
    (own?.querySelector<HTMLElement>('textarea:enabled') ?? own?.querySelector('input'))?.focus();
  }, [at]);
  useEffect(() => {
    if (nextPath !== undefined) new Image().src = pictureUrl(nextPath, 800);
  }, [nextPath]);

  function press(event: KeyboardEvent<HTMLElement>): void {
    const { key, ctrlKey, metaKey, shiftKey, nativeEvent, target } = event;
    // Enter on a button presses that button; a word under composition is not finished yet.
    const isOwn = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement || ctrlKey || metaKey;
    if (key !== 'Enter' || nativeEvent.isComposing || !isOwn) return;
    event.preventDefault();
    step(shiftKey ? -1 : 1);
  }

  if (photo === undefined) return null;
  return (
    <Modal opened onClose={onClose} size="72rem" fullScreen={isPhone} title="Opis fotiek">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same */}
      <div className={styles.walk} onKeyDown={press}>
        <div className={styles.picture}>
          <img key={photo.key} src={pictureUrl(photo.image_path, 800)} alt="" />
        </div>
        <div className={styles.words}>
          <Progress value={((at + 1) / count) * 100} aria-hidden />
          <div className={styles.progress} role="status">
            <Text span fw={600}>{`${at + 1} z\u00a0${count}`}</Text>
            <Text span c="dimmed">
              {missing === 0 ? 'Opis už majú všetky.' : `Bez opisu: ${photoCount(missing)}`}
            </Text>
          </div>
          {photo.caption !== '' && (
            <Text>
              <Text span c="dimmed">
                Popis pod fotkou:{' '}
              </Text>
              {photo.caption}
            </Text>
          )}
          <div key={photo.key} ref={fields} className={styles.words}>
            <PhotoDescription
              photo={photo}
              weakness={weaknessOf(photo)}
              onChange={(alt_text) => onChange(photo.key, { alt_text })}
              takesFocus
            />
          </div>
          <Group justify="space-between" gap="xs">
            <IconButton px="sm" disabled={at === 0} icon={ChevronLeft} onClick={() => step(-1)}>
              Predošlá
            </IconButton>
            <Button
              px="sm"
              variant="filled"
              rightSection={!isLast && <ChevronRight aria-hidden size={18} />}
              onClick={() => step(1)}
            >
              {isLast ? 'Hotovo' : 'Ďalšia'}
            </Button>
          </Group>
          <p className={styles.keys}>Enter: ďalšia fotka, Shift&nbsp;+&nbsp;Enter: predošlá. Uloží sa všetko naraz.</p>
        </div>
      </div>
    </Modal>
  );
}
