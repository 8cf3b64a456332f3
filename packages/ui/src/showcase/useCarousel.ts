'use client';

import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { whenNearViewport } from '../art/lazyArtContext.ts';
import { type CarouselPosition, positionAt, snapIndexOf } from './carouselPosition.ts';

/** What a carousel's arrows and dots show and do. */
export interface CarouselControls {
  /** Put it on the element that the track moves in. */
  readonly viewportRef: RefObject<HTMLDivElement | null>;
  /** False until embla drives the track; before that it scrolls natively. */
  readonly ready: boolean;
  readonly position: CarouselPosition;
  readonly canGoPrevious: boolean;
  readonly canGoNext: boolean;
  readonly previous: () => void;
  readonly next: () => void;
  /** Moves to a position; without one it only warns. */
  readonly scrollTo: (position?: CarouselPosition) => void;
  /** To the next slide, and from the last to the first. */
  readonly advance: () => void;
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The part of embla's state that is rendered. */
const stateOf = (embla: EmblaCarouselType) => ({
  position: positionAt(embla.selectedScrollSnap(), embla.scrollSnapList().length),
  canGoPrevious: embla.canScrollPrev(),
  canGoNext: embla.canScrollNext(),
});

type TrackState = ReturnType<typeof stateOf>;

const initialState: TrackState = { position: 'start', canGoPrevious: false, canGoNext: true };

/** The old object while nothing has changed, so that React does not render again. */
const keepIfEqual = (before: TrackState, after: TrackState): TrackState =>
  before.position === after.position &&
  before.canGoPrevious === after.canGoPrevious &&
  before.canGoNext === after.canGoNext
    ? before
    : after;

/** Embla for a track, loaded when the track comes near the viewport; without it the track scrolls natively. */
const useEmbla = (viewportRef: RefObject<HTMLDivElement | null>): EmblaCarouselType | null => {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return;
    let created: EmblaCarouselType | null = null;
    let isRequested = false;
    let isUnmounted = false;
    const stopWatching = whenNearViewport(viewport, async () => {
      if (isRequested) return;
      isRequested = true;
      const { default: createEmbla } = await import('embla-carousel');
      if (isUnmounted) return;
      viewport.scrollLeft = 0;
      created = createEmbla(viewport, {
        align: 'start',
        containScroll: 'trimSnaps',
        direction: getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr',
      });
      setEmbla(created);
    });
    return () => {
      isUnmounted = true;
      stopWatching();
      created?.destroy();
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
    const update = () => setState((before) => keepIfEqual(before, stateOf(embla)));
    update();
    embla.on('select', update).on('reInit', update);
    return () => {
      embla.off('select', update).off('reInit', update);
    };
  }, [embla]);

  const previous = useCallback(() => embla?.scrollPrev(reducedMotion()), [embla]);
  const next = useCallback(() => embla?.scrollNext(reducedMotion()), [embla]);
  const advance = useCallback(() => {
    if (embla?.canScrollNext()) embla.scrollNext(reducedMotion());
    else embla?.scrollTo(0, reducedMotion());
  }, [embla]);
  const scrollTo = useCallback(
    (position?: CarouselPosition) => {
      const snap = snapIndexOf(position, embla?.scrollSnapList().length ?? 0);
      if (snap !== null) embla?.scrollTo(snap, reducedMotion());
    },
    [embla],
  );
  return { viewportRef, ready: embla !== null, ...state, previous, next, scrollTo, advance };
};
