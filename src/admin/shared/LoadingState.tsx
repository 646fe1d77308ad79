import { Loader } from '@mantine/core';
import styles from './states.module.css';

/** In place of what is on its way and has no skeleton of its own. */
export function LoadingState() {
  return (
    <div className={styles.state} role="status">
      <Loader aria-hidden color="var(--ink-soft)" />
      <p>Načítavame…</p>
    </div>
  );
}
