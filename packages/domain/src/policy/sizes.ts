/**
 * Sizes of the interface in CSS pixels.
 *
 * @example sizes.popup // → { width: 800, height: 830 }
 */
export const sizes = {
  popup: { width: 800, height: 830 },
  dropdown: { width: 300, maxHeight: 300 },
  breakpoints: [375, 576, 768, 992, 1200, 1440, 2000],
  stationBreakpoint: 1240,
  /** In CSS lengths. */
  logoGrid: {
    columns: { small: 2, medium: 4, large: 8 },
    widths: { small: '45%', medium: '22.5%', large: '10%' },
    gap: '1rem',
    diagonalEdge: { small: '3.125rem', medium: '4.6875rem' },
    paddingTop: '4rem',
    secondBlockOpacity: 0.6,
  },
} as const;
