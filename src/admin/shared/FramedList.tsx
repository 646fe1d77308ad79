import type { ReactNode } from 'react';
import styles from './FramedList.module.css';

/** A few things in a frame, each a `FramedRow`. */
export function FramedList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** Words, and beside them what can be done or what becomes of it. */
export function FramedRow({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}
