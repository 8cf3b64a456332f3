'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { PlainLink } from '../link/PlainLink.tsx';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';
import { PictureSlot } from './PictureSlot.ts';

const Root = styled('article', {
  base: css`
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border-radius: var(--bb-r-l);
    background: var(--bb-raised);
    box-shadow: inset 0 0 0 1px var(--bb-rule);
    overflow: clip;
    &:has([data-card-link]:hover) { background: var(--bb-overlay); }
    &:has([data-card-link]:active) { background: var(--bb-hover); transform: translateY(2px); }
    &:has([data-card-link]:focus-visible) { outline: 3px solid var(--bb-focus); outline-offset: 2px; }
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

const Inside = styled('div', {
  base: css`
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 12px;
    padding: clamp(20px, 2.4vw, 32px);
    & > p { color: var(--bb-muted); }
  `,
});

const title = css`font: 700 var(--bb-fs-h3)/1.15 var(--bb-font-display); letter-spacing: -.016em;`;
const titles = {
  2: styled('h2', { base: title }),
  3: styled('h3', { base: title }),
  4: styled('h4', { base: title }),
};

/** Named by the title; its click area is the whole card. */
const CardLink = styled(PlainLink, {
  base: css`
    text-decoration: none;
    outline: 0;
    &::after { content: ""; position: absolute; inset: 0; }
  `,
});

const Foot = styled('div', {
  base: css`
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    margin-block-start: auto;
    padding-block-start: 8px;
  `,
});

/** Props of {@link Card}; the children are below the title. */
export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** What the card is about. */
  title: ReactNode;
  /** The heading's level. @default 3 */
  level?: 2 | 3 | 4;
  /** A picture along the upper edge. */
  art?: ReactNode;
  /** Makes the whole card a link, named by its title. */
  href?: string | undefined;
  /** Buttons at the lower edge; they stay in reach on a card that is a link. */
  actions?: ReactNode;
}

/**
 * One thing among others of its kind: a picture, a title, a few words, what to do. Renders an `<article>`.
 *
 * @example <Card title="Gift cards" href="/giftcard"><p>Six months of music for somebody.</p></Card>
 */
export const Card = ({
  title: name,
  level = 3,
  art,
  href,
  actions,
  children,
  ...rest
}: CardProps): ReactElement => {
  const Title = titles[level];
  return (
    <Root {...rest}>
      {art === undefined ? null : <PictureSlot>{art}</PictureSlot>}
      <Inside>
        <Title>
          {href === undefined ? (
            name
          ) : (
            <CardLink href={href} data-card-link="">
              {name}
            </CardLink>
          )}
        </Title>
        {wrapTexts(children)}
        {actions === undefined ? null : <Foot>{actions}</Foot>}
      </Inside>
    </Root>
  );
};
