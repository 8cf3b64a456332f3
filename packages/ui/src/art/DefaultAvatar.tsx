import type { ComponentProps } from 'react';
import { Drawing } from './Drawing.tsx';

const cells = `
#42367c M0 0h120v120H0z
#8b7cd0 R36 24 22 22 7R36 50 48 22 7R10 84 100 46 14
#ff5c8a R62 24 22 22 7`;

/**
 * The picture of a person without one. Decorative.
 *
 * @example
 * <DefaultAvatar />
 */
export const DefaultAvatar = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 120 120" aria-hidden="true" {...props}>
    <Drawing shapes={cells} />
  </svg>
);
