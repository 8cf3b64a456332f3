'use client';

import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { whenNear } from '../art/nearness.ts';
import { type CarouselPosition, positionAt, stopOf } from './carouselPosition.ts';

/** What a carousel's arrows and dots show and do. */
export interface CarouselControls {
  /** Put it on the element that the track moves in. */
  readonly viewportRef: RefObject<HTMLDivElement | null>;
  /** False until the script has taken the track over; before that it scrolls natively. */
  readonly ready: boolean;
  readonly position: CarouselPosition;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly back: () => void;
  readonly on: () => void;
  /** Moves to a position; without one it only warns. */
  readonly scrollTo: (position?: CarouselPosition) => void;
  /** One slide further, and from the last to the first. */
  readonly turn: () => void;
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where the track is; what a render needs of embla's own state. */
const stateOf = (embla: EmblaCarouselType) => ({
  position: positionAt(embla.selectedScrollSnap(), embla.scrollSnapList().length),
  canGoBack: embla.canScrollPrev(),
  canGoOn: embla.canScrollNext(),
});

type TrackState = ReturnType<typeof stateOf>;

const initialState: TrackState = { position: 'start', canGoBack: false, canGoOn: true };

/** The newer state, or the very same object while nothing has changed, so that nothing is drawn again for it. */
const settle = (before: TrackState, after: TrackState): TrackState =>
  before.position === after.position &&
  before.canGoBack === after.canGoBack &&
  before.canGoOn === after.canGoOn
    ? before
    : after;

/** The engine of a track. It is fetched when the track comes near the window; without it the track scrolls natively. */
const useEmbla = (viewportRef: RefObject<HTMLDivElement | null>): EmblaCarouselType | null => {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return;
    let made: EmblaCarouselType | null = null;
    let isAsked = false;
    let isGone = false;
    const stopWatching = whenNear(viewport, async () => {
      if (isAsked) return;
      isAsked = true;
      const { default: createEmbla } = await import('embla-carousel');
      if (isGone) return;
      viewport.scrollLeft = 0;
      made = createEmbla(viewport, {
        align: 'start',
        containScroll: 'trimSnaps',
        direction: getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr',
      });
      setEmbla(made);
    });
    return () => {
      isGone = true;
      stopWatching();
      made?.destroy();
      setEmbla(null);
    };
  }, [viewportRef]);

  return embla;
};

/** Drag, arrows and dots for a track of slides. */
export const useCarousel = (): CarouselControls => {
  const viewportRef = useRef<HTMLDivElement>(null);
  const embla = useEmbla(viewportRef);
  const [state, setState] = useState(initialState);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setState((before) => settle(before, stateOf(embla)));
    follow();
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const back = useCallback(() => embla?.scrollPrev(reducedMotion()), [embla]);
  const on = useCallback(() => embla?.scrollNext(reducedMotion()), [embla]);
  const turn = useCallback(() => {
    if (embla?.canScrollNext()) embla.scrollNext(reducedMotion());
    else embla?.scrollTo(0, reducedMotion());
  }, [embla]);
  const scrollTo = useCallback(
    (position?: CarouselPosition) => {
      const stop = stopOf(position, embla?.scrollSnapList().length ?? 0);
      if (stop !== null) embla?.scrollTo(stop, reducedMotion());
    },
    [embla],
  );
  return { viewportRef, ready: embla !== null, ...state, back, on, scrollTo, turn };
};
