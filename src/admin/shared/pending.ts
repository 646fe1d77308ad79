import { createContext, use, useEffect, useId } from 'react';

/** How a part of a form tells that something of it is still on its way; `FormShell` listens. */
export const PendingContext = createContext<(id: string, isPending: boolean) => void>(() => {});

/** Keeps the form around from being saved without what is still on its way, such as a picture. */
export function usePending(isPending: boolean): void {
  const id = useId();
  const tell = use(PendingContext);
  useEffect(() => {
    tell(id, isPending);
    return () => tell(id, false);
  }, [tell, id, isPending]);
}
