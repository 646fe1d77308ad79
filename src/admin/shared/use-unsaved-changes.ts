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
    void confirmAction({
      title: 'Odísť bez uloženia?',
      text: 'Zmeny na tejto stránke ešte nie sú uložené. Ak odídete, stratia sa.',
      confirmLabel: 'Odísť bez uloženia',
      cancelLabel: 'Zostať tu',
      isDanger: true,
    }).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    const listening = new AbortController();
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    addEventListener('beforeunload', ask, listening);
    return () => listening.abort();
  }, []);
}
