import { type RefCallback, useCallback } from 'react';

/**
 * Hears presses on the buttons below an element, also on those that React has not drawn.
 *
 * @example <div ref={usePresses(() => open())}><Card given={card} /></div>
 */
export const usePresses = (onPress: () => void): RefCallback<HTMLElement> =>
  useCallback(
    (element) => {
      const hear = ({ target }: Event) => {
        if (target instanceof Element && target.closest('button')) onPress();
      };
      element?.addEventListener('click', hear);
      return () => element?.removeEventListener('click', hear);
    },
    [onPress],
  );
