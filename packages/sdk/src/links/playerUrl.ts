/** What the player's address is made of. */
export interface PlayerLink {
  /** Address of the player's own site. */
  readonly playerUrl: string;
  /** The session token; it travels in the fragment, which is never sent to a server. */
  readonly token?: string | null;
  /** Where in the player to go, e.g. `/segment/{id}`. */
  readonly redirectUrl?: string;
}

/**
 * The address of the player, which is a site of its own.
 *
 * @example playerUrl({ playerUrl: 'https://player.example.com', token: 't', redirectUrl: segmentPath('abc') }) // → 'https://player.example.com/?redirectUrl=%2Fsegment%2Fabc#token=t'
 */
export const playerUrl = ({ playerUrl: address, token, redirectUrl }: PlayerLink): string => {
  const url = new URL(address);
  if (redirectUrl !== undefined) url.searchParams.set('redirectUrl', redirectUrl);
  if (token) url.hash = `token=${encodeURIComponent(token)}`;
  return url.href;
};

/**
 * The player's path of a station.
 *
 * @example segmentPath('abc') // → '/segment/abc'
 */
export const segmentPath = (id: string): string => `/segment/${encodeURIComponent(id)}`;
