import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { WEAKNESS_WORDS, type Weakness } from '../../../domain/galleries/photo-words.ts';
import { PictureDescription } from '../../media/FocalPoint.tsx';
import type { PhotoDraft } from './photo-drafts.ts';

const TYPING_MS = 600;

interface Props {
  photo: PhotoDraft;
  weakness: Weakness | null;
  onChange: (altText: string | null) => void;
  takesFocus?: boolean;
}

export function PhotoDescription({ photo: { alt_text }, weakness, onChange, takesFocus = false }: Props) {
  // Most texts say nothing yet while they are being typed.
  const [settled] = useDebouncedValue(weakness, TYPING_MS);
  return (
    <>
      <PictureDescription text={alt_text} onChange={onChange} takesFocus={takesFocus} />
      <Text role="status" fz="sm" c="var(--mustard-text)">
        {settled !== null && settled === weakness && WEAKNESS_WORDS[settled]}
      </Text>
    </>
  );
}
