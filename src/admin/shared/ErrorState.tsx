import { Button } from '@mantine/core';
import { errorText } from './error-text.ts';
import styles from './states.module.css';

/** In place of what could not be fetched. */
export function ErrorState({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <div className={styles.state} role="alert">
      <svg className={styles.shape} data-tone="red" viewBox="0 0 96 48" aria-hidden="true">
        <path d="M0 0h48a48 48 0 0 1-48 48z" />
        <path d="M96 48H48A48 48 0 0 1 96 0z" />
      </svg>
      <p className={styles.title}>{errorText(error)}</p>
      <Button variant="default" onClick={() => retry()}>
        Skúsiť znova
      </Button>
    </div>
  );
}
