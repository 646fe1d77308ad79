import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Stops the page behind from scrolling; its scroll bar keeps its room, so that nothing jumps. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  style.overflow = 'hidden';
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  return () => Object.assign(style, before);
}

/**
 * Shows a dialog over everything for as long as its component lives. The browser keeps focus inside and the page inert; at the
 * end focus goes back to where it was, or to the fallback when nothing had it.
 */
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
