import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorText } from '../../api/admin-client.ts';
import { LinkButton } from './buttons.tsx';
import styles from './DashboardCard.module.css';

interface Props {
  /** What is counted: 'Čakajú na rolu'. */
  title: string;
  /** The query the card waits for. */
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  /** The number, or another short fact; absent for a card that is a list. */
  value?: ReactNode;
  /** Whether somebody should do something about it. */
  needsAttention?: boolean;
  /** One sentence about what the number means now, or the list. */
  children: ReactNode;
  /** The one link: to a page of the admin area, or to one of the public site. */
  action: { label: string; to: string } | { label: string; href: string };
  /** The place for a list: two columns and rows, or a whole row. */
  span?: 'block' | 'row';
}

/** A card of the dashboard: a number, what it means, and one link. */
export function DashboardCard({ title, query, value, needsAttention = false, children, action, span }: Props) {
  return (
    <section className={styles.card} data-attention={needsAttention} data-span={span} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {query.isPending ? (
        <div role="status" className={styles.body}>
          <Skeleton height="2.5rem" width="4rem" />
          <Skeleton height="1rem" width="80%" />
        </div>
      ) : query.isError ? (
        <div role="alert" className={styles.body}>
          <p>{errorText(query.error)}</p>
          <Button onClick={() => query.refetch()}>Skúsiť znova</Button>
        </div>
      ) : (
        <>
          <div className={styles.body}>
            {value !== undefined && <p className={styles.value}>{value}</p>}
            {children}
          </div>
          {'to' in action ? (
            <LinkButton className={styles.action ?? ''} to={action.to}>
              {action.label}
            </LinkButton>
          ) : (
            <LinkButton className={styles.action ?? ''} href={action.href}>
              {action.label}
            </LinkButton>
          )}
        </>
      )}
    </section>
  );
}
