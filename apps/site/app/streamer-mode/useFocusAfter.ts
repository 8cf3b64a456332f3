import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../chrome/useFocusOnNavigation.ts';

/** Moves the focus from a button that goes away with streamer mode to the heading above it. */
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
