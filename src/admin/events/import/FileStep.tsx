import { Alert, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { Download, FileUp, TriangleAlert } from 'lucide-react';
import { downloadFile } from '../../../api/admin-client.ts';
import { DropArea } from '../../media/DropArea.tsx';
import { IconButton } from '../../shared/buttons.tsx';
import { Part } from '../../shared/layout.tsx';
import { type ImportFile, readImportFile } from './read-import-file.ts';
import { sampleTable } from './sample-table.ts';

const OFFERED = '.csv,.tsv,.txt,.ics,text/csv,text/calendar';

interface Props {
  /** What was chosen before and could not be used. */
  refused: { name: string; reason: string } | null;
  onFile: (file: ImportFile) => void;
}

/** Takes a file and reads it; nothing leaves the browser yet. */
export function FileStep({ refused, onFile }: Props) {
  const take = async ([file]: File[]) => {
    if (file !== undefined) onFile(readImportFile(file.name, new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <Stack gap="var(--space-3)" maw="60rem">
      {refused !== null && (
        <Alert
          color="red"
          icon={<TriangleAlert aria-hidden size={20} />}
          title={`Súbor ${refused.name} sa nedá použiť`}
        >
          {refused.reason}
        </Alert>
      )}
      <DropArea
        label="Vybrať súbor"
        hint="alebo ho sem presuňte zo svojho počítača"
        accept={OFFERED}
        icon={<FileUp aria-hidden size={20} />}
        variant="filled"
        onFiles={take}
        isInvalid={refused !== null}
      >
        <Text>
          Najviac 500&nbsp;podujatí a&nbsp;2&nbsp;MB. Najprv si všetko skontrolujete, pridá sa to až na konci.
        </Text>
      </DropArea>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="1.75rem" mt="var(--space-2)">
        <Part title="Tabuľka">
          <p>
            V&nbsp;Exceli, LibreOffice či Google Tabuľkách ju uložte ako CSV. Prvý riadok pomenuje stĺpce, každý ďalší
            je jedno podujatie. Dátum napíšte napríklad <b>5.&nbsp;12.&nbsp;2026&nbsp;18:00</b>.
          </p>
          <Group>
            <IconButton
              icon={Download}
              onClick={() => downloadFile(Promise.resolve(new Response(sampleTable(Date.now()))), 'vzor-podujati.csv')}
            >
              Stiahnuť vzor tabuľky
            </IconButton>
          </Group>
        </Part>
        <Part title="Kalendár">
          <p>
            Súbor .ics, aký uloží Google Kalendár, Outlook alebo Apple. Časy prepočítame na naše hodiny.
            Z&nbsp;podujatia, ktoré sa opakuje, pridáme len prvý termín, ďalšie z&nbsp;neho urobíte kópiou.
          </p>
        </Part>
      </SimpleGrid>
    </Stack>
  );
}
