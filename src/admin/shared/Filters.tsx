import { Button } from '@mantine/core';
import { SlidersHorizontal } from 'lucide-react';
import { Children, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import styles from './Filters.module.css';

/** What the address of a list holds besides its filters. */
const NO_FILTERS = ['page', 'query', 'sort'];

/** Search and filters above a list, side by side where there is room; on phones all but the first wait behind a button. */
export function Filters({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  const used = [...search.keys()].filter((name) => !NO_FILTERS.includes(name)).length;
  const [isOpen, setIsOpen] = useState(used > 0);
  const [first, ...others] = Children.toArray(children);
  return (
    <search className={styles.filters} aria-label="Hľadanie v&nbsp;zozname">
      <div className={styles.first}>{first}</div>
      {others.length > 0 && (
        <Button
          className={styles.toggle ?? ''}
          variant="default"
          leftSection={<SlidersHorizontal aria-hidden size={18} />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {used > 0 ? `Spresniť (${used})` : 'Spresniť'}
        </Button>
      )}
      <div className={styles.others} data-open={isOpen}>
        {others}
      </div>
    </search>
  );
}
