import { createContext, use, useCallback, useEffect, useId, useState } from 'react';

/** Of something a part of a form sends by itself, such as a picture: on its way, or given up until somebody decides. */
export type Sending = 'pending' | 'failed';

/** How a part of a form tells how far it is; `FormShell` listens, and so does what could be closed meanwhile. */
export const PendingContext = createContext<(id: string, sending: Sending | null) => void>(() => {});

/** Keeps the form around from being saved without what is still on its way, and what holds it from being closed. */
export function usePending(sending: Sending | null): void {
  const id = useId();
  const tell = use(PendingContext);
  useEffect(() => {
    tell(id, sending);
    return () => tell(id, null);
  }, [tell, id, sending]);
}

/** What is being sent within the `PendingContext` that gets `tell`; the one around hears it as well. */
export function useSendings(): {
  tell: (id: string, sending: Sending | null) => void;
  has: (sending: Sending) => boolean;
} {
  const tellAround = use(PendingContext);
  const [sendings, setSendings] = useState<ReadonlyMap<string, Sending>>(new Map());
  const tell = useCallback(
    (id: string, sending: Sending | null) => {
      setSendings((before) => {
        const others = [...before].filter(([other]) => other !== id);
        return new Map(sending === null ? others : [...others, [id, sending]]);
      });
      tellAround(id, sending);
    },
    [tellAround],
  );
  return { tell, has: (sending) => [...sendings.values()].includes(sending) };
}
