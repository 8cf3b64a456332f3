import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../chrome/useFocusOnNavigation.ts';

/** For a button that goes with streamer mode: if it has the focus then, the next key goes on from the heading above it. */
export const useFocusAfter = (): RefObject<HTMLButtonElement | null> => {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button !== null && button === document.activeElement)
        focusHeading(button.closest('[role="region"]'));
    };
  }, []);
  return ref;
};
