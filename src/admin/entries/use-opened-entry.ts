import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { showSaved } from '../shared/form-state.ts';

interface OpenedEntry<Entry> {
  /** What the form was made from, and is saved over. */
  opened: Entry;
  /** Puts another version into the form, in place of what was typed. */
  show: (next: Entry) => void;
  /** Goes on from what the form has saved; what was typed meanwhile stays. */
  keep: (saved: Entry) => void;
}

/**
 * A form stays with the version of an entry it was opened from. Where somebody else has saved another one, who has typed nothing
 * yet sees it at once, who has, when he saves.
 * @param entry as it is on the server now
 */
export function useOpenedEntry<Values extends object, Entry extends { version: string | null }>(
  form: UseFormReturnType<Values>,
  entry: Entry,
  toValues: (entry: Entry) => Values,
): OpenedEntry<Entry> {
  const [opened, setOpened] = useState(entry);
  const show = (next: Entry) => {
    const values = toValues(next);
    setOpened(next);
    form.setValues(values);
    form.resetDirty(values);
  };
  const keep = (saved: Entry) => {
    setOpened(saved);
    showSaved(form, toValues(saved));
  };
  const follow = useEffectEvent(() => {
    if (entry.version !== opened.version && !form.isDirty()) show(entry);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what is waited for
  useEffect(() => follow(), [entry.version]);
  return { opened, show, keep };
}
