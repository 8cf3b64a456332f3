/** Whom a page under /for speaks to. */
export type Audience = 'livestreamers' | 'downloaders' | 'artists';

/** Those who share a page; artists have one of their own. */
export type SharedAudience = Exclude<Audience, 'artists'>;

/**
 * The audience of a path, by its last segment; anything unknown is for artists.
 *
 * @example
 * audienceOf('/for/downloaders') // → 'downloaders'
 */
export const audienceOf = (pathname: string): Audience => {
  const last = pathname.split('/').findLast((part) => part !== '');
  return last === 'livestreamers' || last === 'downloaders' ? last : 'artists';
};
