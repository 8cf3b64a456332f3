/** Loudness, bar by bar: whole numbers, so that every engine draws the same. */
const bars = Array.from({ length: 110 }, (_, bar) => ({
  x: bar * 10,
  height: 12 + ((7 * bar + 13 * (bar % 5) + 11 * Math.floor(bar / 4)) % 48),
}));

/** A track as sound, as long as there is room for it; in the colour of the words beside it. */
export const Wave = () => (
  <svg viewBox="0 0 1100 64" preserveAspectRatio="xMinYMid slice" fill="currentColor" aria-hidden="true">
    {bars.map(({ x, height }) => (
      <rect key={x} x={x} y={32 - height / 2} width="6" height={height} rx="3" />
    ))}
  </svg>
);
