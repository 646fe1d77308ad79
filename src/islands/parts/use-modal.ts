import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';

function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  style.overflow = 'hidden';
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  return () => Object.assign(style, before);
}

/**
 * Gives the properties of a dialog that is open while it is in the page. In the end the focus returns to where it was,
 * or goes to the fallback.
 */
export function useModal(onClose: () => void, focusFallback: () => HTMLElement | null) {
  const ref = useRef<HTMLDialogElement>(null);
  const giveFocusBack = useEffectEvent((opener: Element | null) => {
    const hadFocus = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
    (hadFocus ? opener : focusFallback())?.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    const element = ref.current;
    const opener = document.activeElement;
    const unlock = lockScroll();
    element?.showModal();
    return () => {
      element?.close();
      unlock();
      giveFocusBack(opener);
    };
  }, []);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    // Browsers close a dialog on the second Escape in a row, whatever the page does.
    onClose,
  };
}
