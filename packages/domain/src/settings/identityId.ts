import type { Identity } from '../account/Identity.ts';

/**
 * The id by which an identity becomes the default one, as the whole number that the wire wants; `null` when it
 * is none (specification, section 5).
 *
 * @example identityId({ provider: 'twitch', username: 'nova', avatar: null, id: '12' }) // → 12
 * @example identityId({ provider: 'twitch', username: 'nova', avatar: null, uid: '7' }) // → 7
 */
export const identityId = ({ id, uid }: Identity): number | null => {
  const text = String(id ?? uid);
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};
