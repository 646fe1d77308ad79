import { Button, Group, Modal, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import type { Weakness } from '../../../domain/galleries/photo-words.ts';
import { GALLERIES } from '../../../domain/kinds/gallery.ts';
import { FocalPoint } from '../../media/FocalPoint.tsx';
import { IconButton } from '../../shared/buttons.tsx';
import { confirmAction } from '../../shared/confirm.tsx';
import { useUser } from '../../shell/contexts.ts';
import { CreditField } from './CreditField.tsx';
import { PhotoDescription } from './PhotoDescription.tsx';
import styles from './PhotoDialog.module.css';
import type { PhotoChange, PhotoDraft } from './photo-drafts.ts';

interface Props {
  photo: PhotoDraft;
  weakness: Weakness | null;
  index: number;
  count: number;
  onChange: (change: PhotoChange) => void;
  onStep: (places: number) => void;
  onClose: () => void;
}

export function PhotoDialog({ photo, weakness, index, count, onChange, onStep, onClose }: Props) {
  const isPhone = useMediaQuery('(width < 48rem)');
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      fullScreen={isPhone ?? false}
      title={`Fotka ${index + 1} z\u00a0${count}`}
    >
      <Stack>
        <Stack key={photo.key}>
          <FocalPoint path={photo.image_path} focus={photo.focus} onChange={(focus) => onChange({ focus })} />
          <Text c="dimmed">
            Kliknite na najdôležitejšie miesto fotky. Zostane vidieť aj v&nbsp;náhľade, kde sa fotka oreže.
          </Text>
          <PhotoDescription photo={photo} weakness={weakness} onChange={(alt_text) => onChange({ alt_text })} />
          <TextInput
            label={GALLERIES.fieldNames.caption}
            description="Nepovinný. Ukáže sa návštevníkom pod fotkou."
            maxLength={300}
            value={photo.caption}
            onChange={(event) => onChange({ caption: event.currentTarget.value })}
          />
          <CreditField value={photo.credit} onChange={(credit) => onChange({ credit })} />
          <Switch
            label={GALLERIES.fieldNames.hidden}
            description="Fotka tu zostane, na webe nebude."
            checked={photo.hidden}
            onChange={(event) => onChange({ hidden: event.currentTarget.checked })}
          />
          <Removal photo={photo} onRemove={(removal) => onChange({ removal })} />
        </Stack>
        <Group justify="space-between" gap="xs" className={styles.foot}>
          <Group gap="xs">
            <IconButton px="sm" disabled={index === 0} icon={ChevronLeft} onClick={() => onStep(-1)}>
              Predošlá
            </IconButton>
            <Button
              px="sm"
              disabled={index === count - 1}
              rightSection={<ChevronRight aria-hidden size={18} />}
              onClick={() => onStep(1)}
            >
              Ďalšia
            </Button>
          </Group>
          <Button px="sm" variant="filled" onClick={onClose}>
            Hotovo
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface RemovalProps {
  photo: PhotoDraft;
  onRemove: (removal: PhotoDraft['removal']) => void;
}

/** Both removals happen with the next save. */
function Removal({ photo: { image_path, removal }, onRemove }: RemovalProps) {
  const { permissions } = useUser();
  const mayRemoveForGood = image_path.startsWith('m/') && permissions.includes('manage_settings');

  async function removeForGood() {
    const isSure = await confirmAction({
      title: 'Odstrániť fotku natrvalo?',
      text: 'Po uložení galérie sa súbor s\u00a0fotkou zmaže aj z\u00a0úložiska. Nevráti ju ani obnovenie staršej verzie. Hodí sa to vtedy, keď o\u00a0zmazanie požiada človek, ktorý je na nej.',
      confirmLabel: 'Odstrániť natrvalo',
      isDanger: true,
    });
    if (isSure) onRemove('for-good');
  }

  if (removal !== 'none')
    return (
      <Group>
        <Text>
          {removal === 'for-good' ? 'Po uložení sa zmaže natrvalo.' : 'Po uložení sa odoberie z\u00a0galérie.'}
        </Text>
        <Button onClick={() => onRemove('none')}>Vrátiť</Button>
      </Group>
    );
  return (
    <Group gap="xs">
      <IconButton icon={Trash2} onClick={() => onRemove('gallery')}>
        Odobrať z&nbsp;galérie
      </IconButton>
      {mayRemoveForGood && (
        <Button variant="subtle" color="red" onClick={removeForGood}>
          Odstrániť natrvalo…
        </Button>
      )}
    </Group>
  );
}
