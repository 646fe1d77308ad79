import { Button } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import styles from './DropArea.module.css';

interface Props {
  /** Of the button: 'Vybrať fotky'. */
  label: string;
  /** Behind the button, for those who have a mouse. */
  hint: string;
  multiple?: boolean;
  /** What the dialog for files offers; pictures unless told. */
  accept?: string;
  /** Of the button. */
  icon?: ReactNode;
  onFiles: (files: File[]) => void;
  variant?: 'filled' | 'default';
  /** What the area surrounds, such as the picture that is there. */
  children?: ReactNode;
  /** Name of the form's field, so that its problems lead here. */
  dataPath?: string | undefined;
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** Other kinds are not offered, so that iPhones hand out JPEG for HEIC; dropped ones are told what is wrong with them. */
const PICTURES = 'image/jpeg,image/png,image/webp';

/** Takes pictures, or other files, by a button, or by dropping them anywhere on it. */
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
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const take = (files: Iterable<File> | null) => {
    const all = [...(files ?? [])];
    if (all.length > 0) onFiles(multiple ? all : all.slice(0, 1));
  };
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button inside does the same
    <div
      className={styles.area}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
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
          // The same file may be chosen again, after it failed.
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
    </div>
  );
}
