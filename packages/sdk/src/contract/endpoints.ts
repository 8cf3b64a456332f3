import {
  accountEndpoint,
  meEndpoint,
  redeemEndpoint,
  usernameCheckEndpoint,
  usernameUpdateEndpoint,
} from './account.ts';
import { accountDeletionEndpoint, accountExportEndpoint } from './accountData.ts';
import {
  accountMergeConfirmEndpoint,
  accountMergeEndpoint,
  accountMergeUndoEndpoint,
} from './accountMerge.ts';
import { premiumCardEndpoint, premiumCardUpdateEndpoint, premiumCreditEndpoint } from './card.ts';
import { certificateEndpoint, certificateIssueEndpoint, certificatesEndpoint } from './certificates.ts';
import {
  averageViewsEndpoint,
  channelPlaceAddEndpoint,
  channelPlaceRemoveEndpoint,
  channelPlacesEndpoint,
  channelSearchEndpoint,
  shareChannelAddEndpoint,
  shareChannelsEndpoint,
  twitchStatsEndpoint,
} from './channels.ts';
import { claimAskEndpoint, claimsEndpoint } from './claims.ts';
import {
  contactMusicEndpoint,
  featuredHomepageEndpoint,
  playingEndpoint,
  playingReportEndpoint,
  playingStopEndpoint,
} from './content.ts';
import {
  coverageAddressEndpoint,
  coverageEndpoint,
  liveEndpoint,
  nextStreamEndpoint,
  publicCoverageEndpoint,
} from './coverage.ts';
import type { Endpoint } from './Endpoint.ts';
import {
  giftBuyEndpoint,
  giftCancelEndpoint,
  giftClaimEndpoint,
  giftClaimStateEndpoint,
  giftEndpoint,
  giftsEndpoint,
} from './gifts.ts';
import { identitiesEndpoint, identityDefaultEndpoint, identityUnlinkEndpoint } from './identities.ts';
import {
  billingDetailsEndpoint,
  billingDetailsUpdateEndpoint,
  invoiceEndpoint,
  invoicePdfEndpoint,
  invoicesEndpoint,
} from './invoices.ts';
import {
  lettersEndpoint,
  lettersResumeEndpoint,
  lettersUpdateEndpoint,
  unsubscribeEndpoint,
} from './letters.ts';
import { mergeOfferAnswerEndpoint, mergeOfferEndpoint } from './mergeOffer.ts';
import {
  extraChannelsPreviewEndpoint,
  pausePreviewEndpoint,
  planChangeEndpoint,
  planChangePreviewEndpoint,
} from './planChange.ts';
import {
  premiumCancelEndpoint,
  premiumCancelReasonEndpoint,
  premiumCheckoutEndpoint,
  premiumClientEndpoint,
  premiumHostedEndpoint,
  premiumStartEndpoint,
} from './premium.ts';
import {
  refundConfirmEndpoint,
  refundsEndpoint,
  withdrawalAskEndpoint,
  withdrawalConfirmEndpoint,
  withdrawalEndpoint,
} from './refunds.ts';
import { logoutEndpoint, refreshEndpoint, sessionBindingEndpoint, ssoEndpoint } from './session.ts';
import { premiumTaxEndpoint } from './tax.ts';

const all = [
  ssoEndpoint,
  refreshEndpoint,
  logoutEndpoint,
  meEndpoint,
  accountEndpoint,
  accountExportEndpoint,
  accountDeletionEndpoint,
  accountMergeEndpoint,
  accountMergeConfirmEndpoint,
  accountMergeUndoEndpoint,
  mergeOfferEndpoint,
  mergeOfferAnswerEndpoint,
  redeemEndpoint,
  usernameCheckEndpoint,
  usernameUpdateEndpoint,
  identitiesEndpoint,
  identityDefaultEndpoint,
  identityUnlinkEndpoint,
  premiumClientEndpoint,
  premiumCancelEndpoint,
  premiumCancelReasonEndpoint,
  premiumHostedEndpoint,
  premiumStartEndpoint,
  premiumCheckoutEndpoint,
  planChangePreviewEndpoint,
  pausePreviewEndpoint,
  extraChannelsPreviewEndpoint,
  planChangeEndpoint,
  premiumCardEndpoint,
  premiumCardUpdateEndpoint,
  premiumCreditEndpoint,
  premiumTaxEndpoint,
  invoicesEndpoint,
  invoiceEndpoint,
  invoicePdfEndpoint,
  billingDetailsEndpoint,
  billingDetailsUpdateEndpoint,
  refundsEndpoint,
  refundConfirmEndpoint,
  withdrawalAskEndpoint,
  withdrawalEndpoint,
  withdrawalConfirmEndpoint,
  featuredHomepageEndpoint,
  playingEndpoint,
  contactMusicEndpoint,
  shareChannelsEndpoint,
  shareChannelAddEndpoint,
  channelPlacesEndpoint,
  channelPlaceAddEndpoint,
  channelPlaceRemoveEndpoint,
  channelSearchEndpoint,
  averageViewsEndpoint,
  twitchStatsEndpoint,
  playingReportEndpoint,
  playingStopEndpoint,
  sessionBindingEndpoint,
  claimsEndpoint,
  claimAskEndpoint,
  coverageEndpoint,
  nextStreamEndpoint,
  coverageAddressEndpoint,
  publicCoverageEndpoint,
  liveEndpoint,
  certificatesEndpoint,
  certificateIssueEndpoint,
  certificateEndpoint,
  giftsEndpoint,
  giftBuyEndpoint,
  giftCancelEndpoint,
  giftEndpoint,
  giftClaimStateEndpoint,
  giftClaimEndpoint,
  lettersEndpoint,
  lettersUpdateEndpoint,
  lettersResumeEndpoint,
  unsubscribeEndpoint,
] as const satisfies readonly Endpoint[];

type ByName = { readonly [E in (typeof all)[number] as E['name']]: E };

function byName(): ByName;
function byName(): object {
  return Object.fromEntries(all.map((endpoint) => [endpoint.name, endpoint]));
}

/**
 * Every call of the product, by name.
 *
 * @example
 * endpoints.playing.path // → '/playing/:uguid'
 */
export const endpoints = /* @__PURE__ */ byName();

/** The type of `endpoints`. */
export type Endpoints = typeof endpoints;

/** The name of a call. */
export type EndpointName = keyof Endpoints;
