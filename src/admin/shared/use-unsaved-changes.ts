import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { confirmAction } from './confirm-action.tsx';

/**
 * Asks before a page with unsaved changes is left, by a link or by closing the window.
 * @param hasChanges asked at the moment of leaving
 */
export function useUnsavedChanges(hasChanges: () => boolean): void {
  const isUnsaved = useEffectEvent(hasChanges);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // A second click on the way back asks anew, and what has been saved meanwhile leads on: the question is no more.
    const asking = new AbortController();
    void confirmAction({
      title: 'Odísť bez uloženia?',
      text: 'Zmeny na tejto stránke ešte nie sú uložené. Ak odídete, stratia sa.',
      confirmLabel: 'Odísť bez uloženia',
      cancelLabel: 'Zostať tu',
      isDanger: true,
      signal: asking.signal,
    }).then((leaves) => {
      if (asking.signal.aborted) return;
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
    return () => asking.abort();
  }, [blocker]);

  useEffect(() => {
    const listening = new AbortController();
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    addEventListener('beforeunload', ask, listening);
    return () => listening.abort();
  }, []);
}
