'use client';

import { type RefObject, useEffect } from 'react';

/** Something that can be open and be closed. */
export interface Dismissable {
  /** Whether it is open now. */
  isOpen: () => boolean;
  /** Closes it, and focuses what opened it if `restoreFocus`. */
  close: (restoreFocus: boolean) => void;
}

/**
 * Closes something that is open on Escape, on a press outside of `root`, and when focus leaves `root`.
 * `dismissable` must keep its identity from render to render.
 */
export const useDismiss = (root: RefObject<HTMLElement | null>, dismissable: Dismissable): void => {
  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (!dismissable.isOpen()) return;
      if (target instanceof Node && root.current?.contains(target) === false) dismissable.close(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && dismissable.isOpen()) dismissable.close(true);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [root, dismissable]);
};
