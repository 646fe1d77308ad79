import type { ReactNode } from 'react';
import styles from './lists.module.css';

export type Fact = [name: string, value: ReactNode];

/** Facts about one thing, each with its name; side by side where there is room. */
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

/** A short list in a frame; each item is a `FramedRow`. */
export function FramedList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** Text, and beside it an action or a result. */
export function FramedRow({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}
