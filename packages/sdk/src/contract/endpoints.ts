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
import { premiumCardEndpoint, premiumCardUpdateEndpoint } from './card.ts';
import { certificateEndpoint, certificateIssueEndpoint, certificatesEndpoint } from './certificates.ts';
import {
  averageViewsEndpoint,
  channelSearchEndpoint,
  shareChannelAddEndpoint,
  shareChannelsEndpoint,
  twitchStatsEndpoint,
} from './channels.ts';
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
  nextStreamEndpoint,
  publicCoverageEndpoint,
} from './coverage.ts';
import { premiumCreditEndpoint } from './credit.ts';
import type { Endpoint } from './Endpoint.ts';
import {
  giftBuyEndpoint,
  giftCancelEndpoint,
  giftClaimEndpoint,
  giftClaimStateEndpoint,
  giftEndpoint,
  giftsEndpoint,
} from './gifts.ts';
import { identitiesEndpoint, identityDefaultEndpoint } from './identities.ts';
import {
  billingDetailsEndpoint,
  billingDetailsUpdateEndpoint,
  invoiceEndpoint,
  invoicesEndpoint,
} from './invoices.ts';
import { liveEndpoint } from './live.ts';
import { pausePreviewEndpoint, planChangeEndpoint, planChangePreviewEndpoint } from './planChange.ts';
import {
  premiumCancelEndpoint,
  premiumCancelReasonEndpoint,
  premiumCheckoutEndpoint,
  premiumClientEndpoint,
  premiumStartEndpoint,
} from './premium.ts';
import { logoutEndpoint, refreshEndpoint, sessionBindingEndpoint, ssoEndpoint } from './session.ts';

/**
 * Every call of the product, by name.
 *
 * @example
 * endpoints.playing.path // → '/playing/:uguid'
 */
export const endpoints = {
  sso: ssoEndpoint,
  refresh: refreshEndpoint,
  logout: logoutEndpoint,
  me: meEndpoint,
  account: accountEndpoint,
  accountExport: accountExportEndpoint,
  accountDeletion: accountDeletionEndpoint,
  accountMerge: accountMergeEndpoint,
  accountMergeConfirm: accountMergeConfirmEndpoint,
  accountMergeUndo: accountMergeUndoEndpoint,
  redeem: redeemEndpoint,
  usernameCheck: usernameCheckEndpoint,
  usernameUpdate: usernameUpdateEndpoint,
  identities: identitiesEndpoint,
  identityDefault: identityDefaultEndpoint,
  premiumClient: premiumClientEndpoint,
  premiumCancel: premiumCancelEndpoint,
  premiumCancelReason: premiumCancelReasonEndpoint,
  premiumStart: premiumStartEndpoint,
  premiumCheckout: premiumCheckoutEndpoint,
  planChangePreview: planChangePreviewEndpoint,
  pausePreview: pausePreviewEndpoint,
  planChange: planChangeEndpoint,
  premiumCard: premiumCardEndpoint,
  premiumCardUpdate: premiumCardUpdateEndpoint,
  premiumCredit: premiumCreditEndpoint,
  invoices: invoicesEndpoint,
  invoice: invoiceEndpoint,
  billingDetails: billingDetailsEndpoint,
  billingDetailsUpdate: billingDetailsUpdateEndpoint,
  featuredHomepage: featuredHomepageEndpoint,
  playing: playingEndpoint,
  contactMusic: contactMusicEndpoint,
  shareChannels: shareChannelsEndpoint,
  shareChannelAdd: shareChannelAddEndpoint,
  channelSearch: channelSearchEndpoint,
  averageViews: averageViewsEndpoint,
  twitchStats: twitchStatsEndpoint,
  playingReport: playingReportEndpoint,
  playingStop: playingStopEndpoint,
  sessionBinding: sessionBindingEndpoint,
  coverage: coverageEndpoint,
  nextStream: nextStreamEndpoint,
  coverageAddress: coverageAddressEndpoint,
  publicCoverage: publicCoverageEndpoint,
  live: liveEndpoint,
  certificates: certificatesEndpoint,
  certificateIssue: certificateIssueEndpoint,
  certificate: certificateEndpoint,
  gifts: giftsEndpoint,
  giftBuy: giftBuyEndpoint,
  giftCancel: giftCancelEndpoint,
  gift: giftEndpoint,
  giftClaimState: giftClaimStateEndpoint,
  giftClaim: giftClaimEndpoint,
} as const satisfies Record<string, Endpoint>;

/** The type of `endpoints`. */
export type Endpoints = typeof endpoints;

/** The name of a call. */
export type EndpointName = keyof Endpoints;
