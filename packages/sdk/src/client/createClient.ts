import { endpoints } from '../contract/endpoints.ts';
import type { Client, ClientOptions } from './Client.ts';
import { createCaller } from './createCaller.ts';

/**
 * The typed client: one method per call of the contract. Holds no global state; make as many as needed.
 *
 * Every method takes the request's parts (`params`, `query`, `headers`, `body`) and `{ signal, timeoutMs, token }`.
 *
 * It rejects with `ApiError`, `AuthError`, `NetworkError`, `TimeoutError`, `WireError` or `NotConfiguredError`, or
 * with the reason of the caller's own signal.
 *
 * @example
 * const client = createClient({ apiUrl: 'https://api.example.com', getToken: () => null });
 * const page = await client.playing({ params: { uguid: 'u-1' }, query: { page: 2 } });
 */
export const createClient = (options: ClientOptions): Client => {
  const call = createCaller(options);
  return {
    sso: (request, callOptions) => call(endpoints.sso, request, callOptions),
    refresh: (request, callOptions) => call(endpoints.refresh, request, callOptions),
    logout: (request, callOptions) => call(endpoints.logout, request, callOptions),
    me: (request, callOptions) => call(endpoints.me, request, callOptions),
    account: (request, callOptions) => call(endpoints.account, request, callOptions),
    accountExport: (request, callOptions) => call(endpoints.accountExport, request, callOptions),
    accountDeletion: (request, callOptions) => call(endpoints.accountDeletion, request, callOptions),
    accountMerge: (request, callOptions) => call(endpoints.accountMerge, request, callOptions),
    accountMergeConfirm: (request, callOptions) => call(endpoints.accountMergeConfirm, request, callOptions),
    accountMergeUndo: (request, callOptions) => call(endpoints.accountMergeUndo, request, callOptions),
    redeem: (request, callOptions) => call(endpoints.redeem, request, callOptions),
    usernameCheck: (request, callOptions) => call(endpoints.usernameCheck, request, callOptions),
    usernameUpdate: (request, callOptions) => call(endpoints.usernameUpdate, request, callOptions),
    identities: (request, callOptions) => call(endpoints.identities, request, callOptions),
    identityDefault: (request, callOptions) => call(endpoints.identityDefault, request, callOptions),
    premiumClient: (request, callOptions) => call(endpoints.premiumClient, request, callOptions),
    premiumCancel: (request, callOptions) => call(endpoints.premiumCancel, request, callOptions),
    premiumCancelReason: (request, callOptions) => call(endpoints.premiumCancelReason, request, callOptions),
    premiumStart: (request, callOptions) => call(endpoints.premiumStart, request, callOptions),
    premiumCheckout: (request, callOptions) => call(endpoints.premiumCheckout, request, callOptions),
    planChangePreview: (request, callOptions) => call(endpoints.planChangePreview, request, callOptions),
    pausePreview: (request, callOptions) => call(endpoints.pausePreview, request, callOptions),
    planChange: (request, callOptions) => call(endpoints.planChange, request, callOptions),
    premiumCard: (request, callOptions) => call(endpoints.premiumCard, request, callOptions),
    premiumCardUpdate: (request, callOptions) => call(endpoints.premiumCardUpdate, request, callOptions),
    premiumCredit: (request, callOptions) => call(endpoints.premiumCredit, request, callOptions),
    invoices: (request, callOptions) => call(endpoints.invoices, request, callOptions),
    invoice: (request, callOptions) => call(endpoints.invoice, request, callOptions),
    billingDetails: (request, callOptions) => call(endpoints.billingDetails, request, callOptions),
    billingDetailsUpdate: (request, callOptions) =>
      call(endpoints.billingDetailsUpdate, request, callOptions),
    featuredHomepage: (request, callOptions) => call(endpoints.featuredHomepage, request, callOptions),
    playing: (request, callOptions) => call(endpoints.playing, request, callOptions),
    contactMusic: (request, callOptions) => call(endpoints.contactMusic, request, callOptions),
    shareChannels: (request, callOptions) => call(endpoints.shareChannels, request, callOptions),
    shareChannelAdd: (request, callOptions) => call(endpoints.shareChannelAdd, request, callOptions),
    channelSearch: (request, callOptions) => call(endpoints.channelSearch, request, callOptions),
    averageViews: (request, callOptions) => call(endpoints.averageViews, request, callOptions),
    twitchStats: (request, callOptions) => call(endpoints.twitchStats, request, callOptions),
    live: (request, callOptions) => call(endpoints.live, request, callOptions),
    playingReport: (request, callOptions) => call(endpoints.playingReport, request, callOptions),
    playingStop: (request, callOptions) => call(endpoints.playingStop, request, callOptions),
    coverage: (request, callOptions) => call(endpoints.coverage, request, callOptions),
    nextStream: (request, callOptions) => call(endpoints.nextStream, request, callOptions),
    coverageAddress: (request, callOptions) => call(endpoints.coverageAddress, request, callOptions),
    publicCoverage: (request, callOptions) => call(endpoints.publicCoverage, request, callOptions),
    sessionBinding: (request, callOptions) => call(endpoints.sessionBinding, request, callOptions),
    certificates: (request, callOptions) => call(endpoints.certificates, request, callOptions),
    certificateIssue: (request, callOptions) => call(endpoints.certificateIssue, request, callOptions),
    certificate: (request, callOptions) => call(endpoints.certificate, request, callOptions),
    gifts: (request, callOptions) => call(endpoints.gifts, request, callOptions),
    giftBuy: (request, callOptions) => call(endpoints.giftBuy, request, callOptions),
    giftCancel: (request, callOptions) => call(endpoints.giftCancel, request, callOptions),
    gift: (request, callOptions) => call(endpoints.gift, request, callOptions),
    giftClaimState: (request, callOptions) => call(endpoints.giftClaimState, request, callOptions),
    giftClaim: (request, callOptions) => call(endpoints.giftClaim, request, callOptions),
  };
};
