import type { ToastType } from './toaster.tsx';
import './toasts.css';

/**
 * Shows a short message at the top right, which screen readers speak politely. It goes after 3.5 seconds, so the page must say
 * the same. The library is loaded when the first one is shown.
 */
export async function showToast(type: ToastType, text: string): Promise<void> {
  // Without network there is no toast; the message in the page remains.
  const toaster = await import('./toaster.tsx').catch(() => null);
  await toaster?.raiseToast(type, text);
}
