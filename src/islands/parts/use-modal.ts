import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  style.overflow = 'hidden';
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  return () => Object.assign(style, before);
}

/** In the end the focus returns to where it was, or goes to the fallback. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, focusFallback: () => HTMLElement | null): void {
  const giveFocusBack = useEffectEvent((opener: Element | null) => {
    const hadFocus = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
    (hadFocus ? opener : focusFallback())?.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const unlock = lockScroll();
    element?.showModal();
    return () => {
      element?.close();
      unlock();
      giveFocusBack(opener);
    };
  }, [dialog]);
}
