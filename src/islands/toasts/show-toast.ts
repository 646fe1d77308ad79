// Toasts of all islands (SPEC 9). What a toast says must also stand in the page: it goes after 3.5 seconds.
import './toasts.css';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** Shows a short message at the top right, spoken politely. The library is loaded when the first one is shown. */
export async function showToast(type: ToastType, text: string): Promise<void> {
  // Without network there is no toast; the message in the page remains.
  const toaster = await import('./toaster.tsx').catch(() => null);
  await toaster?.raiseToast(type, text);
}
