import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export type Fact = [name: string, value: ReactNode];

/** What is known of one thing, by name; side by side where there is room. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
