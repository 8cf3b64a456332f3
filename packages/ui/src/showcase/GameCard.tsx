'use client';

import type { ReactElement, ReactNode } from 'react';
import type { AnchorProps } from '../link/LinkProvider.tsx';
import { PlainLink } from '../link/PlainLink.tsx';
import { css, styled } from '../styling/index.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';

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
    & :is(img, svg) { inline-size: 100%; block-size: auto; transition: transform 500ms var(--bb-ease); }
    &:hover :is(img, svg) { transform: scale(1.04); }
    & h3 { position: absolute; inset-inline: 20px; inset-block-end: 18px; font-size: 1.375rem; line-height: 1.05; }
  `,
});

/** Props of {@link GameCard}. */
export interface GameCardProps extends Omit<AnchorProps, 'children' | 'title'> {
  /** Its picture, three wide and four high: an `<img>` or a drawing. */
  readonly image: ReactNode;
  /** The game's name. */
  readonly title: string;
}

/**
 * The station of a game, with a picture of it. Renders a link.
 *
 * @example
 * <GameCard image={<img src="/fifa.svg" alt="" />} title="Fifa" href="/pricing" />
 */
export const GameCard = ({ image, title, ...rest }: GameCardProps): ReactElement => (
  <Card {...rest}>
    {wrapTexts(image)}
    <h3>{title}</h3>
  </Card>
);
