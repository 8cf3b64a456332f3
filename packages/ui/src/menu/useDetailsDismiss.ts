'use client';

import { type MouseEvent, type RefObject, useMemo, useRef } from 'react';
import { type Dismissable, useDismiss } from './useDismiss.ts';

/** Ref and handler for a native `<details>` that acts as a dropdown. */
export interface DetailsDismiss {
  /** Goes on the `<details>`. */
  ref: RefObject<HTMLDetailsElement | null>;
  /** Goes on the sheet: a click on a link or button there closes it. */
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
      close: (restoreFocus) => {
        if (ref.current === null) return;
        ref.current.open = false;
        if (restoreFocus) ref.current.querySelector('summary')?.focus();
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
