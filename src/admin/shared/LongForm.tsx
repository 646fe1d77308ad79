import type { ReactNode } from 'react';
import styles from './LongForm.module.css';

/**
 * Around a `FormShell` that is longer than a window, and what is said above it: what saves it is at hand everywhere in the form,
 * and covers nothing that has the focus.
 */
export function LongForm({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>;
}
