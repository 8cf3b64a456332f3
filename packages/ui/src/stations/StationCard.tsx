'use client';

import Play from 'lucide-react/icons/play';
import type { ReactElement, ReactNode } from 'react';
import { StationArt } from '../art/StationArt.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { AnchorProps } from '../link/LinkProvider.tsx';
import { PlainLink } from '../link/PlainLink.tsx';
import { css, styled } from '../styling/index.ts';

/** What a station's tile needs to know of it. */
export interface StationTile {
  /** Decides the tile's rhythm. */
  readonly id: string;
  /** What it is called. */
  readonly title: string;
  /** The two colours of the tile, `#rrggbb`. */
  readonly gradientFrom: string;
  /** The colour that the tile ends in. */
  readonly gradientTo: string;
}

const Card = styled(PlainLink, {
  base: css`
    position: relative;
    display: grid;
    align-content: start;
    border-radius: var(--bb-tile-radius) var(--bb-tile-radius) var(--bb-r-s) var(--bb-r-s);
    text-decoration: none;
    &:hover [data-play] { background: #ff5c8a; color: #1b0610; transform: scale(1.06); }
  `,
  variants: {
    size: {
      lg: css`gap: 16px; --bb-tile-radius: var(--bb-r-l); --bb-tile-title: var(--bb-fs-h3);`,
      sm: css`gap: 12px; --bb-tile-radius: 20px; --bb-tile-title: 1.125rem;`,
    },
  },
  defaults: { size: 'lg' },
});

const Tile = styled('span', {
  base: css`
    position: relative;
    display: block;
    aspect-ratio: 1;
    border-radius: var(--bb-tile-radius);
    overflow: hidden;
    background: var(--bb-cell-1);
    isolation: isolate;
    & > :first-child { inline-size: 100%; block-size: 100%; }
  `,
});

const PlayPad = styled('span', {
  base: css`
    position: absolute;
    inset-inline-end: 5.94%;
    inset-block-end: 5.94%;
    display: grid;
    place-items: center;
    inline-size: 20.63%;
    aspect-ratio: 1;
    border-radius: 22%;
    background: #0e0b1a;
    color: #f5f2ff;
    transition: transform var(--bb-quick) var(--bb-ease);
    & > :first-child { inline-size: 44%; block-size: 44%; }
  `,
});

const Words = styled('span', {
  base: css`
    display: grid;
    gap: 4px;
    & h3 { font-size: var(--bb-tile-title); letter-spacing: -.016em; }
    & p { color: var(--bb-muted); font-size: var(--bb-fs-small); font-variant-numeric: tabular-nums lining-nums; }
  `,
});

/** Props of {@link StationCard}. */
export interface StationCardProps extends Omit<AnchorProps, 'children'> {
  /** Whose tile. */
  readonly station: StationTile;
  /** The line below the title: what it sounds like, or its figures. */
  readonly detail: ReactNode;
  /** `sm` for many in a row. @default 'lg' */
  readonly size?: 'lg' | 'sm';
}

/**
 * A station as a tile to press. Renders a link.
 *
 * @example
 * <StationCard station={lofi} detail="3560 tracks | 153 hrs" href="/pricing" />
 */
export const StationCard = ({ station, detail, ...rest }: StationCardProps): ReactElement => (
  <Card {...rest}>
    <Tile>
      <StationArt id={station.id} from={station.gradientFrom} to={station.gradientTo} />
      <PlayPad data-play="">
        <Icon icon={Play} filled />
      </PlayPad>
    </Tile>
    <Words>
      <h3>{station.title}</h3>
      <p>{detail}</p>
    </Words>
  </Card>
);
