import type { ComponentProps, ReactElement } from 'react';

/**
 * One path with the attributes that lucide gives its icons. The build replaces each icon component of lucide by
 * `line(path)`, so that the library's renderer is not needed.
 *
 * @param path the icon as one path in a view box of 24 by 24
 * @example line('M20 6 9 17l-5-5')
 */
export const line =
  (path: string) =>
  (props: ComponentProps<'svg'>): ReactElement => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={path} />
    </svg>
  );
