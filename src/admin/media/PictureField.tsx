import { Fieldset, Text } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { UploadedPicture } from '../../api/media.ts';
import { pictureFallbackUrl } from '../../domain/galleries/picture-source.ts';
import { IconButton } from '../shared/buttons.tsx';
import { type Sending, usePending } from '../shared/form-state.ts';
import { DropArea, UploadLine } from './DropArea.tsx';
import { FocalPoint, type Focus, PictureDescription } from './FocalPoint.tsx';
import styles from './PictureField.module.css';
import { type Upload, useUploads } from './upload-queue.ts';

export interface PictureValue {
  /** Path below `/storage/`. */
  image_path: string;
  /** '' for a decorative picture; null: nothing entered yet, which cannot be saved. */
  alt_text: string | null;
  width?: number | undefined;
  height?: number | undefined;
  focus?: Focus | undefined;
}

interface Props {
  label: string;
  description?: string;
  value: PictureValue | null;
  onChange: (value: PictureValue | null) => void;
  error?: string | null | undefined;
  altError?: string | null | undefined;
  names?: { image: string; alt: string };
  isOptional?: boolean;
  /** A logo is neither cropped nor described. */
  isLogo?: boolean;
}

const OTHER_HINT = 'alebo ho sem presuňte zo svojho počítača';

export function PictureField({
  label,
  description,
  value,
  onChange,
  error,
  altError,
  names,
  isOptional = false,
  isLogo = false,
}: Props) {
  const problemId = useId();
  const uploads = useUploads((picture: UploadedPicture) => onChange({ ...picture, alt_text: isLogo ? '' : null }));
  usePending(sendingOf(uploads.uploads));
  const choose = (files: File[]) => {
    uploads.cancel();
    uploads.add(files);
  };
  const change = (part: Partial<PictureValue>) => value !== null && onChange({ ...value, ...part });

  return (
    <Fieldset legend={isOptional ? label : <Starred label={label} />} className={styles.field}>
      {description !== undefined && <Text c="dimmed">{description}</Text>}
      <DropArea
        label={value === null ? 'Vybrať obrázok' : 'Vymeniť obrázok'}
        hint={OTHER_HINT}
        onFiles={choose}
        dataPath={names?.image}
        describedBy={error ? problemId : undefined}
        isInvalid={Boolean(error)}
      >
        {value !== null && <Shown value={value} isLogo={isLogo} onFocus={(focus) => change({ focus })} />}
        <div aria-live="polite">
          {uploads.uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} retry={uploads.retry} cancel={uploads.cancel} />
          ))}
        </div>
      </DropArea>
      {error && (
        <Text id={problemId} c="var(--red-text)">
          {error}
        </Text>
      )}
      {value !== null && !isLogo && (
        <PictureDescription
          text={value.alt_text}
          error={altError}
          dataPath={names?.alt}
          onChange={(alt_text) => change({ alt_text })}
        />
      )}
      {value !== null && isOptional && (
        <IconButton variant="subtle" color="red" className={styles.remove} icon={Trash2} onClick={() => onChange(null)}>
          Odobrať obrázok
        </IconButton>
      )}
    </Fieldset>
  );
}

/** A group has no other way to tell screen readers that it is required. */
function Starred({ label }: { label: string }) {
  return (
    <>
      {label} <span className={styles.star}>*</span>
    </>
  );
}

function sendingOf(uploads: readonly Upload[]): Sending | null {
  if (uploads.length === 0) return null;
  return uploads.every(({ state }) => state === 'failed') ? 'failed' : 'pending';
}

interface ShownProps {
  value: PictureValue;
  isLogo: boolean;
  onFocus: (focus: Focus) => void;
}

function Shown({ value, isLogo, onFocus }: ShownProps) {
  const isDrawing = value.image_path.endsWith('.svg');
  if (isLogo || isDrawing)
    return <img className={styles.plain} src={pictureFallbackUrl(value.image_path)} alt={value.alt_text ?? ''} />;
  return (
    <div>
      <FocalPoint path={value.image_path} focus={value.focus} onChange={onFocus} />
      <Text c="dimmed" mt="xs">
        Kliknite na najdôležitejšie miesto obrázka, napríklad na tvár. Zostane vidieť aj tam, kde sa obrázok oreže.
      </Text>
    </div>
  );
}
