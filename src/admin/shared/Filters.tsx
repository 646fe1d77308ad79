import type { ReactNode } from 'react';
import styles from './Filters.module.css';

/** Search and filters above a list, beside each other where there is room. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <search className={styles.filters} aria-label="Hľadanie v zozname">
      {children}
    </search>
  );
}
