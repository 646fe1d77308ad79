import { Alert, Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  guessColumns,
  IMPORT_FIELDS,
  type ImportColumns,
  type ImportField,
  readColumns,
} from '../../../domain/events/import/import-columns.ts';
import { eventCount } from '../../../domain/words/plural.ts';
import type { ImportTable } from './read-table.ts';
import { StepHeading } from './StepHeading.tsx';

const LABELS: Readonly<Record<ImportField, string>> = {
  title: 'Názov podujatia',
  start_date: 'Začiatok',
  start_time: 'Hodina začiatku',
  end_date: 'Koniec',
  end_time: 'Hodina konca',
  location: 'Miesto',
  description: 'Text o\u00a0podujatí',
  kind: 'Druh',
  price_text: 'Cena',
  rezervovane_sk_url: 'Odkaz na vstupenky',
  website: 'Odkaz na web',
};
const HINTS: Partial<Record<ImportField, string>> = {
  start_date: 'Deň, môže byť aj s\u00a0hodinou.',
  start_time: 'Ak má vlastný stĺpec.',
  end_time: 'Ak má vlastný stĺpec.',
};
const REQUIRED: readonly ImportField[] = ['title', 'start_date'];
const NONE = { value: '', label: 'nie je v\u00a0tabuľke' };
const HEADING = 'Čo je v\u00a0ktorom stĺpci';
const MAX_EXAMPLE = 48;

interface Props {
  name: string;
  table: ImportTable;
  /** Chosen before, when one comes back. */
  chosen: ImportColumns | null;
  onDone: (columns: ImportColumns) => void;
  onBack: () => void;
}

/** Asks which column holds what; most are known by their headings. */
export function ColumnsStep({ name, table: { headings, rows }, chosen, onDone, onBack }: Props) {
  const [columns, setColumns] = useState(() => chosen ?? findKeptColumns(headings) ?? guessColumns(headings));
  const options = [
    NONE,
    ...headings.map((heading, at) => ({ value: String(at), label: heading || `${at + 1}. stĺpec bez názvu` })),
  ];
  const missing = REQUIRED.filter((field) => columns[field] === null);
  const exampleOf = (column: number | null) => {
    const cell = column === null ? '' : (rows.find(({ cells }) => cells[column]?.trim())?.cells[column] ?? '').trim();
    return cell.length > MAX_EXAMPLE ? `${cell.slice(0, MAX_EXAMPLE)}…` : cell;
  };

  return (
    <Stack
      component="form"
      gap="var(--space-3)"
      maw="60rem"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        keepColumns(headings, columns);
        onDone(columns);
      }}
    >
      <StepHeading>{HEADING}</StepHeading>
      <Text>
        {`V\u00a0súbore ${name} je ${eventCount(rows.length)}. Stĺpce sme priradili podľa ich názvov; čo nesedí, zmeňte. Nabudúce si to budeme pamätať.`}
      </Text>
      <SimpleGrid
        minColWidth="min(100%, 17rem)"
        spacing="1.5rem"
        verticalSpacing="var(--space-3)"
        style={{ overflowWrap: 'anywhere' }}
      >
        {IMPORT_FIELDS.map((field) => {
          const example = exampleOf(columns[field]);
          return (
            <NativeSelect
              key={field}
              label={LABELS[field]}
              required={REQUIRED.includes(field)}
              description={example === '' ? HINTS[field] : `Napríklad: ${example}`}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              data={options}
              value={String(columns[field] ?? '')}
              onChange={({ currentTarget: { value } }) =>
                setColumns({ ...columns, [field]: value === '' ? null : Number(value) })
              }
            />
          );
        })}
      </SimpleGrid>
      {missing.length > 0 && (
        <Alert color="yellow" role="status">
          {`Vyberte ešte stĺpec: ${missing.map((field) => LABELS[field].toLowerCase()).join(', ')}.`}
        </Alert>
      )}
      <Group gap="xs">
        <Button variant="filled" type="submit" disabled={missing.length > 0}>
          Skontrolovať podujatia
        </Button>
        <Button onClick={onBack}>Vybrať iný súbor</Button>
      </Group>
    </Stack>
  );
}

/** null: none are kept, or they do not fit. */
function findKeptColumns(headings: readonly string[]): ImportColumns | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(headings)) ?? 'null');
    return readColumns(kept, headings.length);
  } catch {
    return null;
  }
}

function keepColumns(headings: readonly string[], columns: ImportColumns): void {
  try {
    localStorage.setItem(keyOf(headings), JSON.stringify(columns));
  } catch {
    // The next table is guessed at again.
  }
}

/** Where the columns chosen for a table are kept in this browser, for the next one with the same headings. */
function keyOf(headings: readonly string[]): string {
  return `import-columns:${headings.join('|')}`;
}
