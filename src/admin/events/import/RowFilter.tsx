import { NativeSelect, SegmentedControl } from '@mantine/core';
import type { CheckedRow } from './use-import-check.ts';

export type RowGroup = keyof typeof NAMES;

const NAMES = {
  all: 'Všetky',
  new: 'Nové',
  changed: 'Zmenené v\u00a0kalendári',
  cancelled: 'Zrušené v\u00a0kalendári',
  unchanged: 'Nezmenené',
  private: 'Súkromné',
  problems: 'Chyby',
  notes: 'Poznámky',
};
const GROUPS = Object.keys(NAMES).filter((name): name is RowGroup => name in NAMES);
const PLAIN: readonly RowGroup[] = ['all', 'problems', 'notes'];

export function isInGroup(row: CheckedRow, group: RowGroup): boolean {
  const { known, isPrivate = false, problems, notes, sameAs, clashes, open } = row;
  switch (group) {
    case 'all':
      return true;
    case 'new':
      return known === null && !isPrivate;
    case 'private':
      return known === null && isPrivate;
    case 'problems':
      return problems.length > 0;
    case 'notes':
      return notes.length + clashes.length + open.length > 0 || sameAs !== null;
    default:
      return known?.kind === group;
  }
}

interface Props {
  rows: readonly CheckedRow[];
  shown: RowGroup;
  onShow: (group: RowGroup) => void;
}

export function RowFilter({ rows, shown, onShow }: Props) {
  const count = (group: RowGroup) => rows.filter((row) => isInGroup(row, group)).length;
  const isPlain = rows.every(({ known, isPrivate = false }) => known === null && !isPrivate);
  const groups = isPlain ? PLAIN : GROUPS.filter((group) => group === shown || count(group) > 0);
  const data = groups.map((value) => ({ value, label: `${NAMES[value]} (${count(value)})` }));
  if (isPlain && count('problems') + count('notes') === 0) return null;
  if (isPlain)
    return (
      <SegmentedControl
        aria-label="Ktoré riadky ukázať"
        maw="100%"
        style={{ alignSelf: 'flex-start' }}
        value={shown}
        onChange={onShow}
        data={data}
      />
    );
  return (
    <NativeSelect
      label="Ktoré podujatia ukázať"
      maw="20rem"
      data={data}
      value={shown}
      onChange={({ currentTarget: { value } }) => onShow(GROUPS.find((group) => group === value) ?? 'all')}
    />
  );
}
