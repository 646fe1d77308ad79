import { Alert, Text } from '@mantine/core';
import { FileUp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropArea } from '../../media/DropArea.tsx';

export interface RefusedFile {
  name: string;
  reason: string;
}

interface Props {
  accept: string;
  refused: RefusedFile | null;
  onFile: (file: File) => void;
  children: ReactNode;
}

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
