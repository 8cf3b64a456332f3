'use client';

import {
  Children,
  type ComponentProps,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { css, styled } from '../styling/index.ts';
import { carouselTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { CarouselNav } from './CarouselNav.tsx';
import { Bleed, Track, Viewport } from './carouselParts.ts';
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

interface AutoScrollOptions {
  readonly enabled: boolean;
  readonly intervalMs: number;
  readonly advance: () => void;
}

interface AutoScroll {
  /** Null when the carousel never moves by itself. */
  readonly playing: boolean | null;
  readonly setPlaying: (playing: boolean) => void;
  /** For the element around the carousel, so that the pointer and focus inside pause it. */
  readonly hostProps: HTMLAttributes<HTMLElement>;
}

/** Advances a carousel at a fixed interval; pauses under the pointer, with focus inside and under reduced motion. */
const useAutoScroll = ({ enabled, intervalMs, advance }: AutoScrollOptions): AutoScroll => {
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const moving = enabled && playing && !hovered && !focused;

  useEffect(() => {
    if (!moving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') advance();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [moving, intervalMs, advance]);

  if (!enabled) return { playing: null, setPlaying, hostProps: {} };
  return {
    playing,
    setPlaying,
    hostProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
};

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
