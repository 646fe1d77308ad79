import { Box, Button, Checkbox, Group, ScrollArea, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import styles from './selection.module.css';

/** Rows stay selected on the other pages of the list. */
export interface Selection<Row> {
  has: (row: Row) => boolean;
  set: (rows: readonly Row[], isOn: boolean) => void;
  clear: () => void;
  rows: Row[];
}

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
  isMixed?: boolean;
  onChange: (isOn: boolean) => void;
}

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
  words: string;
  children: ReactNode;
  onClear: () => void;
  isInBar?: boolean;
}

export function SelectionBar({ words, children, onClear, isInBar = false }: SelectionBarProps) {
  return (
    <Group
      component="section"
      justify="space-between"
      gap="var(--space-2) var(--space-5)"
      className={isInBar ? '' : (styles.bar ?? '')}
      aria-label="Čo s&nbsp;vybranými"
    >
      <Text role="status" fw={600}>
        Vybrané: {words}
      </Text>
      <Group gap="xs">
        {children}
        <Button variant="subtle" color="gray" onClick={onClear}>
          Zrušiť výber
        </Button>
      </Group>
    </Group>
  );
}

export function NameList({ names }: { names: readonly string[] }) {
  return (
    <ScrollArea.Autosize mah="40vh" type="auto" offsetScrollbars viewportProps={{ tabIndex: 0 }}>
      <Box component="ul" m={0} pl="var(--space-5)" style={{ overflowWrap: 'anywhere' }}>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat and do not move
          <li key={at}>{name}</li>
        ))}
      </Box>
    </ScrollArea.Autosize>
  );
}
