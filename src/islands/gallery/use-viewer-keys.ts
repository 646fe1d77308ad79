import { useEffect, useEffectEvent } from 'react';

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
type ViewerCommand = (typeof COMMANDS)[keyof typeof COMMANDS];

const COMMAND_OF_KEY: ReadonlyMap<string, ViewerCommand> = new Map(Object.entries(COMMANDS));

/**
 * The viewer's keys for as long as it lives, wherever the focus is: Swiper takes it away from buttons when a drag begins.
 * Combinations with other keys belong to the browser.
 */
export function useViewerKeys(run: Readonly<Record<ViewerCommand, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const shifted = event.shiftKey ? COMMAND_OF_KEY.get(`Shift ${event.key}`) : undefined;
    const command = shifted ?? COMMAND_OF_KEY.get(event.key);
    if (command === undefined) return;
    event.preventDefault();
    run[command]();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
