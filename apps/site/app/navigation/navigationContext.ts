import { createContext } from 'react';
import type { Navigation } from './createNavigation.ts';

/** The way through the site; null while a page is being written. */
export const NavigationContext = createContext<Navigation | null>(null);
