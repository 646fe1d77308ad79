import { Group, SimpleGrid, Stack } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../../../api/admin-client.ts';
import { IconButton } from '../../shared/buttons.tsx';
import { EncodingQuestion } from '../../shared/import/EncodingQuestion.tsx';
import type { Encoding } from '../../shared/import/encodings.ts';
import { ImportFileArea, type RefusedFile } from '../../shared/import/ImportFileArea.tsx';
import { inTurns } from '../../shared/in-turns.ts';
import { Part } from '../../shared/layout.tsx';
import { useRoomNames } from '../../shared/room-occupancy.ts';
import { useKinds } from '../use-kinds.ts';
import { type ImportFile, readImportFile, type UnsureFile } from './read-import-file.ts';
import { sampleTable } from './sample-table.ts';

const OFFERED = '.csv,.tsv,.txt,.ics,text/csv,text/calendar';

interface Props {
  refused: RefusedFile | null;
  onFile: (file: ImportFile) => void;
}

export function FileStep({ refused, onFile }: Props) {
  const [unsure, setUnsure] = useState<UnsureFile | null>(null);
  const house = { rooms: namesOf(useRoomNames()), kinds: namesOf(useKinds()) };
  const show = (file: ImportFile | UnsureFile) => {
    setUnsure(file.kind === 'unsure' ? file : null);
    if (file.kind !== 'unsure') onFile(file);
  };
  const read = async (name: string, bytes: Uint8Array, encoding?: Encoding) =>
    show(await inTurns(readImportFile(name, bytes, encoding)));
  if (unsure !== null)
    return (
      <EncodingQuestion
        name={unsure.name}
        readings={unsure.readings}
        onChoose={(encoding) => read(unsure.name, unsure.bytes, encoding)}
        onBack={() => setUnsure(null)}
      />
    );
  return (
    <Stack gap="var(--space-5)" maw="60rem">
      <ImportFileArea
        accept={OFFERED}
        refused={refused}
        onFile={async (file) => read(file.name, new Uint8Array(await file.arrayBuffer()))}
      >
        Najviac 500&nbsp;podujatí a&nbsp;2&nbsp;MB. Najprv si všetko skontrolujete, pridá sa to až na konci.
      </ImportFileArea>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="1.75rem" mt="var(--space-3)">
        <Part title="Tabuľka">
          <p>
            V&nbsp;Exceli, LibreOffice či Google Tabuľkách ju uložte ako CSV. Prvý riadok pomenuje stĺpce, každý ďalší
            je jedno podujatie, alebo jeden z&nbsp;jeho termínov. Dátum napíšte napríklad{' '}
            <b>5.&nbsp;12.&nbsp;2026&nbsp;18:00</b>.
          </p>
          <Group>
            <IconButton
              icon={Download}
              onClick={() =>
                downloadFile(Promise.resolve(new Response(sampleTable(Date.now(), house))), 'vzor-podujati.csv')
              }
            >
              Stiahnuť vzor tabuľky
            </IconButton>
          </Group>
        </Part>
        <Part title="Kalendár">
          <p>
            Súbor .ics, aký uloží Google Kalendár, Outlook alebo Apple. Časy prepočítame na naše hodiny.
            Z&nbsp;podujatia, ktoré sa opakuje, ponúkneme každý termín zvlášť, spojiť ich môžete pri kontrole. Ten istý
            kalendár môžete vybrať znova: ukážeme, čo sa v&nbsp;ňom zmenilo.
          </p>
        </Part>
      </SimpleGrid>
    </Stack>
  );
}

function namesOf(known: readonly { name: string; retired: boolean }[]): string[] {
  return known.filter(({ retired }) => !retired).map(({ name }) => name);
}
