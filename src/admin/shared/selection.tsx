import { Button, Checkbox, Group, ScrollArea, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import styles from './selection.module.css';

/** The selected rows of a list; they stay selected on its other pages. */
export interface Selection<Row> {
  has: (row: Row) => boolean;
  set: (rows: readonly Row[], isOn: boolean) => void;
  clear: () => void;
  /** The rows as they were seen last. */
  rows: Row[];
}

/** @param items the rows of the page that is shown */
export function useSelection<Row>(items: readonly Row[], keyOf: (row: Row) => string): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const shown = new Map(items.map((row) => [keyOf(row), row]));
  return {
    has: (row) => selected.has(keyOf(row)),
    set: (rows, isOn) =>
      setSelected((before) => {
        const after = new Map(before);
        for (const row of rows)
          if (isOn) after.set(keyOf(row), row);
          else after.delete(keyOf(row));
        return after;
      }),
    clear: () => setSelected(new Map()),
    rows: [...selected].map(([key, row]) => shown.get(key) ?? row),
  };
}

interface SelectBoxProps {
  label: string;
  isChecked: boolean;
  /** Some of what it stands for is selected. */
  isMixed?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A box that selects a row or all rows of a page; its target is as large as a thumb. */
export function SelectBox({ label, isChecked, isMixed = false, onChange }: SelectBoxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside has its own name
    <label className={styles.box}>
      <Checkbox
        aria-label={label}
        checked={isChecked}
        indeterminate={isMixed && !isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}

interface SelectionBarProps {
  /** What is selected: '3 podujatia'. */
  words: string;
  /** The buttons that act on the selection. */
  children: ReactNode;
  onClear: () => void;
  /** Whether it is a part of a bar that stands there anyway. */
  isInBar?: boolean;
}

/** Stands at the bottom of the window while something is selected, with what can be done. */
export function SelectionBar({ words, children, onClear, isInBar = false }: SelectionBarProps) {
  return (
    <section className={styles.bar} data-in-bar={isInBar || undefined} aria-label="Čo s&nbsp;vybranými">
      <Text role="status" fw={600}>
        Vybrané: {words}
      </Text>
      <Group gap="xs">
        {children}
        <Button variant="subtle" color="gray" onClick={onClear}>
          Zrušiť výber
        </Button>
      </Group>
    </section>
  );
}

/** The names of what is about to change, in a question about it. */
export function NameList({ names }: { names: readonly string[] }) {
  return (
    <ScrollArea.Autosize mah="40vh" type="auto" offsetScrollbars viewportProps={{ tabIndex: 0 }}>
      <ul className={styles.names}>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat and do not move
          <li key={at}>{name}</li>
        ))}
      </ul>
    </ScrollArea.Autosize>
  );
}
