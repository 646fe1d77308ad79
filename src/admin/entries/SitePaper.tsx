import type { ReactNode } from 'react';
import styles from './SitePaper.module.css';

interface Props {
  /** Class of the frame and the room around it. */
  className: string | undefined;
  children: ReactNode;
}

/** A preview in the colours of the site. It is inert, because its links would lead away from the form. */
export function SitePaper({ className, children }: Props) {
  return (
    <div className={`site-paper ${styles.paper} ${className}`} inert>
      {children}
    </div>
  );
}
