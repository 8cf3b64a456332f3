'use client';

import Check from 'lucide-react/icons/check';
import Close from 'lucide-react/icons/x';
import type { ComponentProps, ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

const Box = styled('span', {
  base: css`
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 7px;
    flex: none;
    & svg { inline-size: 14px; block-size: 14px; stroke-width: 3; }
  `,
  variants: {
    kind: {
      yes: css`background: var(--bb-teal-tint); color: var(--bb-teal);`,
      no: css`color: var(--bb-line);`,
    },
  },
});

/** Props of {@link Tick}. */
export interface TickProps extends ComponentProps<'span'> {
  /** Yes or no. @default 'yes' */
  kind?: 'yes' | 'no';
  /** What it says in words; without it the tick is decorative. */
  label?: string;
}

/**
 * A tick or a cross in a small cell.
 *
 * @example <Tick label="Included" />
 */
export const Tick = ({ kind = 'yes', label, ...rest }: TickProps): ReactElement => (
  <Box
    kind={kind}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    {...rest}
  >
    <Icon icon={kind === 'yes' ? Check : Close} />
  </Box>
);

const List = styled('ul', {
  base: css`
    display: grid;
    gap: 12px;
    & > li { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: 12px; align-items: start; line-height: 1.4; }
  `,
});

/** Props of {@link TickList}. */
export interface TickListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What one gets, a short line each. */
  items: readonly string[];
}

/**
 * What one gets, line by line. Renders a `<ul>`.
 *
 * @example <TickList items={['Everything in Premium', 'Exclusive music']} />
 */
export const TickList = ({ items, ...rest }: TickListProps): ReactElement => (
  <List {...rest}>
    {items.map((item) => (
      <li key={item}>
        <Tick />
        <span>{item}</span>
      </li>
    ))}
  </List>
);
