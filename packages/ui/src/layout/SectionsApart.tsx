'use client';

import { createContext, Fragment, type ReactElement, type ReactNode, Suspense } from 'react';

/** What stands around the inside of every `Section`. */
export const SectionBoundary = createContext<typeof Fragment | typeof Suspense>(Fragment);

/** Props of {@link SectionsApart}. */
export interface SectionsApartProps {
  /** The page. */
  readonly children?: ReactNode;
}

/**
 * Each `Section` below it is a `Suspense` boundary: React takes a prerendered page over section by section, so that the
 * browser can answer in between. For pages that are written whole (`renderWithCriticalCss`); a server that streams would
 * send a large section behind the page, where readers without scripts do not see it. Renders no element.
 *
 * @example <SectionsApart><Section title="Stations">…</Section></SectionsApart>
 */
export const SectionsApart = ({ children }: SectionsApartProps): ReactElement => (
  <SectionBoundary value={Suspense}>{children}</SectionBoundary>
);
