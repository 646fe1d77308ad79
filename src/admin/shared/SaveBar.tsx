import { Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
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
      <Group justify="space-between" align="start" wrap="nowrap" gap="var(--space-3)">
        <div className={styles.buttons}>{buttons}</div>
        <PartsMenu />
      </Group>
    </div>
  );
}

export const SAVE_KEYS = { 'aria-keyshortcuts': ['Control+S', 'Meta+S'].join(' ') } as const;

/** Not while a dialog is open; the browser never saves the page instead. */
export function useSaveKey(save: () => void, isActive = true): void {
  const press = () => {
    if (document.querySelector('[role="dialog"]') === null) save();
  };
  useHotkeys(isActive ? [['mod+S', press]] : [], [], true);
}
