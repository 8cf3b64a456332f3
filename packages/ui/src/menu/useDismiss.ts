'use client';

import { type RefObject, useEffect } from 'react';
import { isComposing } from '../field/isComposing.ts';

/** Something that can be open and be closed. */
export interface Dismissable {
  /** Whether it is open now. */
  isOpen: () => boolean;
  /** Closes it, and focuses what opened it if `restoreFocus`. */
  close: (restoreFocus: boolean) => void;
}

/**
 * Closes something that is open on Escape, on a press that begins and ends outside of `root`, and when focus leaves `root`.
 * `dismissable` must keep its identity from render to render.
 */
export const useDismiss = (root: RefObject<HTMLElement | null>, dismissable: Dismissable): void => {
  useEffect(() => {
    let beganOutside = false;
    const isOutside = ({ target }: Event) =>
      target instanceof Node && root.current?.contains(target) === false;
    const beginPress = (event: Event) => {
      beganOutside = isOutside(event);
    };
    const endPress = (event: Event) => {
      if (beganOutside && isOutside(event) && dismissable.isOpen()) dismissable.close(false);
    };
    const closeWithoutFocus = (event: Event) => {
      if (isOutside(event) && dismissable.isOpen()) dismissable.close(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event) && dismissable.isOpen()) dismissable.close(true);
    };
    document.addEventListener('pointerdown', beginPress);
    document.addEventListener('pointerup', endPress);
    document.addEventListener('focusin', closeWithoutFocus);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', beginPress);
      document.removeEventListener('pointerup', endPress);
      document.removeEventListener('focusin', closeWithoutFocus);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [root, dismissable]);
};
