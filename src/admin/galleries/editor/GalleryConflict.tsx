import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import type { EntryRef } from '../../../api/entries.ts';
import type { Gallery } from '../../../api/galleries.ts';
import { pictureUrl } from '../../../domain/galleries/picture-source.ts';
import { photoCount } from '../../../domain/words/plural.ts';
import { MeanwhileModal } from '../../entries/ConflictDialog.tsx';
import type { PhotoDraft } from '../photos/photo-drafts.ts';
import styles from './gallery.module.css';

interface Props {
  entry: EntryRef;
  mine: readonly PhotoDraft[];
  theirs: Gallery;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}

export function GalleryConflict({ entry, mine, theirs, onMine, onTheirs, onClose }: Props) {
  const kept = mine.filter(({ removal }) => removal === 'none');
  return (
    <MeanwhileModal entry={entry} title="Fotky medzitým uložil aj niekto iný" onClose={onClose}>
      <Stack>
        <Text>
          Nič sa nestratilo. Vyberte, ktorá verzia má platiť; tá druhá zostane v&nbsp;histórii alebo sa zahodí len tu.
        </Text>
        <SimpleGrid minColWidth="min(100%, 16rem)" autoFlow="auto-fit" spacing="var(--space-4)">
          <Version title="Vaša verzia" photos={kept} action="Uložiť moju verziu" onChoose={onMine} />
          <Version title="Verzia kolegu" photos={theirs.photos} action="Nechať verziu kolegu" onChoose={onTheirs} />
        </SimpleGrid>
        <Group>
          <Button variant="subtle" color="gray" onClick={onClose}>
            Späť k&nbsp;úprave
          </Button>
        </Group>
      </Stack>
    </MeanwhileModal>
  );
}

interface VersionProps {
  title: string;
  photos: readonly { image_path: string }[];
  action: string;
  onChoose: () => void;
}

function Version({ title, photos, action, onChoose }: VersionProps) {
  return (
    <Stack
      component="section"
      gap="var(--space-3)"
      p="var(--space-4)"
      bd="1px solid var(--line-soft)"
      aria-label={title}
    >
      <h3>{title}</h3>
      <Text c="dimmed">{photoCount(photos.length)}</Text>
      <ul className={styles.photos}>
        {photos.map(({ image_path }) => (
          <li key={image_path}>
            <img src={pictureUrl(image_path, 160)} alt="" loading="lazy" />
          </li>
        ))}
      </ul>
      <Button onClick={onChoose}>{action}</Button>
    </Stack>
  );
}
