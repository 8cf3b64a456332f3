import { brand } from '@backbeat/domain';
import { tabStorage } from '../browserStorage.ts';

/** A call that failed, as far as support needs it. */
export interface RecentError {
  readonly atMs: number;
  readonly endpoint: string;
  readonly code: string;
  readonly requestId: string | null;
}

const limit = 5;
/** In the tab, so that they outlive a page load; a sign-out forgets them. */
const key = `${brand.slug}.recentErrors`;

const isRecentError = (value: unknown): value is RecentError => {
  if (typeof value !== 'object' || value === null) return false;
  const { atMs, endpoint, code, requestId } = { atMs: 0, endpoint: 0, code: 0, requestId: 0, ...value };
  const isKnown = requestId === null || typeof requestId === 'string';
  return Number.isFinite(atMs) && typeof endpoint === 'string' && typeof code === 'string' && isKnown;
};

/** The last calls that failed in this tab, the newest first. */
export const recentErrors = (): readonly RecentError[] => {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentError).slice(0, limit) : [];
  } catch {
    return [];
  }
};

/** Keeps what support can search for; never what was sent or answered. */
export const keepError = (
  { endpoint, code, requestId }: Omit<RecentError, 'atMs'>,
  atMs = Date.now(),
): void => {
  const errors = [{ atMs, endpoint, code, requestId }, ...recentErrors()].slice(0, limit);
  tabStorage.setItem(key, JSON.stringify(errors));
};
