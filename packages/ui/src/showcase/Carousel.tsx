'use client';

import { Children, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { css, styled } from '../styling/index.ts';
import { carouselTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { CarouselNav } from './CarouselNav.tsx';
import { Bleed, Track, Viewport } from './carouselParts.ts';
import { useAutoScroll } from './useAutoScroll.ts';
import { useCarousel } from './useCarousel.ts';

const Head = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 20px 32px;
    margin-block-end: clamp(28px, 3vw, 48px);
    & > :first-child { flex: 1 1 16em; }
  `,
});

/** Props of {@link Carousel}. */
export interface CarouselProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the carousel for those who cannot see it. */
  readonly label: string;
  /** A heading beside the arrows. */
  readonly title?: ReactNode;
  /** One slide each. */
  readonly children: ReactNode;
  /** The maximum number of slides. @default 18 */
  readonly slideCount?: number;
  /** Moves on by itself; a button stops it. @default false */
  readonly autoScroll?: boolean;
  /** Time on a slide when it moves by itself, in milliseconds. @default 5000 */
  readonly slideSpeedMs?: number;
}

/**
 * Slides in a row that bleed off the page's edge, to drag or to step through, with a dot for start, middle and end.
 * Without script it is a strip to scroll.
 *
 * @example
 * <Carousel label="Creator approved" title={<Heading level={2}>Creator approved</Heading>}>{cards}</Carousel>
 */
export const Carousel = ({
  label,
  title,
  children,
  slideCount = 18,
  autoScroll = false,
  slideSpeedMs = 5000,
  ...rest
}: CarouselProps): ReactElement => {
  const { carousel } = useUiTexts(carouselTexts);
  const { viewportRef, ready, advance, ...controls } = useCarousel();
  const auto = useAutoScroll({ enabled: autoScroll && ready, intervalMs: slideSpeedMs, advance });
  return (
    <section aria-roledescription={carousel} aria-label={label} {...rest} {...auto.hostProps}>
      <Head>
        <div>{title}</div>
        <CarouselNav {...controls} ready={ready} playing={auto.playing} onPlayingChange={auto.setPlaying} />
      </Head>
      <Bleed>
        <Viewport ref={viewportRef} data-ready={ready ? '' : undefined} tabIndex={ready ? undefined : 0}>
          <Track>
            {Children.map(Children.toArray(children).slice(0, slideCount), (slide) => (
              <li>{slide}</li>
            ))}
          </Track>
        </Viewport>
      </Bleed>
    </section>
  );
};
