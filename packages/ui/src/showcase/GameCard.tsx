'use client';

import type { ReactElement } from 'react';
import { EmblemArt } from '../art/EmblemArt.tsx';
import type { EmblemId } from '../art/emblems.ts';
import type { AnchorProps } from '../link/LinkProvider.tsx';
import { PlainLink } from '../link/PlainLink.tsx';
import { css, styled } from '../styling/index.ts';

const Card = styled(PlainLink, {
  base: css`
    position: relative;
    display: block;
    inline-size: clamp(200px, 21vw, 268px);
    border-radius: var(--bb-r-l);
    overflow: hidden;
    text-decoration: none;
    color: #fff;
    background: #17122a;
    & svg { inline-size: 100%; block-size: auto; transition: transform 500ms var(--bb-ease); }
    &:hover svg { transform: scale(1.04); }
    & h3 { position: absolute; inset-inline: 20px; inset-block-end: 18px; font-size: 1.375rem; line-height: 1.05; }
  `,
});

/** Props of {@link GameCard}. */
export interface GameCardProps extends Omit<AnchorProps, 'children' | 'title'> {
  /** Which emblem. */
  readonly game: EmblemId;
  /** The game's name. */
  readonly title: string;
}

/**
 * The station of a game, with its emblem. Renders a link.
 *
 * @example
 * <GameCard game="fifa" title="Fifa" href="/pricing" />
 */
export const GameCard = ({ game, title, ...rest }: GameCardProps): ReactElement => (
  <Card {...rest}>
    <EmblemArt id={game} />
    <h3>{title}</h3>
  </Card>
);
