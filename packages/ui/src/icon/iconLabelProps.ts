import type { ComponentProps } from 'react';

/**
 * An icon with a label is an image for screen readers; one without is hidden from them.
 *
 * @example iconLabelProps({ 'aria-label': 'Included' }) // → { role: 'img', 'aria-label': 'Included', 'aria-hidden': undefined }
 */
export const iconLabelProps = (props: ComponentProps<'svg'>): ComponentProps<'svg'> =>
  props['aria-label'] === undefined ? props : { role: 'img', ...props, 'aria-hidden': undefined };
