import { Group, Stack } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../../../api/admin-client.ts';
import { MAX_IMPORTED_SUBSCRIBERS } from '../../../domain/newsletter/subscriber-import.ts';
import { IconButton } from '../../shared/buttons.tsx';
import { EncodingQuestion } from '../../shared/import/EncodingQuestion.tsx';
import type { Encoding } from '../../shared/import/encodings.ts';
import { ImportFileArea, type RefusedFile } from '../../shared/import/ImportFileArea.tsx';
import { type ImportTable, readTable } from '../../shared/import/read-table.ts';
import { type Reading, readText, UnreadableFile, UnsureEncoding } from '../../shared/import/read-text.ts';
import { Part } from '../../shared/layout.tsx';
import { count } from '../words.tsx';
import { SAMPLE_TABLE } from './found-rows.ts';
import { RecentImports } from './RecentImports.tsx';

const OFFERED = '.csv,.tsv,.txt,text/csv';
const NOT_TEXT = 'Toto nie je tabuľka. Vyberte súbor, ktorý sa končí na .csv.';

interface UnsureTable {
  name: string;
  bytes: Uint8Array;
  readings: readonly Reading[];
}

export function FileStep({ onTable }: { onTable: (name: string, table: ImportTable) => void }) {
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [unsure, setUnsure] = useState<UnsureTable | null>(null);
  const read = (name: string, bytes: Uint8Array, encoding?: Encoding) => {
    setUnsure(null);
    try {
      const table = readTable(readText(bytes, NOT_TEXT, encoding));
      if (table.rows.length > MAX_IMPORTED_SUBSCRIBERS) throw new UnreadableFile(tooMany(table.rows.length));
      onTable(name, table);
    } catch (error) {
      if (error instanceof UnsureEncoding) setUnsure({ name, bytes, readings: error.readings });
      else if (error instanceof UnreadableFile) setRefused({ name, reason: error.message });
      else throw error;
    }
  };
  const take = async (file: File) => read(file.name, new Uint8Array(await file.arrayBuffer()));
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
      <ImportFileArea accept={OFFERED} refused={refused} onFile={take}>
        Tabuľka uložená ako CSV, najviac {count(MAX_IMPORTED_SUBSCRIBERS)} ľudí. Prvý riadok pomenuje stĺpce. Súbor sa
        číta vo vašom prehliadači.
      </ImportFileArea>
      <Part title="Čo k&nbsp;tomu treba">
        <p>
          Na zasielanie prehľadu musí mať každý z&nbsp;nich vopred daný súhlas a&nbsp;my ho musíme vedieť doložiť (zákon
          č.&nbsp;452/2021, §&nbsp;116): kedy ho dal a&nbsp;kde je uložený. Každému príde e-mail s&nbsp;odhlásením na
          jeden klik. Kto sa predtým odhlásil, toho vynecháme.
        </p>
        <Group>
          <IconButton
            icon={Download}
            onClick={() => downloadFile(Promise.resolve(new Response(SAMPLE_TABLE)), 'vzor-odberatelov.csv')}
          >
            Stiahnuť vzor tabuľky
          </IconButton>
        </Group>
      </Part>
      <RecentImports />
    </Stack>
  );
}

function tooMany(rows: number): string {
  return `V\u00a0súbore je ${count(rows)} riadkov, naraz ich pridáme najviac ${count(MAX_IMPORTED_SUBSCRIBERS)}. Rozdeľte ho, prosím, na viac súborov.`;
}
