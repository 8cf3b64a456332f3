import { useEffect } from 'react';
import { endTakeover } from '../served/takeover.ts';
import { doAgain } from './doAgain.ts';
import { stopSpeculation } from './speculation.ts';

/** Tells the inline loader that the page answers now, and how to do again what was done too early. */
export const useTellAlive = () => {
  useEffect(() => {
    endTakeover();
    document.dispatchEvent(new CustomEvent('page-alive', { detail: doAgain }));
    stopSpeculation();
  }, []);
};
