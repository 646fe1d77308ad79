import type { ReactNode } from 'react';
import styles from './BigNumber.module.css';
import { count } from './words.ts';

/** How many, so that it is seen from afar, and of what. */
export function BigNumber({ value, children }: { value: number; children: ReactNode }) {
  return (
    <p className={styles.number}>
      <strong>{count(value)}</strong>
      <span>{children}</span>
    </p>
  );
}
