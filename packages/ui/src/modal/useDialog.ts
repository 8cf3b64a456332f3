'use client';

import { type RefObject, useEffect, useRef } from 'react';

const restoreFocus = (element: Element | null): void => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
};

/**
 * Opens and closes a native dialog with a prop, and gives focus back to what had it before, even when the dialog
 * is taken off the page while it is open.
 */
export const useDialog = (open: boolean): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const before = document.activeElement;
    if (!dialog.open) {
      dialog.showModal();
      // The browser scrolls to what it focuses, which may stand below the title of a dialog that is too high.
      dialog.scrollTop = 0;
    }
    return () => {
      if (dialog.open) dialog.close();
      restoreFocus(before);
    };
  }, [open]);
  return ref;
};
