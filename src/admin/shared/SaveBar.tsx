import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { PartsMenu } from './form-parts.tsx';
import styles from './SaveBar.module.css';

interface Props {
  /** What the bar says about the state of the form, above its buttons. */
  children?: ReactNode;
  buttons: ReactNode;
}

/** The bar of a long form: its buttons stay in sight at the bottom of the window, and never cover a field that has the focus. */
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

/** For the button that Ctrl+S presses. */
export const SAVE_KEYS = { 'aria-keyshortcuts': ['Control+S', 'Meta+S'].join(' ') } as const;

/** Saves on Ctrl+S or ⌘S, unless a dialog is open above the form. The browser never saves the page instead. */
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
