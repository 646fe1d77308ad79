import { useEffect, useState } from 'react';

const MESSAGE_MS = 3500;

export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies an address to the clipboard; the outcome stands for 3.5 s (SPEC 9). */
export function useCopiedLink(): { state: CopyState; copy: (url: string) => void } {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(url: string) {
    try {
      // Missing on plain http, refused where the visitor does not allow it.
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('failed');
    }
  }
  return { state, copy };
}
