'use client';

import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { css, styled } from '../styling/index.ts';
import { carouselTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { Bleed, Track, Viewport } from './carouselParts.ts';
import type { CarouselPosition } from './carouselPosition.ts';
import { useCarousel } from './useCarousel.ts';

const Tabs = styled('nav', {
  base: css`
    display: flex;
    gap: clamp(20px, 3vw, 36px);
    margin-block-end: clamp(24px, 2.6vw, 36px);
    border-block-end: 2px solid var(--bb-rule);
    overflow-x: auto;
    overflow-y: clip;
    scrollbar-width: none;
  `,
});

const Tab = styled('a', {
  base: css`
    position: relative;
    flex: none;
    padding: 12px 0 14px;
    color: var(--bb-muted);
    font: 700 var(--bb-fs-h3)/1.2 var(--bb-font-display);
    letter-spacing: -.014em;
    text-decoration: none;
    white-space: nowrap;
    &:hover, &[aria-current] { color: var(--bb-text); }
    &:focus-visible { outline-offset: -3px; border-radius: var(--bb-r-s); }
    &[aria-current]::after {
      content: "";
      position: absolute;
      inset-inline: 0;
      inset-block-end: 0;
      block-size: 4px;
      border-radius: 2px;
      background: var(--bb-pink);
    }
    @media (forced-colors: active) { &[aria-current]::after { background: Highlight; } }
  `,
});

/** One slide and the title that moves to it. */
export interface CarouselTab {
  /** The slide's anchor in the address, for browsers without script. */
  readonly id: string;
  /** The title to press. */
  readonly label: string;
  /** What it moves to. */
  readonly slide: ReactNode;
}

/** Props of {@link TabbedCarousel}. */
export interface TabbedCarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the carousel for those who cannot see it. */
  readonly label: string;
  /** The slide at the start, in the middle and at the end. */
  readonly tabs: Readonly<Record<CarouselPosition, CarouselTab>>;
}

/**
 * Three wide slides to drag, with a title for each position. A title's click moves the carousel there.
 *
 * @example
 * <TabbedCarousel label="Partners" tabs={{ start, middle, end }} />
 */
export const TabbedCarousel = ({ label, tabs, ...rest }: TabbedCarouselProps): ReactElement => {
  const { carousel } = useUiTexts(carouselTexts);
  const { viewportRef, ready, position, scrollTo } = useCarousel();
  const slides = [
    { at: 'start', ...tabs.start },
    { at: 'middle', ...tabs.middle },
    { at: 'end', ...tabs.end },
  ] as const;
  // A title may be pressed before embla is loaded, and even before React has hydrated the page.
  const [requested, setRequested] = useState<CarouselPosition | null>(null);
  const fromAddress = useRef(() => slides.find(({ id }) => `#${id}` === window.location.hash)?.at ?? null);
  useEffect(() => setRequested(fromAddress.current()), []);
  useEffect(() => {
    if (!ready || requested === null) return;
    scrollTo(requested);
    setRequested(null);
  }, [ready, requested, scrollTo]);
  const moveTo = (at: CarouselPosition) => (event: MouseEvent) => {
    event.preventDefault();
    setRequested(at);
  };
  return (
    <section aria-roledescription={carousel} aria-label={label} {...rest}>
      <Tabs aria-label={label}>
        {slides.map((tab) => (
          <Tab
            key={tab.id}
            href={`#${tab.id}`}
            aria-current={tab.at === position ? 'true' : undefined}
            onClick={moveTo(tab.at)}
          >
            {tab.label}
          </Tab>
        ))}
      </Tabs>
      <Bleed>
        <Viewport ref={viewportRef} data-ready={ready ? '' : undefined} tabIndex={ready ? undefined : 0}>
          <Track>
            {slides.map(({ id, slide }) => (
              <li key={id} id={id}>
                {slide}
              </li>
            ))}
          </Track>
        </Viewport>
      </Bleed>
    </section>
  );
};
