import type { ComponentProps } from 'react';

/**
 * The picture of a person without one. Decorative.
 *
 * @example
 * <DefaultAvatar />
 */
export const DefaultAvatar = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 120 120" aria-hidden="true" {...props}>
    <path d="M0 0h120v120H0z" fill="#42367c" />
    <g fill="#8b7cd0">
      <rect x="36" y="24" width="22" height="22" rx="7" />
      <rect x="36" y="50" width="48" height="22" rx="7" />
      <rect x="10" y="84" width="100" height="46" rx="14" />
    </g>
    <rect x="62" y="24" width="22" height="22" rx="7" fill="#ff5c8a" />
  </svg>
);
