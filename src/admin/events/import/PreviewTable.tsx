import { Checkbox, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { PlainList } from '../../shared/layout.tsx';
import { OccupantList } from '../../shared/occupants.tsx';
import { dateCount } from '../date-values.ts';
import { eventSpanInWords } from '../event-time.ts';
import { KnownWords } from './KnownWords.tsx';
import styles from './PreviewTable.module.css';
import { type CheckedRow, isOffered } from './use-import-check.ts';

interface PreviewRow extends CheckedRow {
  at: number;
  isTaken: boolean;
}

interface Props {
  rows: readonly PreviewRow[];
  choose: (at: number, takes: boolean) => void;
}

export function PreviewTable({ rows, choose }: Props) {
  return (
    <div className={styles.wrap}>
      <Table className={styles.table} verticalSpacing="sm" horizontalSpacing="sm">
        <Table.Caption className="visually-hidden">Podujatia zo súboru</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Podujatie</Table.Th>
            <Table.Th scope="col">Kedy</Table.Th>
            <Table.Th scope="col">Miesto</Table.Th>
            <Table.Th scope="col">Na čo pozor</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={row.at} row={row} choose={choose} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Row({ row, choose }: { row: PreviewRow; choose: Props['choose'] }) {
  const { at, isTaken, place, title, start, end, further = [], location } = row;
  const { problems, notes, sameAs, clashes, known, open } = row;
  return (
    <Table.Tr data-left-out={!isTaken || undefined}>
      <Table.Th scope="row">
        <Checkbox
          label={title || 'Bez názvu'}
          description={place}
          checked={isTaken}
          disabled={!isOffered(row)}
          onChange={({ currentTarget }) => choose(at, currentTarget.checked)}
        />
      </Table.Th>
      <Table.Td data-label="Kedy">
        {start === null ? '–' : eventSpanInWords(start, end)}
        {further.length > 0 && (
          <details>
            <summary>{`a\u00a0ešte ${dateCount(further.length)}`}</summary>
            <PlainList>
              {further.map((date) => (
                <li key={date.start}>{date.start === null ? '–' : eventSpanInWords(date.start, date.end)}</li>
              ))}
            </PlainList>
          </details>
        )}
      </Table.Td>
      <Table.Td data-label="Miesto">{location || <Text c="dimmed">v&nbsp;dome</Text>}</Table.Td>
      <Table.Td data-label="Na čo pozor">
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
        {open.map(({ key, about }) => (
          <p key={key} className={styles.problem}>
            {about}: vyberte hore, čo to znamená.
          </p>
        ))}
        {known !== null && <KnownWords known={known} />}
        {sameAs !== null && (
          <p>
            {sameAs.id === null ? (
              'To isté podujatie je v\u00a0súbore aj vyššie.'
            ) : (
              <>
                Také podujatie už máte:{' '}
                <Link to={`/events/${sameAs.id}`} target="_blank">
                  {sameAs.title}
                </Link>
              </>
            )}
          </p>
        )}
        {clashes.length > 0 && (
          <>
            <p className={styles.problem}>
              {known === null
                ? 'Miestnosť je v\u00a0tom čase obsadená:'
                : 'Miestnosť je v\u00a0tom čase obsadená, preto ho zmeňte jednotlivo:'}
            </p>
            <OccupantList occupants={clashes} isBeside />
          </>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Table.Td>
    </Table.Tr>
  );
}
