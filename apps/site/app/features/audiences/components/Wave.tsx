import { soundBars } from '../../../landing/soundBars.ts';

/** Loudness, bar by bar, in whole numbers, so that every browser draws the same. */
const bars = Array.from({ length: 110 }, (_, bar) => ({
  x: bar * 10,
  height: 12 + ((7 * bar + 13 * (bar % 5) + 11 * Math.floor(bar / 4)) % 48),
}));

const path = soundBars(bars, { width: 6, middle: 32 });

/** A track as sound, as long as there is room for it; in the colour of the words beside it. */
export const Wave = () => (
  <svg viewBox="0 0 1100 64" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
    <path d={path} stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
  </svg>
);
