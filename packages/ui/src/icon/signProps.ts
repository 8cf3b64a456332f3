import type { ComponentProps } from 'react';

/**
 * A sign with a label is an image that screen readers read; one without stays hidden from them.
 *
 * @example signProps({ 'aria-label': 'Included' }) // → { role: 'img', 'aria-label': 'Included', 'aria-hidden': undefined }
 */
export const signProps = (props: ComponentProps<'svg'>): ComponentProps<'svg'> =>
  props['aria-label'] === undefined ? props : { role: 'img', ...props, 'aria-hidden': undefined };
