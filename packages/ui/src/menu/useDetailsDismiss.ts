'use client';

import { type MouseEvent, type RefObject, useMemo, useRef } from 'react';
import { type Dismissable, useDismiss } from './useDismiss.ts';

/** What a native `<details>` that acts as a dropdown needs. */
export interface DetailsDismiss {
  /** Goes on the `<details>`. */
  ref: RefObject<HTMLDetailsElement | null>;
  /** Goes on the sheet: a link or button that is chosen there closes it. */
  closeOnChoice: (event: MouseEvent) => void;
}

/**
 * Makes a native `<details>` behave as a dropdown. Its own `open` is the only state, so one that was opened before
 * this script ran is understood too.
 */
export const useDetailsDismiss = (): DetailsDismiss => {
  const ref = useRef<HTMLDetailsElement>(null);
  const dismissable = useMemo<Dismissable>(
    () => ({
      isOpen: () => ref.current?.open ?? false,
      close: (focusBack) => {
        if (ref.current === null) return;
        ref.current.open = false;
        if (focusBack) ref.current.querySelector('summary')?.focus();
      },
    }),
    [],
  );
  useDismiss(ref, dismissable);
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null)
      dismissable.close(false);
  };
  return { ref, closeOnChoice };
};
