'use client';

import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react';
import { sharedContext } from '../sharedContext.ts';

/** What an anchor component receives: exactly the props of an `<a>`. */
export type AnchorProps = ComponentProps<'a'>;

/** The anchor that links within the product use; plain `<a>` unless a {@link LinkProvider} says otherwise. */
export const LinkContext = sharedContext<ComponentType<AnchorProps> | 'a'>('ui/link', 'a');

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** The app's anchor; define it outside of any component, so that it stays the same. */
  value: ComponentType<AnchorProps>;
  /** Where this anchor is used. */
  children?: ReactNode;
}

/**
 * Gives every link of this library the app's own anchor, for navigation without a page load. Links to other
 * origins, to a new window and to files keep the plain `<a>`.
 *
 * @example
 * const Anchor = ({ href = '/', ...rest }: AnchorProps) => <RouterLink to={href} {...rest} />;
 * // <LinkProvider value={Anchor}><App /></LinkProvider>
 */
export const LinkProvider = ({ value, children }: LinkProviderProps): ReactElement => (
  <LinkContext value={value}>{children}</LinkContext>
);
