import { useCallback, useEffect, useRef } from 'react';

/** Whether what asks is still on the screen: an answer may arrive after its page or its dialog was left. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
