import type { ReactNode } from 'react';
import css from './Notice.module.css';

/** Something good to know, that is nobody's mistake. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={css.notice}>
      {children}
    </p>
  );
}
