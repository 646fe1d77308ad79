import { Alert, Button, Progress, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorText } from '../../../api/admin-client.ts';
import { addRows, checkRows, type ForAll } from '../../../api/subscriber-import.ts';
import type { RowState } from '../../../domain/newsletter/subscriber-import.ts';
import { useUnsavedChanges } from '../../shared/form-state.ts';
import { StepHeading } from '../../shared/import/ImportSteps.tsx';
import { SaveBar } from '../../shared/SaveBar.tsx';
import { QueryState } from '../../shared/states.tsx';
import { useSave } from '../../shared/use-save.ts';
import { count, people } from '../words.tsx';
import styles from './CheckStep.module.css';
import { type FoundRow, firstOfEach, STATE_WORDS } from './found-rows.ts';

export interface Added {
  added: number;
  leftOut: number;
}

interface Props {
  rows: readonly FoundRow[];
  all: ForAll;
  onDone: (added: Added) => void;
  onBack: () => void;
}

export function CheckStep(props: Props) {
  const { rows, all } = props;
  const key = useId();
  const check = useQuery({
    queryKey: ['subscriber-import', key],
    queryFn: () => statesOf(rows, all),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return <QueryState query={check}>{(states) => <Checked {...props} states={states} />}</QueryState>;
}

async function statesOf(rows: readonly FoundRow[], all: ForAll): Promise<RowState[]> {
  const first = firstOfEach(rows);
  const states = await checkRows(first.map(toSent), all);
  const known = new Map(first.map((row, at) => [row, states[at] ?? 'wrong']));
  return rows.map((row) => known.get(row) ?? 'twice');
}

function toSent({ line: _, ...row }: FoundRow) {
  return row;
}

function Checked({ rows, states, all: proof, onDone, onBack }: Props & { states: readonly RowState[] }) {
  const [id] = useState(() => crypto.randomUUID());
  const [results, setResults] = useState<readonly RowState[]>([]);
  const taken = rows.filter((_, at) => states[at] === 'new');
  const save = useSave({
    async call() {
      const all: RowState[] = [...results];
      const onPart = (part: readonly RowState[]) => {
        all.push(...part);
        setResults([...all]);
      };
      await addRows({ id, rows: taken.map(toSent), all: proof, from: all.length }, onPart);
      return all;
    },
    done: 'Odberatelia sú pridaní.',
    refresh: [['newsletter']],
    showsErrors: false,
    onDone: (all) => {
      const added = numberOfNew(all);
      onDone({ added, leftOut: rows.length - added });
    },
  });
  const hasBegun = save.isPending || results.length > 0;
  useUnsavedChanges(() => !save.isSuccess);

  return (
    <Stack gap="var(--space-5)">
      <StepHeading>Skontrolujte, kto pribudne</StepHeading>
      <Text role="status">
        {`V\u00a0súbore je ${people(rows.length)}. Pribudne ${count(taken.length)}, vynecháme ${count(rows.length - taken.length)}.`}
      </Text>
      <Rows rows={rows} states={states} />
      <SaveBar
        buttons={
          <>
            <Button
              variant="filled"
              disabled={taken.length === 0}
              loading={save.isPending}
              onClick={() => save.mutate()}
            >
              {hasBegun ? 'Pokračovať' : `Pridať ${people(taken.length)}`}
            </Button>
            {!hasBegun && <Button onClick={onBack}>Späť</Button>}
          </>
        }
      >
        {save.isError && (
          <Alert color="red" role="alert" title="Prerušilo sa to">
            {`${errorText(save.error)} Pridaných je ${count(numberOfNew(results))}; keď budete pokračovať, nikto sa nepridá dvakrát.`}
          </Alert>
        )}
        {hasBegun && (
          <>
            <Text role="status">{`Vybavených ${count(results.length)} z\u00a0${count(taken.length)}. Nezatvárajte, prosím, túto stránku.`}</Text>
            <Progress value={(results.length / taken.length) * 100} size="lg" aria-label="Pridávanie odberateľov" />
          </>
        )}
      </SaveBar>
    </Stack>
  );
}

function numberOfNew(states: readonly RowState[]): number {
  return states.filter((state) => state === 'new').length;
}

/** Browsers show thousands of rows slowly. */
const MOST_SHOWN = 100;

function Rows({ rows, states }: { rows: readonly FoundRow[]; states: readonly RowState[] }) {
  const [shown, setShown] = useState<RowState | 'all'>('all');
  const counted = (Object.keys(STATE_WORDS) as RowState[])
    .map((state) => ({ state, number: states.filter((one) => one === state).length }))
    .filter(({ number }) => number > 0);
  const matching = rows.flatMap((row, at) => {
    const state = states[at];
    return state === undefined || (shown !== 'all' && state !== shown) ? [] : [{ ...row, state }];
  });
  const options = [
    { value: 'all' as const, label: `Všetci (${count(rows.length)})` },
    ...counted.map(({ state, number }) => ({ value: state, label: `${STATE_WORDS[state].name} (${count(number)})` })),
  ];
  return (
    <>
      {counted.length > 1 && (
        <SegmentedControl
          className={styles.filter ?? ''}
          aria-label="Ktoré riadky ukázať"
          data={options}
          value={shown}
          onChange={setShown}
        />
      )}
      <Table className={styles.table} verticalSpacing="xs">
        <Table.Caption className="visually-hidden">Ľudia zo súboru</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Riadok</Table.Th>
            <Table.Th scope="col">E-mail</Table.Th>
            <Table.Th scope="col">Čo sa stane</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {matching.slice(0, MOST_SHOWN).map(({ line, email, state }) => (
            <Table.Tr key={line} data-left-out={state !== 'new' || undefined}>
              <Table.Td>{line}</Table.Td>
              <Table.Th scope="row">{email || 'prázdne'}</Table.Th>
              <Table.Td>{STATE_WORDS[state].why}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {matching.length > MOST_SHOWN && (
        <Text c="dimmed">{`A\u00a0ďalších ${count(matching.length - MOST_SHOWN)}.`}</Text>
      )}
    </>
  );
}
