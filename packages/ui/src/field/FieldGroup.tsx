'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { type Gap, gapStyles } from '../layout/gapStyles.ts';
import { css } from '../styling/css.ts';
import { below } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';

const Legend = styled('legend', {
  base: css`padding: 0;`,
  variants: {
    variant: {
      label: css`margin-block-end: 8px; font-weight: 600; font-size: var(--bb-fs-small); line-height: 1.3;`,
      part: css`
        margin-block-end: 20px;
        font: 750 1.5rem/1.04 var(--bb-font-display);
        letter-spacing: -.022em;
      `,
    },
  },
});

const Body = styled('div', {
  base: css`display: grid; grid-template-columns: minmax(0, 1fr);`,
  variants: {
    gap: gapStyles,
    columns: {
      1: css`align-content: start;`,
      2: css`
        grid-template-columns: repeat(2, minmax(0, 1fr));
        ${below(375)} { grid-template-columns: minmax(0, 1fr); }
      `,
    },
  },
});

/** Props of {@link FieldGroup}. */
export interface FieldGroupProps extends ComponentProps<'fieldset'> {
  /** The group's name. */
  legend: ReactNode;
  /** Keeps the legend for screen readers only. @default false */
  hideLegend?: boolean;
  /** How the legend is set: like a field's label, or like the heading of a part of a form. @default 'label' */
  legendVariant?: 'label' | 'part';
  /** Two children beside each other, or one below the other. @default 1 */
  columns?: 1 | 2;
  /** Space between the children. @default 4 */
  gap?: Gap;
}

/**
 * Fields that answer one question together. Renders a `<fieldset>`.
 *
 * @example <FieldGroup legend="Pay with" columns={2}><RadioCard name="pay" title="Card" /></FieldGroup>
 */
export const FieldGroup = (props: FieldGroupProps): ReactElement => {
  const {
    legend,
    hideLegend = false,
    legendVariant = 'label',
    columns = 1,
    gap = 4,
    children,
    ...rest
  } = props;
  return (
    <fieldset {...rest}>
      {hideLegend ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <Legend variant={legendVariant}>{legend}</Legend>
      )}
      <Body columns={columns} gap={gap}>
        {children}
      </Body>
    </fieldset>
  );
};
