import type { Books } from '../../SandboxContext.ts';
import type { ClaimRow, RightsCall, RightsSettings, WhitelistRow } from '../../store/rows.ts';
import { type Change, put, remove } from '../../store/store.ts';

const defaultSettings: RightsSettings = {
  listingDelayMs: 2_000,
  releaseDelayMs: 3_000,
  callsPerDay: null,
  pageSize: 50,
  refusedChannels: [],
};

/** How the rights platform behaves now. */
export const rightsSettings = ({ store }: Pick<Books, 'store'>): RightsSettings =>
  store.get('rightsSettings', 'now') ?? defaultSettings;

/** Calls are kept in their order. */
const kept = ({ store, clock }: Books, call: Omit<RightsCall, 'atMs'>): Change =>
  put('rightsCalls', String(store.size('rightsCalls') + 1), { ...call, atMs: clock.nowMs() });

/** Counts a call. @returns false where the day's quota is used up */
export const takeCall = ({ store, clock }: Books): boolean => {
  const { callsPerDay } = rightsSettings({ store });
  if (callsPerDay === null) return true;
  const day = new Date(clock.nowMs()).toISOString().slice(0, 10);
  const before = store.get('rightsQuota', 'now');
  const calls = before?.day === day ? before.calls : 0;
  if (calls >= callsPerDay) return false;
  store.commit([put('rightsQuota', 'now', { day, calls: calls + 1 })]);
  return true;
};

/** The channels that are seen as listed. */
export const listedChannels = ({ store, clock }: Books): WhitelistRow[] =>
  store.list('whitelists').filter(({ listedAtMs }) => listedAtMs <= clock.nowMs());

/** Asks for a channel to be listed. */
export const insertChannel = (
  books: Books,
  channel: { readonly id: string; readonly title: string } | null,
  id: string,
): { readonly outcome: RightsCall['outcome']; readonly row: WhitelistRow | null } => {
  const { store, clock } = books;
  const { listingDelayMs, refusedChannels } = rightsSettings(books);
  const before = store.get('whitelists', id);
  const nowMs = clock.nowMs();
  const answer = (outcome: RightsCall['outcome'], row: WhitelistRow | null) => {
    const call = kept(books, { call: 'insert', id, outcome });
    store.commit(outcome === 'done' && row !== null ? [put('whitelists', id, row), call] : [call]);
    return { outcome, row };
  };
  if (channel === null) return answer('missing', null);
  if (refusedChannels.includes(id)) return answer('refused', null);
  if (before !== undefined) return answer('again', before);
  return answer('done', {
    channelId: id,
    title: channel.title,
    askedAtMs: nowMs,
    listedAtMs: nowMs + listingDelayMs,
  });
};

/** Takes a channel off the list, at once. @returns whether it was on it, or was to be */
export const deleteChannel = (books: Books, id: string): boolean => {
  const isKnown = books.store.get('whitelists', id) !== undefined;
  const call = kept(books, { call: 'delete', id, outcome: isKnown ? 'done' : 'missing' });
  books.store.commit(isKnown ? [remove('whitelists', id), call] : [call]);
  return isKnown;
};

/** A claim as it is seen now: a release shows after its delay. */
const seenClaim = ({ clock }: Pick<Books, 'clock'>, claim: ClaimRow): ClaimRow =>
  claim.releasedAtMs !== null && claim.releasedAtMs <= clock.nowMs()
    ? { ...claim, status: 'inactive' }
    : claim;

/** The claims of the content owner, as they are seen now. */
export const ownClaims = (books: Books): ClaimRow[] =>
  books.store.list('claims').flatMap((claim) => (claim.by === 'us' ? [seenClaim(books, claim)] : []));

/** Asks for a claim to be released. */
export const releaseClaim = (
  books: Books,
  id: string,
): { readonly outcome: RightsCall['outcome']; readonly claim: ClaimRow | null } => {
  const { store, clock } = books;
  const claim = store.get('claims', id);
  const answer = (outcome: RightsCall['outcome'], row: ClaimRow | null) => {
    const call = kept(books, { call: 'release', id, outcome });
    store.commit(outcome === 'done' && row !== null ? [put('claims', id, row), call] : [call]);
    return { outcome, claim: row };
  };
  if (claim === undefined || claim.by !== 'us') return answer('missing', null);
  if (claim.isReleaseRefused) return answer('refused', claim);
  if (claim.releasedAtMs !== null || claim.status === 'inactive') return answer('again', claim);
  return answer('done', { ...claim, releasedAtMs: clock.nowMs() + rightsSettings(books).releaseDelayMs });
};

/** Everything that the rights platform holds, and what was asked of it, for tests and tools. */
export interface RightsLedger {
  readonly nowMs: number;
  readonly settings: RightsSettings;
  /** Channels that are on the list, or will be after their delay. */
  readonly listings: readonly (WhitelistRow & { readonly isListed: boolean })[];
  /** Claims of ours and of others, as they are seen now. */
  readonly claims: readonly ClaimRow[];
  /** Every insert, delete and release that reached the platform, in order. */
  readonly calls: readonly RightsCall[];
}

/** @see RightsLedger */
export const rightsLedger = (books: Books): RightsLedger => {
  const { store, clock } = books;
  const nowMs = clock.nowMs();
  return {
    nowMs,
    settings: rightsSettings(books),
    listings: store.list('whitelists').map((row) => ({ ...row, isListed: row.listedAtMs <= nowMs })),
    claims: store.list('claims').map((claim) => seenClaim(books, claim)),
    calls: store.list('rightsCalls'),
  };
};
