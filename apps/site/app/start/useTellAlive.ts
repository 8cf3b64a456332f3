import { useEffect } from 'react';

/** Tells the inline loader that the page answers now: it presses again what was pressed too early. */
export const useTellAlive = () => {
  useEffect(() => {
    document.dispatchEvent(new Event('page-alive'));
  }, []);
};
