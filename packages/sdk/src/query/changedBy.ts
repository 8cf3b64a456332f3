import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { EndpointName, Endpoints } from '../contract/endpoints.ts';
import { queryKeys } from './queryKeys.ts';

type WritingEndpoint = {
  [N in EndpointName]: Endpoints[N]['method'] extends 'GET' ? never : N;
}[EndpointName];

/**
 * What can make answers stale: every call of the contract that is no GET, and connecting an account, which happens in
 * the identity provider's window.
 */
export type Change = WritingEndpoint | 'identityLink';

const person: readonly QueryKey[] = [queryKeys.account, queryKeys.me];

/** A plan decides what is covered, billed, certified, and how many months somebody may give or claim. */
const plan: readonly QueryKey[] = [
  ...person,
  queryKeys.coverage,
  queryKeys.channelPlaces,
  queryKeys.invoices,
  queryKeys.refunds,
  queryKeys.premiumCard,
  queryKeys.premiumCredit,
  queryKeys.premiumTaxes,
  queryKeys.certificates,
  queryKeys.gifts,
  queryKeys.giftClaims,
];

/** Name, picture and channels come from the linked accounts. */
const identities: readonly QueryKey[] = [
  ...person,
  queryKeys.identities,
  queryKeys.accountMerge,
  queryKeys.coverage,
  queryKeys.live,
  queryKeys.certificates,
];

/** What is covered, and what certificates can be made for. */
const places: readonly QueryKey[] = [queryKeys.channelPlaces, queryKeys.coverage, queryKeys.certificates];

/**
 * The queries that each change makes stale, by the beginning of their keys; an empty list where a call changes nothing.
 * Mutations refetch these, and so can the other tabs of a browser.
 *
 * @example changedBy.nextStream // → [['api', 'personal', 'coverage']]
 */
export const changedBy: Readonly<Record<Change, readonly QueryKey[]>> = {
  accountDeletion: plan,
  accountMergeConfirm: [queryKeys.personal],
  accountMergeUndo: [queryKeys.personal],
  billingDetailsUpdate: [queryKeys.billingDetails, queryKeys.premiumTaxes],
  certificateIssue: [queryKeys.certificates],
  contactMusic: [],
  claimAsk: [queryKeys.claims],
  channelPlaceAdd: places,
  channelPlaceRemove: places,
  coverageAddress: [queryKeys.coverage],
  giftBuy: [
    queryKeys.gifts,
    queryKeys.invoices,
    queryKeys.refunds,
    queryKeys.premiumCard,
    queryKeys.account,
    // The account keeps where its buyer is.
    queryKeys.premiumCredit,
    queryKeys.premiumTaxes,
  ],
  giftCancel: [
    queryKeys.gifts,
    queryKeys.allGifts,
    queryKeys.giftClaims,
    queryKeys.invoices,
    queryKeys.refunds,
  ],
  giftClaim: [
    ...person,
    queryKeys.giftClaims,
    queryKeys.allGifts,
    queryKeys.gifts,
    queryKeys.coverage,
    queryKeys.certificates,
  ],
  identityDefault: identities,
  identityLink: identities,
  identityUnlink: identities,
  lettersResume: [queryKeys.letters],
  lettersUpdate: [queryKeys.letters],
  // The page of the link may be open twice.
  mergeOfferAnswer: [queryKeys.allMergeOffers, queryKeys.accountMerge],
  nextStream: [queryKeys.coverage],
  extraChannelsPreview: [],
  pausePreview: [],
  planChange: plan,
  planChangePreview: [],
  playingReport: [queryKeys.allPlaying],
  playingStop: [queryKeys.allPlaying],
  premiumCancel: plan,
  premiumCancelReason: [],
  premiumCardUpdate: plan,
  premiumCheckout: plan,
  premiumHosted: [],
  premiumStart: plan,
  premiumTax: [],
  redeem: plan,
  refundConfirm: [...plan, queryKeys.allGifts],
  shareChannelAdd: [
    queryKeys.sharedChannel,
    // The channel may have had an extra place.
    ...places,
    // What Pro costs from its next bill.
    queryKeys.account,
  ],
  twitchStats: [],
  unsubscribe: [queryKeys.letters],
  usernameCheck: [],
  usernameUpdate: [...person, queryKeys.allGifts],
  withdrawalAsk: [],
  withdrawalConfirm: [...plan, queryKeys.allGifts],
};

/**
 * Whether a value is the name of a change, as a mutation's key or another tab's message has it.
 *
 * @example isChange('giftClaim') // → true
 */
export const isChange = (name: unknown): name is Change =>
  typeof name === 'string' && Object.hasOwn(changedBy, name);

/**
 * Refetches the shown queries that a change made stale. Resolves when the new answers have arrived.
 *
 * @param answered the key of the query that the call's own answer has filled already
 * @example
 * await reloadChanged(useQueryClient(), 'premiumCheckout');
 */
export const reloadChanged = async (
  cache: QueryClient,
  change: Change,
  answered?: QueryKey,
): Promise<void> => {
  const old = changedBy[change].filter((queryKey) => queryKey !== answered);
  await Promise.all(old.map((queryKey) => cache.invalidateQueries({ queryKey })));
};
