import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';

interface Question {
  /** What is asked, as a question. */
  title: string;
  /** What will happen, in plain words. */
  text: ReactNode;
  /** A verb: 'Zmazať účet'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** What cannot be undone. */
  isDanger?: boolean;
  /** Takes the question back. */
  signal?: AbortSignal;
}

/** Asks before something is done; the focus is on the way back. Resolves to whether to go on. */
export function confirmAction({
  title,
  text,
  confirmLabel,
  cancelLabel = 'Späť',
  isDanger = false,
  signal,
}: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const id = modals.openConfirmModal({
      title,
      children: typeof text === 'string' ? <Text>{text}</Text> : text,
      labels: { confirm: confirmLabel, cancel: cancelLabel },
      confirmProps: { color: isDanger ? 'red' : 'green' },
      cancelProps: { 'data-autofocus': true },
      onConfirm: () => resolve(true),
      // Also after `onConfirm`; the first answer counts.
      onClose: () => resolve(false),
    });
    signal?.addEventListener('abort', () => modals.close(id), { once: true });
  });
}
