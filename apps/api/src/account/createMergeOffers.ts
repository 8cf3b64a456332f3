import { dayMs, mergeProblemText } from '@backbeat/domain';
import type { MergeOffer } from '@backbeat/sdk/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { Config } from '../config/Config.ts';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { mergeOffers } from '../db/schema/merges.ts';
import { staff } from '../db/schema/staff.ts';
import { ApiError, fieldError } from '../http/ApiError.ts';
import { hashSecret, randomSecret } from '../lib/secrets.ts';
import { publicName } from '../names/publicName.ts';
import { decideMerge, lockBoth } from './mergeAccounts.ts';
import { addressHashOf, type Offer, offerState, readOffers } from './mergeOffers.ts';

/** How long an offer holds. */
const offerMs = 7 * dayMs;

/** What an offer would lead to, as things are. */
interface OfferPlan {
  readonly stays: UserRow;
  readonly addressHash: string;
}

/** Offers of the staff to merge an account that lost its sign-in with the one that its owner has now. */
export interface MergeOffers {
  /** Which account would stay. @throws ApiError with the reason where the offer cannot be made */
  plan(within: Database, lost: UserRow, other: UserRow): Promise<OfferPlan>;
  /** Makes an offer and writes to both. The same id makes one. @throws ApiError where it cannot be made */
  start(id: string, lost: UserRow, other: UserRow): Promise<void>;
  /** What a link is for. @throws ApiError 'not_found' */
  read(link: string): Promise<MergeOffer>;
  /** Confirms or refuses for the account of a link, once. @throws ApiError 'not_found' */
  answer(link: string, isWanted: boolean): Promise<MergeOffer>;
  /** Refuses for the other account, signed in. */
  refuse(lost: Pick<UserRow, 'id'>, other: Pick<UserRow, 'id'>): Promise<void>;
}

export const createMergeOffers = ({
  db,
  clock,
  letters,
  config,
}: Pick<BillingDeps, 'db' | 'clock' | 'letters'> & {
  readonly config: Pick<Config, 'siteUrl'>;
}): MergeOffers => {
  const plan: MergeOffers['plan'] = async (within, lost, other) => {
    const refused = (message: string) => fieldError('other', message);
    if (lost.id === other.id) throw refused('That is this account.');
    for (const { id, grantedTier } of [lost, other])
      if (grantedTier === 'admin' || (await within.$count(staff, eq(staff.userId, id))) > 0)
        throw refused('Accounts of the staff are not merged.');
    const addressHash = addressHashOf(lost);
    if (addressHash === null) throw refused('This account has no proven address for the link.');
    if (lost.emailRefusedAt !== null) throw refused('The address of this account sends letters back.');
    const decision = await decideMerge(within, lost, other, clock.now());
    if (decision.kind === 'impossible') throw refused(mergeProblemText(decision.problem));
    return { stays: decision.stays === 'first' ? lost : other, addressHash };
  };

  /** The secret of the link is kept nowhere but in the letter. */
  const write = async (tx: Database, id: string, { lost, other }: Omit<Offer, 'offer'>): Promise<void> => {
    const { addressHash } = await plan(tx, lost, other);
    const secret = randomSecret();
    const offeredAt = new Date(clock.now());
    const expiresAt = new Date(clock.now() + offerMs);
    await tx
      .update(mergeOffers)
      .set({ end: 'replaced' })
      .where(and(eq(mergeOffers.userId, lost.id), isNull(mergeOffers.end)));
    await tx.insert(mergeOffers).values({
      id,
      userId: lost.id,
      otherUserId: other.id,
      linkHash: hashSecret(secret),
      addressHash,
      offeredAt,
      expiresAt,
    });
    const url = new URL('/merge', config.siteUrl);
    url.searchParams.set('link', secret);
    const validUntil = expiresAt.toISOString();
    await letters.queue(tx, {
      userId: lost.id,
      key: `merge-link:${id}`,
      letter: { kind: 'merge-link', otherName: publicName(other), url: url.href, validUntil },
    });
    await letters.queue(tx, {
      userId: other.id,
      key: `merge-offered:${id}`,
      letter: { kind: 'merge-offered', validUntil },
    });
  };

  const find = async (within: Database, link: string): Promise<Offer> => {
    const [found] = await readOffers(within, eq(mergeOffers.linkHash, hashSecret(link)));
    if (found === undefined) throw new ApiError('not_found', 'No letter has this link, or it is too old.');
    return found;
  };

  const wire = (found: Offer): MergeOffer => {
    const { offer, lost, other } = found;
    const state = offerState(found, new Date(clock.now()));
    return {
      state,
      name: publicName(lost),
      other_name: state === 'open' || state === 'confirmed' ? publicName(other) : null,
      offered_until: offer.expiresAt.toISOString(),
    };
  };

  return {
    plan,

    start: (id, lost, other) =>
      db.transaction(async (tx) => {
        const [one, two] = await lockBoth(tx, lost.id, other.id);
        if ((await tx.$count(mergeOffers, eq(mergeOffers.id, id))) > 0) return;
        if (one === undefined || two === undefined || one.mergedIntoId !== null || two.mergedIntoId !== null)
          throw new ApiError('conflict', 'One of the accounts is gone.');
        await write(tx, id, { lost: one, other: two });
      }),

    read: async (link) => wire(await find(db, link)),

    answer: async (link, isWanted) => {
      const { lost, other } = await find(db, link);
      return db.transaction(async (tx) => {
        // A merge of the two holds the same locks, so it sees the answer or comes first.
        await lockBoth(tx, lost.id, other.id);
        const found = await find(tx, link);
        const state = offerState(found, new Date(clock.now()));
        const isOpen = state === 'open' || (state === 'confirmed' && !isWanted);
        if (!isOpen) return wire(found);
        await tx
          .update(mergeOffers)
          .set(isWanted ? { confirmedAt: new Date(clock.now()) } : { end: 'refused' })
          .where(eq(mergeOffers.id, found.offer.id));
        return wire(await find(tx, link));
      });
    },

    refuse: (lost, other) =>
      db.transaction(async (tx) => {
        await lockBoth(tx, lost.id, other.id);
        const isTheirs = and(eq(mergeOffers.userId, lost.id), eq(mergeOffers.otherUserId, other.id));
        await tx
          .update(mergeOffers)
          .set({ end: 'refused' })
          .where(and(isTheirs, isNull(mergeOffers.end)));
      }),
  };
};
