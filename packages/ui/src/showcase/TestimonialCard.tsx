'use client';

import Play from 'lucide-react/icons/play';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { TwitchIcon, YoutubeIcon } from '../icon/brandIcons.ts';
import { Icon } from '../icon/Icon.tsx';
import { LazyIcon } from '../icon/LazyIcon.tsx';
import { IconLink } from '../link/IconLink.ts';
import { css, styled } from '../styling/index.ts';
import { testimonialTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';

const Card = styled('figure', {
  base: css`
    display: flex;
    flex-direction: column;
    gap: 32px;
    inline-size: min(84vw, 480px);
    min-block-size: 320px;
    block-size: 100%;
    padding: clamp(24px, 2.6vw, 36px);
    border-radius: var(--bb-r-l);
    background: var(--bb-raised);
    & blockquote {
      flex: 1;
      font: 600 var(--bb-fs-quote)/1.28 var(--bb-font-display);
      letter-spacing: -.014em;
      text-wrap: pretty;
    }
    & figcaption { display: grid; grid-template-columns: auto 1fr auto; gap: 14px; align-items: center; line-height: 1.3; }
    @media (scripting: none) { & button { display: none; } }
  `,
});

const Top = styled('div', {
  base: css`
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-block-size: 44px;
    margin-block-end: -12px;
  `,
});

const Links = styled('div', {
  base: css`
    display: flex;
    gap: 4px;
    margin-inline-end: -10px;
  `,
});

const Name = styled('span', {
  base: css`
    display: block;
    & b { display: block; font-weight: 600; }
    & span { color: var(--bb-muted); font-size: var(--bb-fs-small); }
  `,
});

const comma = 'h8a6 6 0 0 1 6 6v10c0 9-5 14-14 15-2 0-3-3-1-4 4-2 6-4 6-7h-5a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z';

const QuoteMark = () => (
  <svg viewBox="0 0 44 32" width="40" fill="var(--bb-pink)" aria-hidden="true">
    <path d={`M6 0${comma}M30 0${comma}`} />
  </svg>
);

/** Somebody who likes the product, in their words. */
export interface Testimonial {
  /** The person or the channel. */
  readonly title: string;
  /** What they do. */
  readonly role: string;
  /** What they say. */
  readonly description: string;
  /** Address of a film of them saying it. */
  readonly video?: string;
  /** Addresses of their channels. */
  readonly urls?: { readonly twitch?: string; readonly youtube?: string };
}

/** Props of {@link TestimonialCard}. */
export interface TestimonialCardProps extends Omit<ComponentProps<'figure'>, 'children' | 'onPlay'> {
  /** Who says what. */
  readonly testimonial: Testimonial;
  /** Their picture. */
  readonly image: ReactNode;
  /** Called when the button for the film is pressed; without it, or without a film, there is no button. */
  readonly onPlay?: () => void;
}

/**
 * What somebody says about the product, with name, picture and their channels. Renders a `<figure>`.
 *
 * @example
 * <TestimonialCard testimonial={testimonial} image={<img src="/bun.svg" alt="" />} />
 */
export const TestimonialCard = ({
  testimonial,
  image,
  onPlay,
  ...rest
}: TestimonialCardProps): ReactElement => {
  const { twitchChannel, youTubeChannel, playFilm } = useUiTexts(testimonialTexts);
  const { title, role, description, video, urls = {} } = testimonial;
  return (
    <Card {...rest}>
      <Top>
        <QuoteMark />
        <Links>
          {urls.twitch ? (
            <IconLink href={urls.twitch} target="_blank" aria-label={twitchChannel(title)}>
              <LazyIcon icon={TwitchIcon} />
            </IconLink>
          ) : null}
          {urls.youtube ? (
            <IconLink href={urls.youtube} target="_blank" aria-label={youTubeChannel(title)}>
              <LazyIcon icon={YoutubeIcon} />
            </IconLink>
          ) : null}
        </Links>
      </Top>
      <blockquote>{description}</blockquote>
      <figcaption>
        <Avatar size="lg">{image}</Avatar>
        <Name>
          <b>{title}</b>
          <span>{role}</span>
        </Name>
        {video && onPlay ? (
          <Button size="sm" variant="neutral" onClick={onPlay} aria-label={playFilm(title)}>
            <Icon icon={Play} filled />
          </Button>
        ) : null}
      </figcaption>
    </Card>
  );
};
