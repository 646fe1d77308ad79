import type { ReactNode } from 'react';
import styles from './states.module.css';

/** In place of a list with nothing in it: a sentence, and perhaps what to do. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <svg className={styles.shape} viewBox="0 0 96 48" aria-hidden="true">
        <path d="M0 48a24 24 0 0 1 48 0z" />
        <circle cx="72" cy="24" r="24" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
