import { Anchor, Button, Group, Pagination, Skeleton, Table, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, ArrowUpDown, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListPage } from '../../api/admin-client.ts';
import type { DeletedEntry } from '../../api/deleted.ts';
import { pictureUrl } from '../../domain/galleries/picture-source.ts';
import { keepTogether } from '../../domain/words/typography.ts';
import { IconButton } from './buttons.tsx';
import styles from './DataTable.module.css';
import { SelectBox, type Selection } from './selection.tsx';
import { EmptyState, ErrorState } from './states.tsx';
import { useSave } from './use-save.ts';
import { PER_PAGE, type TableState } from './use-table-state.ts';

export interface Column<Row> {
  /** For sortable columns: the server's name of the sort. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  isWhole?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** The query has `state.params` and `placeholderData: keepPreviousData`. */
  list: UseQueryResult<ListPage<Row>>;
  state: Pick<TableState, 'page' | 'sort' | 'isNarrowed' | 'clear'> & { change: TableState['change'] };
  rowKey: (row: Row) => string;
  empty: ReactNode;
  isCompact?: boolean;
  /** `nameOf` names a row for screen readers. */
  selection?: Selection<Row> & { nameOf: (row: Row) => string };
}

export function DataTable<Row>({
  caption,
  columns,
  list,
  state,
  rowKey,
  empty,
  isCompact = false,
  selection,
}: DataTableProps<Row>) {
  if (list.isError) return <ErrorState error={list.error} retry={() => list.refetch()} />;
  if (list.isPending) return <TableSkeleton />;
  const { items, total } = list.data;
  const pages = Math.ceil(total / PER_PAGE);
  if (total === 0 && state.isNarrowed)
    return (
      <EmptyState title="Tomuto hľadaniu nič nezodpovedá.">
        <Button onClick={state.clear}>Zobraziť všetko</Button>
      </EmptyState>
    );
  if (total === 0) return empty;
  if (items.length === 0)
    return (
      <EmptyState title="Na tejto strane už nič nie je.">
        <Button onClick={() => state.change({})}>Na prvú stranu</Button>
      </EmptyState>
    );
  return (
    <div className={styles.wrap} aria-busy={list.isPlaceholderData}>
      <Table className={styles.table} verticalSpacing={isCompact ? '0.1rem' : 'sm'} horizontalSpacing="sm">
        <Table.Caption className="visually-hidden">{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {selection !== undefined && (
              <Table.Th scope="col" className={styles.select} data-select>
                <SelectBox
                  label="Vybrať všetky na tejto strane"
                  isChecked={items.every(selection.has)}
                  isMixed={items.some(selection.has)}
                  onChange={(isOn) => selection.set(items, isOn)}
                />
              </Table.Th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} state={state} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((row) => (
            <Table.Tr key={rowKey(row)} data-selected={selection?.has(row) || undefined}>
              {selection !== undefined && (
                <Table.Td className={styles.select}>
                  <SelectBox
                    label={`Vybrať: ${selection.nameOf(row)}`}
                    isChecked={selection.has(row)}
                    onChange={(isOn) => selection.set([row], isOn)}
                  />
                </Table.Td>
              )}
              {columns.map(({ id, label, cell, isWhole = false }, at) =>
                at === 0 ? (
                  <Table.Th key={id} scope="row">
                    {cell(row)}
                  </Table.Th>
                ) : (
                  <Table.Td key={id} data-label={label} data-whole={isWhole || undefined}>
                    {cell(row)}
                  </Table.Td>
                ),
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="space-between" py="var(--space-4)">
        <Text role="status" c="dimmed">
          {total <= PER_PAGE
            ? `Spolu ${total}`
            : `${(state.page - 1) * PER_PAGE + 1}–${Math.min(state.page * PER_PAGE, total)} z\u00a0${total}`}
        </Text>
        {pages > 1 && (
          <Pagination
            total={pages}
            value={state.page}
            onChange={(page) => state.change({ page: String(page) })}
            size="lg"
            getItemProps={(page) => ({ 'aria-label': `Strana ${page}` })}
            getControlProps={(control) => ({ 'aria-label': CONTROL_LABELS[control] })}
          />
        )}
      </Group>
    </div>
  );
}

const CONTROL_LABELS = {
  first: 'Prvá strana',
  previous: 'Predchádzajúca strana',
  next: 'Ďalšia strana',
  last: 'Posledná strana',
};

function ColumnHead<Row>({ column, state }: { column: Column<Row>; state: DataTableProps<Row>['state'] }) {
  const { id, label, isSortable = false } = column;
  if (!isSortable) return <Table.Th scope="col">{label}</Table.Th>;
  const order = state.sort === id ? 'ascending' : state.sort === `-${id}` ? 'descending' : 'none';
  const Arrow = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <Table.Th scope="col" aria-sort={order}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => state.change({ sort: order === 'ascending' ? `-${id}` : id })}
      >
        {label}
        <Arrow aria-hidden size={16} data-active={order !== 'none'} />
      </button>
    </Table.Th>
  );
}

function TableSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Načítavame…</span>
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} className={styles.skeletonRow}>
          <Skeleton height="1rem" width="60%" />
          <Skeleton height="1rem" />
          <Skeleton height="1rem" width="40%" />
        </div>
      ))}
    </div>
  );
}

