import type { ReactNode } from 'react';
import styles from './SitePaper.module.css';

interface Props {
  /** For the frame and the room around. */
  className: string | undefined;
  children: ReactNode;
}

/** What visitors would see, in the colours of the site. It is inert, because its links would lead away from the form. */
export function SitePaper({ className, children }: Props) {
  return (
    <div className={`site-paper ${styles.paper} ${className}`} inert>
      {children}
    </div>
  );
}
