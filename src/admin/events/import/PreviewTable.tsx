import { Button, Checkbox, Table, Text } from '@mantine/core';
import { memo, startTransition, useState } from 'react';
import { Link } from 'react-router';
import type { SourcePart } from '../../../domain/events/import/source-change.ts';
import tables from '../../shared/DataTable.module.css';
import { PlainList } from '../../shared/layout.tsx';
import { OccupantList } from '../../shared/occupants.tsx';
import { dateCount } from '../date-values.ts';
import { eventSpanInWords } from '../words.ts';
import styles from './PreviewTable.module.css';
import { type CheckedRow, isOffered } from './use-import-check.ts';

interface RowProps {
  row: CheckedRow;
  isTaken: boolean;
  choose: (place: string, takes: boolean) => void;
}

interface Props extends Pick<RowProps, 'choose'> {
  rows: readonly Omit<RowProps, 'choose'>[];
}

/** A telephone needs a second for a hundred rows. */
const FIRST_SHOWN = 30;
const SHOWN_MORE = 100;

export function PreviewTable({ rows, choose }: Props) {
  const [most, setMost] = useState(FIRST_SHOWN);
  const more = rows.length - most;
  return (
    <div className={tables.wrap}>
      <Table className={`${tables.table} ${styles.table}`} verticalSpacing="sm" horizontalSpacing="sm">
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
          {rows.slice(0, most).map(({ row, isTaken }) => (
            <Row key={row.place} row={row} isTaken={isTaken} choose={choose} />
          ))}
        </Table.Tbody>
      </Table>
      {more > 0 && (
        <Button mt="sm" onClick={() => startTransition(() => setMost(most + SHOWN_MORE))}>
          {`Ukázať ďalšie (${more})`}
        </Button>
      )}
    </div>
  );
}

const Row = memo(function Row({ row, isTaken, choose }: RowProps) {
  const { place, title, start, end, further = [], location } = row;
  const { problems, notes, sameAs, clashes, known, open } = row;
  return (
    <Table.Tr data-left-out={!isTaken || undefined}>
      <Table.Th scope="row">
        <Checkbox
          label={title || 'Bez názvu'}
          description={place}
          checked={isTaken}
          disabled={!isOffered(row)}
          onChange={({ currentTarget }) => choose(place, currentTarget.checked)}
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
});

const PARTS: Readonly<Record<SourcePart, string>> = {
  title: 'názov',
  time: 'čas',
  location: 'miesto',
  description: 'text',
  kind: 'druh',
  website: 'odkaz na web',
  status: 'či sa koná',
};

function KnownWords({ known }: { known: NonNullable<CheckedRow['known']> }) {
  const { id, title, kind, changes, kept } = known;
  const parts = (list: readonly SourcePart[]) => list.map((part) => PARTS[part]).join(', ');
  return (
    <>
      <p>
        {kind === 'cancelled' ? 'V\u00a0kalendári je zrušené: ' : 'Už ho máte: '}
        <Link to={`/events/${id}`} target="_blank">
          {title}
        </Link>
        {kind === 'unchanged' && '. V\u00a0kalendári sa nezmenilo.'}
      </p>
      {changes.length > 0 && <p>{`Zmena v\u00a0kalendári: ${parts(changes)}.`}</p>}
      {kept.length > 0 && (
        <p>{`V\u00a0kalendári sa zmenilo aj to, čo máte u\u00a0nás inak, preto to zostane: ${parts(kept)}.`}</p>
      )}
    </>
  );
}
