import type { Locator, Page } from '@playwright/test';
import type { RunningSystem } from '../support/test.ts';

/** A state of a page that belongs to a person or to a purchase. */
export interface AccountScreen {
  readonly name: string;
  /** Brings the page into the state, from the one before. */
  readonly reach?: (page: Page, system: RunningSystem) => Promise<unknown>;
  /** The element that is there once the state is reached. */
  readonly shows: (page: Page) => Locator;
  /** The form fields as a screen reader reads them out. Left out where another state of the same form has them. */
  readonly fields?: readonly (string | RegExp)[];
}

/** Somebody opens a page, and it goes through its states. */
export interface AccountVisit {
  /** A ready-made creator, somebody new, or nobody. */
  readonly as: string | 'somebody new' | null;
  readonly path: string;
  readonly screens: readonly AccountScreen[];
}
