/** Corner radii: tick, button and field, card, pill. */
export const radii = { s: '8px', m: '14px', l: '24px', pill: '999px' } as const;

/** Viewport widths in pixels at which the layout changes, where text has its usual size. */
export const breakpoints = [375, 576, 768, 992, 1200, 1440, 2000] as const;

/** One of the layout's breakpoints, in pixels. */
export type Breakpoint = (typeof breakpoints)[number];

/** 96 beats per minute: one step is a sixteenth, four make a beat, sixteen a bar. Milliseconds. */
export const motion = { stepMs: 156.25, beatMs: 625, barMs: 2500, quickMs: 120 } as const;

/** The fluid type scale. Names that begin with `hero`, `h` or `price` are set in the display font. */
export const fontSizes = {
  hero: 'clamp(2.75rem, 1.7rem + 4.5vw, 5.25rem)',
  h1: 'clamp(2.25rem, 1.6rem + 2.8vw, 4rem)',
  h2: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)',
  h3: 'clamp(1.25rem, 1.16rem + .4vw, 1.5rem)',
  quote: 'clamp(1.25rem, 1.1rem + .7vw, 1.625rem)',
  lead: 'clamp(1.125rem, 1.05rem + .35vw, 1.375rem)',
  body: 'clamp(1rem, .96rem + .18vw, 1.125rem)',
  ui: '1rem',
  small: '.9375rem',
  tiny: '.8125rem',
  price: 'clamp(2.75rem, 1.06rem + 3.52vw, 4rem)',
  stat: 'clamp(2.5rem, 1.5rem + 3.6vw, 4.75rem)',
} as const;

/** The two fonts, each with its metric-matched fallback. */
export const fontFamilies = {
  display: '"Bricolage Grotesque", "Display fallback", system-ui, sans-serif',
  text: '"Instrument Sans", "Text fallback", system-ui, sans-serif',
} as const;

/** Fluid layout measures. */
export const measures = {
  section: 'clamp(72px, 4.4rem + 3.4vw, 128px)',
  gutter: 'clamp(20px, 4vw, 56px)',
  page: '1280px',
  gap: 'clamp(12px, 2vw, 24px)',
} as const;

/** Widest page from 2000 px on. */
export const widePage = '1520px';
