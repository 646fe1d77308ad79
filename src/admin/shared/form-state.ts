import type { UseFormReturnType } from '@mantine/form';
import { useWindowEvent } from '@mantine/hooks';
import { createContext, use, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { isSameValue } from '../../domain/fields/same-value.ts';
import { confirmAction } from './confirm.tsx';

/** `failed` until the user decides. */
export type Sending = 'pending' | 'failed';

export const PendingContext = createContext<(id: string, sending: Sending | null) => void>(() => {});

/** The form cannot be saved, nor the part around closed, during an upload. */
export function usePending(sending: Sending | null): void {
  const id = useId();
  const tell = use(PendingContext);
  useEffect(() => {
    tell(id, sending);
    return () => tell(id, null);
  }, [tell, id, sending]);
}

export function useSendings() {
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
  return { tell, has: (sending: Sending) => [...sendings.values()].includes(sending) };
}

/** For texts that a field cannot read, such as `32. 13.`. */
export const UnreadContext = createContext<(field: string, problem: string | null) => void>(() => {});

/** The form cannot be saved meanwhile; `field` is undefined outside of forms. */
export function useUnread(field: string | undefined, problem: string | null): void {
  const tell = use(UnreadContext);
  useEffect(() => {
    if (field === undefined) return;
    tell(field, problem);
    return () => tell(field, null);
  }, [tell, field, problem]);
}

export function useUnreadFields() {
  const fields = useRef(new Map<string, string>());
  const tell = useCallback((field: string, problem: string | null) => {
    if (problem === null) fields.current.delete(field);
    else fields.current.set(field, problem);
  }, []);
  return { tell, problems: (): Record<string, string> => Object.fromEntries(fields.current) };
}

export function useUnsavedChanges(hasChanges: () => boolean, keepsInput = false): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Another link asks anew, and saved changes need no question.
    const asking = new AbortController();
    void confirmAction({
      title: 'Odísť bez uloženia?',
      text: keepsInput
        ? 'Zmeny na tejto stránke ešte nie sú uložené. Zostanú rozpísané v\u00a0tomto prehliadači a\u00a0keď sa sem vrátite, ponúkneme vám ich.'
        : 'Zmeny na tejto stránke ešte nie sú uložené. Ak odídete, stratia sa.',
      confirmLabel: 'Odísť bez uloženia',
      cancelLabel: 'Zostať tu',
      isDanger: !keepsInput,
      signal: asking.signal,
    }).then((leaves) => {
      if (asking.signal.aborted) return;
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
    return () => asking.abort();
  }, [blocker, keepsInput]);

  useWindowEvent('beforeunload', (event) => {
    if (hasChanges()) event.preventDefault();
  });
}

/** Input since the sending is not saved yet; `FormShell` has made the sent values the initial ones. */
export function showSaved<Values extends object>(form: UseFormReturnType<Values>, saved: Values): void {
  const sent = form.getInitialValues();
  const typed: Partial<Values> = { ...form.getValues() };
  for (const name of namesOf(sent)) if (isSameValue(typed[name], sent[name])) delete typed[name];
  form.setValues({ ...saved, ...typed });
  form.resetDirty(saved);
}

function namesOf<Values extends object>(values: Values): (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[];
}
