import type { ReactNode } from 'react';
import styles from './SitePaper.module.css';

interface Props {
  className: string | undefined;
  children: ReactNode;
}

/** Inert, because its links would lead away from the form. */
export function SitePaper({ className, children }: Props) {
  return (
    <div className={`site-paper ${styles.paper} ${className}`} inert>
      {children}
    </div>
  );
}
