import display from '@backbeat/ui/fonts/bricolage-grotesque-display.woff2?url';
import text from '@backbeat/ui/fonts/instrument-sans-text.woff2?url';

/** The addresses of the two fonts. */
export const fonts = { display, text };
