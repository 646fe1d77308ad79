import { type RefObject, useEffect, useEffectEvent } from 'react';

const COMMANDS = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  // The same key without Shift.
  '=': 'zoomIn',
  '-': 'zoomOut',
  'Shift ArrowLeft': 'panLeft',
  'Shift ArrowRight': 'panRight',
  'Shift ArrowUp': 'panUp',
  'Shift ArrowDown': 'panDown',
} as const;
export type ViewerCommand = (typeof COMMANDS)[keyof typeof COMMANDS];

const COMMAND_OF_KEY: ReadonlyMap<string, ViewerCommand> = new Map(Object.entries(COMMANDS));

/** The viewer's keys, wherever in the dialog the focus is. Combinations with other keys belong to the browser. */
export function useViewerKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  run: Readonly<Record<ViewerCommand, () => void>>,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const shifted = event.shiftKey ? COMMAND_OF_KEY.get(`Shift ${event.key}`) : undefined;
    const command = shifted ?? COMMAND_OF_KEY.get(event.key);
    if (command === undefined) return;
    event.preventDefault();
    run[command]();
  });

  useEffect(() => {
    const element = dialog.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [dialog]);
}
