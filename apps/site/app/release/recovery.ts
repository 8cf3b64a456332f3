import { tabStorage } from '../browserStorage.ts';
import { recovery } from './missingFiles.ts';
import { markReload, type ReloadWorth, reloadWorth } from './newerRelease.ts';
import { keepTyped } from './typedTexts.ts';

/** What stands in the way of a page that wants another file, and where it does. */
export interface Problem {
  readonly kind: 'failed' | 'unreachable';
  readonly at: string;
}

const waitMs = 200;
const listeners = new Set<() => void>();
let problem: Problem | null = null;

const show = (next: Problem | null): void => {
  problem = next;
  for (const notify of listeners) notify();
};

/** The problem of now, as React follows it. */
export const problemStore = {
  get: (): Problem | null => problem,
  subscribe: (notify: () => void) => {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
};

const tell = (worth: ReloadWorth): void =>
  show({ kind: worth === 'unreachable' ? 'unreachable' : 'failed', at: window.location.href });

/** Another page that could be had needs no notice. */
export const dropProblemOf = (address: string): void => {
  if (problem !== null && problem.at !== address) show(null);
};

/** Asks everybody whether a reload would interrupt something. */
const isReloadHeld = (): boolean => !document.dispatchEvent(new Event('page-reload', { cancelable: true }));

/** Never settles: the page is on its way out. What was typed is kept, so nobody has to be asked. */
const loadAnew = (): Promise<never> => {
  keepTyped(tabStorage, Date.now());
  const letGo = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', letGo, { capture: true, once: true });
  window.location.reload();
  return new Promise(() => {});
};

const recover = async (): Promise<void> => {
  const worth = await reloadWorth();
  if (worth === 'newer' && !isReloadHeld() && markReload(tabStorage)) await loadAnew();
  tell(worth);
};

/** Loads the page anew because somebody wants it, as soon as nothing is under way; not where nobody answers. */
export const loadAgain = async (): Promise<void> => {
  while (isReloadHeld()) await new Promise((resolve) => setTimeout(resolve, waitMs));
  const worth = await reloadWorth();
  if (worth !== 'unreachable') await loadAnew();
  tell(worth);
};

let recovering: Promise<void> | null = null;

/** From here on the page recovers from files that are missing; several may be at once. */
export const startRecovery = (): void => {
  recovery.current = () => {
    recovering ??= recover().finally(() => {
      recovering = null;
    });
    return recovering;
  };
};
