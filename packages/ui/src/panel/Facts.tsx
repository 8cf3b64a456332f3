'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { css } from '../styling/css.ts';
import { below } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';

const Root = styled('dl', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    gap: 16px 40px;
    font-variant-numeric: tabular-nums lining-nums;
    & dt { color: var(--bb-muted); font-size: var(--bb-fs-small); }
    & dd { font: 650 1.25rem/1.3 var(--bb-font-display); letter-spacing: -.01em; }
    ${below(576)} { display: grid; grid-template-columns: 1fr 1fr; gap: 16px 20px; }
  `,
});

/** A fact with its name. */
export interface Fact {
  /** Its name, `Next payment`. */
  term: string;
  /** Its value, `June 14, 2027`. */
  value: ReactNode;
}

/** Props of {@link Facts}. */
export interface FactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts in order, as many to a line as have room. */
  items: readonly Fact[];
}

/**
 * A few facts side by side. Renders a `<dl>`.
 *
 * @example <Facts items={[{ term: 'Price', value: '$71.88 per year' }]} />
 */
export const Facts = ({ items, ...rest }: FactsProps): ReactElement => (
  <Root {...rest}>
    {items.map((item) => (
      <div key={item.term}>
        <dt>{item.term}</dt>
        <dd>{item.value}</dd>
      </div>
    ))}
  </Root>
);
