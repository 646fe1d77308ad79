import { Alert, Text } from '@mantine/core';
import { FileUp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropArea } from '../../media/DropArea.tsx';

export interface RefusedFile {
  name: string;
  reason: string;
}

interface Props {
  /** What a file may be, as the attribute `accept` of a file field. */
  accept: string;
  /** The file chosen before, which could not be used. */
  refused: RefusedFile | null;
  onFile: (file: File) => void;
  /** What a file may hold. */
  children: ReactNode;
}

/** Takes the file of an import. */
export function ImportFileArea({ accept, refused, onFile, children }: Props) {
  return (
    <>
      {refused !== null && (
        <Alert
          color="red"
          role="alert"
          icon={<TriangleAlert aria-hidden size={20} />}
          title={`Súbor ${refused.name} sa nedá použiť`}
        >
          {refused.reason}
        </Alert>
      )}
      <DropArea
        label="Vybrať súbor"
        hint="alebo ho sem presuňte zo svojho počítača"
        accept={accept}
        icon={<FileUp aria-hidden size={20} />}
        variant="filled"
        onFiles={([file]) => file !== undefined && onFile(file)}
        isInvalid={refused !== null}
      >
        <Text>{children}</Text>
      </DropArea>
    </>
  );
}
