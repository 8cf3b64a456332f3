'use client';

import {
  createContext,
  type ReactElement,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Scheme } from '../tokens/colors.ts';
import { applySchemeChoice, readSchemeChoice, type SchemeChoice, schemeStorageKey } from './scheme.ts';

/** The scheme that shows, what was chosen, and how to choose. */
export interface ThemeState {
  /** The scheme on the screen; `dark` until the page has mounted. */
  scheme: Scheme;
  /** What the person chose; `system` until the page has mounted. */
  choice: SchemeChoice;
  /** Chooses a scheme and remembers it. */
  choose: (choice: SchemeChoice) => void;
}

const ThemeContext = createContext<ThemeState | null>(null);

const lightQuery = '(prefers-color-scheme: light)';
const readSystem = (): Scheme => (matchMedia(lightQuery).matches ? 'light' : 'dark');

/** The system's scheme, as a transition: CSS has applied it already. */
const useSystemScheme = (): Scheme => {
  const [system, setSystem] = useState<Scheme>('dark');
  useEffect(() => {
    const follow = () => startTransition(() => setSystem(readSystem()));
    follow();
    const query = matchMedia(lightQuery);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return system;
};

/**
 * Follows the system's colour scheme and a person's own choice. The look itself comes from CSS variables, so a
 * change of scheme renders only what asks for it by {@link useTheme}.
 *
 * @example <ThemeProvider><App /></ThemeProvider>
 */
export const ThemeProvider = ({ children }: { children?: ReactNode }): ReactElement => {
  const system = useSystemScheme();
  const [choice, setChoice] = useState<SchemeChoice>('system');
  const choose = useCallback((next: SchemeChoice) => {
    applySchemeChoice(next);
    setChoice(next);
  }, []);

  useEffect(() => {
    startTransition(() => setChoice(readSchemeChoice()));
    const followOtherTabs = (event: StorageEvent) => {
      if (event.key === schemeStorageKey) choose(readSchemeChoice());
    };
    addEventListener('storage', followOtherTabs);
    return () => removeEventListener('storage', followOtherTabs);
  }, [choose]);

  const scheme = choice === 'system' ? system : choice;
  const state = useMemo(() => ({ scheme, choice, choose }), [scheme, choice, choose]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
};

/**
 * The current scheme and the means to change it.
 *
 * @example const { scheme, choose } = useTheme(); choose(scheme === 'dark' ? 'light' : 'dark');
 */
export const useTheme = (): ThemeState => {
  const state = use(ThemeContext);
  if (state === null) {
    throw new Error('useTheme needs a <ThemeProvider> above it. Wrap the app in ThemeProvider.');
  }
  return state;
};