interface RowNameProps {
  to: string;
  children: string;
  more?: ReactNode;
  isPast?: boolean;
}

export function RowName({ to, children, more, isPast = false }: RowNameProps) {
  return (
    <>
      <Link className={styles.name ?? ''} data-past={isPast} to={to}>
        {keepTogether(children)}
      </Link>
      {more !== undefined && (
        <Text span display="block" c="dimmed" fz="sm" fw={400}>
          {more}
        </Text>
      )}
    </>
  );
}

interface PictureProps {
  /** Path below `/storage/`. Drawings are not shown. */
  picture: string | null;
  /** CSS width; the height is 3.5rem. */
  width: string;
}

interface PictureNameProps extends PictureProps {
  to: string;
  children: string;
}

export function PictureName({ to, children, ...picture }: PictureNameProps) {
  return (
    <Link className={styles.pictured ?? ''} to={to}>
      <Picture {...picture} />
      {keepTogether(children)}
    </Link>
  );
}

interface PictureBesideProps extends PictureProps {
  to: string;
  children: ReactNode;
}

export function PictureBeside({ to, children, ...picture }: PictureBesideProps) {
  return (
    <div className={styles.pictured}>
      <Link className={styles.beside ?? ''} to={to} tabIndex={-1} aria-hidden>
        <Picture {...picture} />
      </Link>
      <div>{children}</div>
    </div>
  );
}

function Picture({ picture, width }: PictureProps) {
  const shared = { className: styles.picture, style: { width, height: '3.5rem' } };
  if (picture === null || picture.endsWith('.svg')) return <span {...shared} />;
  return <img {...shared} src={pictureUrl(picture, 160)} alt="" loading="lazy" />;
}

export function DeletedLink({ kind, children }: { kind: DeletedEntry['kind']; children: ReactNode }) {
  return (
    <Text mt="lg">
      <Anchor component={Link} to={`/deleted?kind=${kind}`}>
        {children}
      </Anchor>
    </Text>
  );
}

interface TableDownloadProps {
  call: () => Promise<void>;
  done?: string;
}

export function TableDownload({ call, done = 'Tabuľka je stiahnutá.' }: TableDownloadProps) {
  const download = useSave({ call, sensitive: 'file', done, refresh: [['audit']] });
  return (
    <IconButton icon={Download} loading={download.isPending} onClick={() => download.mutate()}>
      Stiahnuť tabuľku
    </IconButton>
  );
}
