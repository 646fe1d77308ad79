import { Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ChevronDown } from 'lucide-react';
import { plural } from '../../../domain/words/plural.ts';
import { IconButton } from '../../shared/buttons.tsx';
import styles from './HoursPage.module.css';

interface Props<Row extends { key: string }> {
  rows: readonly Row[];
  /** What they are called after a number: one, few, many. */
  count: readonly [one: string, few: string, many: string];
  wordsOf: (row: Row) => string;
}

export function PastRows<Row extends { key: string }>({ rows, count, wordsOf }: Props<Row>) {
  const [isOpen, { toggle }] = useDisclosure(false);
  if (rows.length === 0) return null;
  return (
    <div>
      <IconButton variant="subtle" icon={ChevronDown} aria-expanded={isOpen} onClick={toggle}>
        {`${rows.length}\u00a0${plural(rows.length, ...count)}`}
      </IconButton>
      <Collapse expanded={isOpen}>
        <ul className={styles.past}>
          {rows.map((row) => (
            <li key={row.key}>{wordsOf(row)}</li>
          ))}
        </ul>
      </Collapse>
    </div>
  );
}
