import { Alert, Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { type Columns, guessColumns, readColumns } from '../../../domain/words/table-columns.ts';
import { StepHeading } from './ImportSteps.tsx';
import type { ImportTable } from './read-table.ts';

const NONE = { value: '', label: 'nie je v\u00a0tabuľke' };
const MAX_EXAMPLE = 48;

interface Props<Field extends string> {
  name: string;
  table: ImportTable;
  count: string;
  fields: readonly Field[];
  /** Without diacritics. */
  names: Readonly<Record<Field, readonly string[]>>;
  labels: Readonly<Record<Field, string>>;
  hints: Partial<Record<Field, string>>;
  required: readonly Field[];
  submitLabel: string;
  keptAs: string;
  chosen: Columns<Field> | null;
  onDone: (columns: Columns<Field>) => void;
  onBack: () => void;
}

export function ColumnsStep<Field extends string>(props: Props<Field>) {
  const { name, table, count, fields, names, labels, hints, required, submitLabel, chosen, onDone, onBack } = props;
  const { headings, rows } = table;
  const key = `${props.keptAs}:${headings.join('|')}`;
  const [columns, setColumns] = useState(
    () => chosen ?? readColumns(findKept(key), fields, headings.length) ?? guessColumns(headings, names),
  );
  const options = [
    NONE,
    ...headings.map((heading, at) => ({ value: String(at), label: heading || `${at + 1}. stĺpec bez názvu` })),
  ];
  const missing = required.filter((field) => columns[field] === null);
  const exampleOf = (column: number | null) => {
    const cell = column === null ? '' : (rows.find(({ cells }) => cells[column]?.trim())?.cells[column] ?? '').trim();
    return cell.length > MAX_EXAMPLE ? `${cell.slice(0, MAX_EXAMPLE)}…` : cell;
  };

  return (
    <Stack
      component="form"
      gap="var(--space-5)"
      maw="60rem"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        keep(key, columns);
        onDone(columns);
      }}
    >
      <StepHeading>{'Čo je v\u00a0ktorom stĺpci'}</StepHeading>
      <Text>
        {`V\u00a0súbore ${name} je ${count}. Stĺpce sme priradili podľa ich názvov; čo nesedí, zmeňte. Nabudúce si to budeme pamätať.`}
      </Text>
      <SimpleGrid
        minColWidth="min(100%, 17rem)"
        spacing="1.5rem"
        verticalSpacing="var(--space-5)"
        style={{ overflowWrap: 'anywhere' }}
      >
        {fields.map((field) => {
          const example = exampleOf(columns[field]);
          return (
            <NativeSelect
              key={field}
              label={labels[field]}
              required={required.includes(field)}
              description={example === '' ? hints[field] : `Napríklad: ${example}`}
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
          {`Vyberte ešte stĺpec: ${missing.map((field) => labels[field].toLowerCase()).join(', ')}.`}
        </Alert>
      )}
      <Group gap="xs">
        <Button variant="filled" type="submit" disabled={missing.length > 0}>
          {submitLabel}
        </Button>
        <Button onClick={onBack}>Vybrať iný súbor</Button>
      </Group>
    </Stack>
  );
}

function findKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(key: string, columns: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(columns));
  } catch {
    // Without storage, the columns of the next table are guessed again.
  }
}
