import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { PartsMenu } from './form-parts.tsx';
import styles from './SaveBar.module.css';

interface Props {
  children?: ReactNode;
  buttons: ReactNode;
}

export function SaveBar({ children, buttons }: Props) {
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.row}>
        <div className={styles.buttons}>{buttons}</div>
        <PartsMenu />
      </div>
    </div>
  );
}

export const SAVE_KEYS = { 'aria-keyshortcuts': ['Control+S', 'Meta+S'].join(' ') } as const;

/** Not while a dialog is open; the browser never saves the page instead. */
export function useSaveKey(save: () => void, isActive = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 's';
    if (!isSave) return;
    event.preventDefault();
    if (document.querySelector('[role="dialog"]') === null) save();
  });
  useEffect(() => {
    if (!isActive) return;
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => press(event), listening);
    return () => listening.abort();
  }, [isActive]);
}
