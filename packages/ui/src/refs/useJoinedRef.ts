'use client';

import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/**
 * One ref that fills two: the component's own and the one its caller gave.
 *
 * @example const joined = useJoinedRef(own, props.ref); <dialog ref={joined} />
 */
export const useJoinedRef = <Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): RefCallback<Element> =>
  useCallback(
    (element) => {
      own.current = element;
      if (typeof given === 'function') given(element);
      else if (given) given.current = element;
    },
    [own, given],
  );
