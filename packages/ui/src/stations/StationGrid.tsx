'use client';

import { Children, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { below, css, styled } from '../styling/index.ts';

/** A row that becomes a strip to swipe, bleeding off both edges of the window. */
const strip = css`
  grid-template-columns: none !important;
  grid-auto-flow: column;
  overflow-x: auto;
  margin-inline: calc(-1 * var(--bb-gutter));
  padding-inline: var(--bb-gutter);
  scroll-padding-inline: var(--bb-gutter);
  scrollbar-width: none;
  & > li { grid-column: auto !important; }
`;

const Three = styled('ul', {
  base: css`
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--bb-gap);
    ${below(768)} {
      ${strip}
      grid-auto-columns: min(76vw, 300px);
      scroll-snap-type: x mandatory;
      & > li { scroll-snap-align: start; }
    }
  `,
});

const Rows = styled('div', { base: css`display: grid; gap: var(--bb-gap);` });

const staggeredStyle = css`
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  gap: var(--bb-gap);
  & > li { grid-column: span 2; }
  ${below(992)} {
    ${strip}
    grid-auto-columns: min(42vw, 184px);
    scroll-snap-type: x proximity;
    & > li { scroll-snap-align: center; }
  }
`;

const StaggeredRow = styled('ul', {
  base: staggeredStyle,
  variants: {
    shifted: {
      true: css`
        & > li:first-of-type { grid-column: 2 / span 2; }
        ${below(992)} { padding-inline-start: calc(var(--bb-gutter) + min(21vw, 92px)); }
      `,
    },
  },
});

const toItems = (children: ReactNode) => Children.map(children, (child) => <li>{child}</li>);

/**
 * Three stations beside each other; a strip to swipe under 768 px. Renders a `<ul>`.
 *
 * @example
 * <StationGrid><StationCard … /><StationCard … /><StationCard … /></StationGrid>
 */
export const StationGrid = ({ children, ...rest }: ComponentProps<'ul'>): ReactElement => (
  <Three {...rest}>{toItems(children)}</Three>
);

/** Props of {@link StaggeredStations}. */
export interface StaggeredStationsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Five tiles. */
  readonly first: ReactNode;
  /** Four tiles, half a tile further in. */
  readonly second: ReactNode;
}

/**
 * Five stations over four: the second row is shifted by half a tile. Two strips to swipe under 992 px.
 *
 * @example
 * <StaggeredStations first={fiveCards} second={fourCards} />
 */
export const StaggeredStations = ({ first, second, ...rest }: StaggeredStationsProps): ReactElement => (
  <Rows {...rest}>
    <StaggeredRow>{toItems(first)}</StaggeredRow>
    <StaggeredRow shifted>{toItems(second)}</StaggeredRow>
  </Rows>
);
