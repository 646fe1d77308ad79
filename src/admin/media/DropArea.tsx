import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { ImagePlus, TriangleAlert } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import styles from './DropArea.module.css';
import { readDropped } from './dropped-files.ts';
import type { Upload } from './upload-queue.ts';

interface DropAreaProps {
  label: string;
  hint: string;
  multiple?: boolean;
  accept?: string;
  icon?: ReactNode;
  onFiles: (files: File[]) => void;
  variant?: 'filled' | 'default';
  children?: ReactNode;
  dataPath?: string | undefined;
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** iPhones convert HEIC to JPEG when only these types are offered. */
const PICTURES = 'image/jpeg,image/png,image/webp';

const ONE_FILE = 'Presuňte sem, prosím, jeden súbor namiesto priečinka.';
const NO_PHOTO =
  'V\u00a0priečinku nie je žiadna fotka JPEG, PNG ani WebP. Otvorte ho a\u00a0presuňte sem fotky z\u00a0neho.';
const UNREADABLE = 'Priečinok sa nepodarilo prečítať. Otvorte ho a\u00a0presuňte sem fotky z\u00a0neho.';

export function DropArea({
  label,
  hint,
  multiple = false,
  accept = PICTURES,
  icon = <ImagePlus aria-hidden size={20} />,
  onFiles,
  variant = 'default',
  children,
  dataPath,
  describedBy,
  isInvalid = false,
}: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const take = (files: Iterable<File> | null) => {
    setProblem(null);
    const all = [...(files ?? [])];
    if (all.length > 0) onFiles(multiple ? all : all.slice(0, 1));
  };
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = async (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(false);
    const dropped = await readDropped(event.dataTransfer).catch(() => null);
    if (dropped === null) return setProblem(UNREADABLE);
    if (dropped.hasFolder && !multiple) return setProblem(ONE_FILE);
    if (dropped.hasFolder && dropped.files.length === 0) return setProblem(NO_PHOTO);
    take(dropped.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      className={styles.area}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => void drop(event)}
    >
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file can be chosen again after a failure.
          event.currentTarget.value = '';
        }}
      />
      <div className={styles.choice}>
        <Button
          variant={variant}
          leftSection={icon}
          onClick={() => input.current?.click()}
          data-path={dataPath}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
        >
          {label}
        </Button>
        <span className={styles.hint}>{hint}</span>
      </div>
      {problem !== null && (
        <Text role="alert" c="var(--red-text)">
          {problem}
        </Text>
      )}
    </div>
  );
}

const WORDS = { waiting: 'Čaká', shrinking: 'Pripravuje sa', sending: 'Odosiela sa' } as const;

interface UploadLineProps {
  upload: Upload;
  retry: (id: number) => void;
  cancel: (id: number) => void;
}

export function UploadLine({ upload, retry, cancel }: UploadLineProps) {
  const { id, name, state, progress, problem, failure } = upload;
  if (state === 'failed')
    return (
      <Alert color="red" icon={<TriangleAlert aria-hidden />} title={name} role="alert">
        <Text mb="xs">{problem}</Text>
        <Group gap="xs">
          {failure !== 'refused' && <Button onClick={() => retry(id)}>Skúsiť znova</Button>}
          <Button variant="subtle" color="gray" onClick={() => cancel(id)}>
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
        <Button variant="subtle" color="gray" onClick={() => cancel(id)} aria-label={`Zrušiť nahrávanie: ${name}`}>
          Zrušiť
        </Button>
      </Group>
    </div>
  );
}
