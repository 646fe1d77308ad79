import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Camera, TextCursorInput, Trash2, Undo2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { photoCount } from '../../../domain/words/plural.ts';
import { IconButton } from '../../shared/buttons.tsx';
import { SelectionBar } from '../../shared/selection.tsx';
import { CreditField } from './CreditField.tsx';
import type { PhotoChange, PhotoDraft } from './photo-drafts.ts';

interface Props {
  photos: readonly PhotoDraft[];
  onChange: (change: PhotoChange) => void;
  onDescribe: () => void;
  onClear: () => void;
}

export function SelectedPhotos({ photos, onChange, onDescribe, onClear }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  if (photos.length === 0) return null;
  const isRemoved = photos.every(({ removal }) => removal !== 'none');
  return (
    <>
      <SelectionBar words={photoCount(photos.length)} onClear={onClear} isInBar>
        <IconButton icon={TextCursorInput} onClick={onDescribe}>
          Opísať
        </IconButton>
        <IconButton icon={Camera} onClick={() => setIsAsked(true)}>
          Kto fotil
        </IconButton>
        {isRemoved ? (
          <IconButton icon={Undo2} onClick={() => onChange({ removal: 'none' })}>
            Vrátiť
          </IconButton>
        ) : (
          <IconButton icon={Trash2} onClick={() => onChange({ removal: 'gallery' })}>
            Odobrať
          </IconButton>
        )}
      </SelectionBar>
      {isAsked && (
        <CreditDialog photos={photos} onDone={(credit) => onChange({ credit })} onClose={() => setIsAsked(false)} />
      )}
    </>
  );
}

interface DialogProps {
  photos: readonly PhotoDraft[];
  onDone: (credit: string) => void;
  onClose: () => void;
}

function CreditDialog({ photos, onDone, onClose }: DialogProps) {
  const credits = new Set(photos.map(({ credit }) => credit));
  const [common = ''] = credits.size === 1 ? credits : [];
  const [text, setText] = useState(common);
  const replaced = photos.filter(({ credit }) => credit !== '' && credit !== common).length;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onDone(text.trim());
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={`Kto fotil: ${photoCount(photos.length)}`}>
      <form onSubmit={submit}>
        <Stack>
          <CreditField value={text} onChange={setText} data-autofocus />
          {replaced > 0 && <Text c="dimmed">Nahradí sa, čo je pri nich teraz ({photoCount(replaced)}).</Text>}
          <Group justify="flex-end">
            <Button onClick={onClose}>Späť</Button>
            <Button variant="filled" type="submit">
              Použiť
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
