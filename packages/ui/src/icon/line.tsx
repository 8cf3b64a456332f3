import type { ComponentProps, ReactElement } from 'react';

/**
 * One path drawn as lucide draws its icons. The build puts `line(path)` in the place of each icon's own component,
 * which would bring the library's renderer along.
 *
 * @param path the whole icon as one path on a field of 24 by 24
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
