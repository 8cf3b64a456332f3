import { useEffect } from 'react';
import { endTakeover } from '../served/takeover.ts';
import { stopSpeculation } from './speculation.ts';

/** Tells the inline loader that the page answers now: it presses again what was pressed too early. */
export const useTellAlive = () => {
  useEffect(() => {
    endTakeover();
    document.dispatchEvent(new Event('page-alive'));
    stopSpeculation();
  }, []);
};
