'use client';

import { type HTMLAttributes, useEffect, useState } from 'react';

export interface AutoScrollOptions {
  readonly enabled: boolean;
  readonly everyMs: number;
  readonly turn: () => void;
}

export interface AutoScroll {
  /** Null when the carousel never moves by itself. */
  readonly playing: boolean | null;
  readonly setPlaying: (playing: boolean) => void;
  /** For the element around the carousel: it rests under the pointer and while the focus is inside. */
  readonly hostProps: HTMLAttributes<HTMLElement>;
}

/** Turns a carousel at a steady pace, except under the pointer, with focus inside, or where motion is unwanted. */
export const useAutoScroll = ({ enabled, everyMs, turn }: AutoScrollOptions): AutoScroll => {
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const moving = enabled && playing && !hovered && !focused;

  useEffect(() => {
    if (!moving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') turn();
    }, everyMs);
    return () => clearInterval(timer);
  }, [moving, everyMs, turn]);

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
