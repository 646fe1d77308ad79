import { Group, Text } from '@mantine/core';
import { TextCursorInput } from 'lucide-react';
import { photoCount } from '../../../domain/words/plural.ts';
import { IconButton } from '../../shared/buttons.tsx';
import { Frame } from '../../shared/layout.tsx';

interface Props {
  undescribed: number;
  weak: number;
  onWalk: () => void;
}

export function DescribePhotos({ undescribed, weak, onWalk }: Props) {
  const isCalm = undescribed + weak === 0;
  return (
    <Frame component="section" aria-label="Opisy fotiek" p="var(--space-3) var(--space-5)">
      <Group justify="space-between" gap="var(--space-3) 1.5rem">
        <div role="status">
          {undescribed > 0 && (
            <Text>
              <strong>Bez opisu: {photoCount(undescribed)}.</strong> Návštevníci ich uvidia, až keď ich opíšete.
            </Text>
          )}
          {weak > 0 && <Text>S&nbsp;opisom, z&nbsp;ktorého nevidno, čo na nich je: {photoCount(weak)}.</Text>}
          {isCalm && <Text c="dimmed">Všetky fotky majú opis.</Text>}
        </div>
        <IconButton icon={TextCursorInput} onClick={onWalk}>
          {isCalm ? 'Prejsť opisy' : 'Opísať fotky'}
        </IconButton>
      </Group>
    </Frame>
  );
}
