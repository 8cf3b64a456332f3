/** The folder of files whose names change with their content. */
export const hashedFiles = '/assets/';

/** How long browsers and caches keep what a static server sends. */
export const cacheControl = {
  /** Files under `hashedFiles`. */
  hashed: 'public, max-age=31536000, immutable',
  /** Every other file. */
  file: 'public, max-age=86400',
  /** Pages, and whatever else was not found. */
  page: 'no-cache',
  /** Files under `hashedFiles` that are not there. */
  gone: 'no-store',
} as const;
