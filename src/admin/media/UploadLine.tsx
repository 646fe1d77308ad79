import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { Upload } from './upload-queue.ts';

const WORDS = { waiting: 'Čaká', shrinking: 'Pripravuje sa', sending: 'Odosiela sa' } as const;

interface Props {
  upload: Upload;
  retry: () => void;
  cancel: () => void;
}

/** One picture on its way, or what became of it. */
export function UploadLine({ upload: { name, state, progress, problem, failure }, retry, cancel }: Props) {
  if (state === 'failed')
    return (
      <Alert color="red" variant="outline" icon={<TriangleAlert aria-hidden />} title={name} role="alert">
        <Text mb="xs">{problem}</Text>
        <Group gap="xs">
          {failure !== 'refused' && (
            <Button variant="default" onClick={retry}>
              Skúsiť znova
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={cancel}>
            Vynechať
          </Button>
        </Group>
      </Alert>
    );
  return (
    <div>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text truncate>{name}</Text>
        <Text c="dimmed" style={{ flex: 'none' }}>
          {WORDS[state]}
        </Text>
      </Group>
      <Group gap="xs" wrap="nowrap">
        <Progress value={progress * 100} aria-label={`${WORDS[state]}: ${name}`} style={{ flex: 1 }} />
        <Button variant="subtle" color="gray" onClick={cancel} aria-label={`Zrušiť nahrávanie: ${name}`}>
          Zrušiť
        </Button>
      </Group>
    </div>
  );
}
