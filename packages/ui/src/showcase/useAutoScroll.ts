'use client';

import { type HTMLAttributes, useEffect, useState } from 'react';

export interface AutoScrollOptions {
  readonly enabled: boolean;
  readonly intervalMs: number;
  readonly advance: () => void;
}

export interface AutoScroll {
  /** Null when the carousel never moves by itself. */
  readonly playing: boolean | null;
  readonly setPlaying: (playing: boolean) => void;
  /** For the element around the carousel, so that the pointer and focus inside pause it. */
  readonly hostProps: HTMLAttributes<HTMLElement>;
}

/** Advances a carousel at a fixed interval; pauses under the pointer, with focus inside and under reduced motion. */
export const useAutoScroll = ({ enabled, intervalMs, advance }: AutoScrollOptions): AutoScroll => {
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
