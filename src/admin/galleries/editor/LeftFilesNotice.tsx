import { Alert, Button, Stack, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useSave } from '../../shared/use-save.ts';
import { type LeftFiles, removeFiles } from './save-gallery.ts';

interface Props {
  left: LeftFiles;
  onTried: (left: LeftFiles | null) => void;
}

export function LeftFilesNotice({ left: { paths, reason }, onTried }: Props) {
  const removal = useSave({
    call: () => removeFiles(paths),
    done: (left) => (left === null ? 'Zmazané natrvalo.' : { problem: 'Ani teraz sa to nepodarilo.' }),
    onDone: onTried,
  });
  return (
    <Alert
      role="alert"
      color="red"
      icon={<TriangleAlert aria-hidden />}
      title={
        paths.length === 1
          ? 'Fotka už v\u00a0galérii nie je, ale jej súbor sa nepodarilo zmazať natrvalo.'
          : 'Fotky už v\u00a0galérii nie sú, ale ich súbory sa nepodarilo zmazať natrvalo.'
      }
    >
      <Stack align="flex-start">
        <Text>{reason}</Text>
        <Button loading={removal.isPending} onClick={() => removal.mutate()}>
          Skúsiť zmazať znova
        </Button>
      </Stack>
    </Alert>
  );
}
