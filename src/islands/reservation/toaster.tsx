import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { Check, Exclamation } from '../parts/icons.tsx';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

const DURATION_MS = 3500;
/** Screen readers announce changes only in a live region that they already know. */
const REGION_HEAD_START_MS = 120;

const CLASS_NAMES = {
  toast: 'toast',
  icon: 'toast-icon',
  success: 'toast--success',
  error: 'toast--error',
  warning: 'toast--warning',
};

let host: HTMLElement | undefined;
let libraryStyle: Element | null = null;

export async function raiseToast(type: ToastType, text: string): Promise<void> {
  if (host === undefined) {
    host = document.createElement('div');
    // The library added its style while it loaded.
    libraryStyle = [...document.head.querySelectorAll('style')].find(isLibraryStyle) ?? null;
    createRoot(host).render(<OurToaster />);
  }
  if (!host.isConnected) {
    // A navigation without reload removes what scripts added.
    document.body.append(host);
    if (libraryStyle?.isConnected === false) document.head.append(libraryStyle);
    await new Promise((resolve) => setTimeout(resolve, REGION_HEAD_START_MS));
  }
  toast[type](text);
}

function isLibraryStyle(style: HTMLStyleElement): boolean {
  return style.textContent.includes('[data-sonner-toaster]');
}

function OurToaster() {
  return (
    <Toaster
      position="top-right"
      duration={DURATION_MS}
      customAriaLabel="Oznámenia"
      icons={{ success: <Check />, error: <Exclamation />, warning: <Exclamation />, info: <Exclamation /> }}
      toastOptions={{ unstyled: true, classNames: CLASS_NAMES }}
    />
  );
}
