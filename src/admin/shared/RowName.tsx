import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './RowName.module.css';

interface Props {
  /** Below /admin. */
  to: string;
  children: ReactNode;
  /** A line below the name, to tell it from others. */
  more?: ReactNode;
  isPast?: boolean;
}

/** What a row of a list is about, as the link to it: the first cell. */
export function RowName({ to, children, more, isPast = false }: Props) {
  return (
    <>
      <Link className={styles.name ?? ''} data-past={isPast} to={to}>
        {children}
      </Link>
      {more !== undefined && <span className={styles.more}>{more}</span>}
    </>
  );
}
