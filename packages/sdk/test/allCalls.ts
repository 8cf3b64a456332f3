import type { CallOptions } from '../src/client/Client.ts';
import type { RequestOf } from '../src/contract/Endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '../src/contract/endpoints.ts';

/** Every endpoint's name. */
export const endpointNames: readonly EndpointName[] = Object.values(endpoints).map(({ name }) => name);

/** A valid request of every endpoint. */
export const validRequests: { readonly [N in EndpointName]: RequestOf<Endpoints[N]> } = {
  sso: {},
  refresh: {},
  logout: {},
  me: {},
  account: {},
  accountExport: {},
  accountDeletion: { body: { wanted: true } },
  accountMerge: {},
  accountMergeConfirm: { body: { wanted: true } },
  accountMergeUndo: { body: { merge_id: '3b9c1c1e-5f0a-4b8e-9d51-0c6f7d1f2a10' } },
  mergeOffer: { query: { link: 'mark' } },
  mergeOfferAnswer: { body: { link: 'mark', wanted: true } },
  redeem: {
    body: {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      channelName: 'ann',
      coupon: 'vidcon50',
    },
  },
  usernameCheck: { body: { username: 'Ann' } },
  usernameUpdate: { body: { username: 'Ann' } },
  identities: {},
  identityDefault: { body: { identity_id: 12 } },
  identityUnlink: { body: { identity_id: 12 } },
  premiumClient: {},
  premiumCancel: {},
  premiumCancelReason: { body: { reason: 'not_streaming' } },
  premiumHosted: {
    body: {
      plan_code: 'rockspro_m_v1',
      audience_tier: 'One',
      agreed: {
        terms: { version: 'v1', words: 'I accept' },
        renewal: { version: 'v1', words: 'Renews', amount_cents: 2500, first_at: '2026-12-27T00:00:00Z' },
      },
    },
  },
  premiumStart: { body: { nonce: 'n1', plan: 'rocksprem_i_m_v2' } },
  premiumCheckout: {
    body: {
      first_name: 'Ann',
      last_name: 'Lee',
      email: 'ann@example.com',
      coupon: 'vidcon50',
      gift_card: '',
      agreedTerms: true,
      account_code: 'hash',
      rjs_token_id: 'tok',
      plan_code: 'rocksprem_i_m_v2',
    },
  },
  planChangePreview: { body: { plan_code: 'rocksprem_i_y_v2' } },
  pausePreview: { body: { until: '2027-02-20' } },
  extraChannelsPreview: { body: { extra_channels: 2 } },
  planChange: { body: { quote_id: '7f4ae0a4-7c5e-4a50-9d6b-1f0c8e0f6b3a' } },
  premiumCard: {},
  premiumCardUpdate: { body: { rjs_token_id: 'tok' } },
  premiumCredit: {},
  premiumTax: { body: { plan_code: 'rocksprem_i_m_v2', address: null, amounts: [1199] } },
  invoices: {},
  invoice: { params: { number: '1042' } },
  invoicePdf: { params: { number: '1042' } },
  refunds: {},
  refundConfirm: { body: { number: '1042', version: 'v1' } },
  withdrawalAsk: { body: { number: '1042', email: 'ann@example.com' } },
  withdrawal: { query: { link: 'mark' } },
  withdrawalConfirm: { body: { link: 'mark', version: 'v1' } },
  billingDetails: {},
  billingDetailsUpdate: { body: { company: 'Ann Ltd', tax_number: '', address: '' } },
  featuredHomepage: {},
  playing: { params: { uguid: 'u1' }, query: { page: 2 } },
  contactMusic: { body: { name: 'Ann', email: 'ann@example.com', message: 'Hi' } },
  shareChannels: {},
  shareChannelAdd: {
    body: {
      channelId: 'UC0000000000000000000001',
      channelName: 'Ann',
      channelType: 'youtube',
      channelImage: 'https://img.example.com/1',
    },
  },
  channelPlaces: {},
  channelPlaceAdd: { body: { channel_id: 'UC0000000000000000000001' } },
  channelPlaceRemove: { body: { channel_id: 'UC0000000000000000000001' } },
  channelSearch: { query: { channelName: 'ann' } },
  averageViews: { params: { channelId: 'c1' } },
  twitchStats: { body: { query: '{ x }', variables: { channelId: 'c1' } } },
  playingReport: { body: { title: 'Night Bus', artist: 'The Offbeats', duration_seconds: 180 } },
  playingStop: {},
  sessionBinding: {},
  coverage: {},
  nextStream: { body: { starts_at: '2026-11-21T19:00:00Z' } },
  claims: {},
  claimAsk: { body: { text: 'https://youtu.be/dQw4w9WgXcQ' } },
  coverageAddress: { body: { platform: 'twitch', wanted: true } },
  publicCoverage: { params: { token: 'AAAAAAAAAAAAAAAAAAAAAA' } },
  live: {},
  certificates: {},
  certificateIssue: { body: { platform: 'twitch', from: '2026-09-01', until: '2026-10-31' } },
  certificate: { params: { code: 'BB-7K2M-41QX' } },
  gifts: {},
  giftBuy: {
    body: {
      places: 5,
      last_day: '2026-12-20',
      total_cents: 5995,
      agreedTerms: true,
      first_name: 'Ann',
      last_name: 'Lee',
      email: 'ann@example.com',
      rjs_token_id: 'tok',
    },
  },
  giftCancel: { params: { id: '3b8f0c52-6a0d-4a5e-9a3e-2f6b1c7d8e90' } },
  gift: { params: { code: '7K2M-41QX-8B3D-Z0VN' } },
  giftClaimState: { params: { code: '7K2M-41QX-8B3D-Z0VN' } },
  giftClaim: { params: { code: '7K2M-41QX-8B3D-Z0VN' } },
  letters: {},
  lettersUpdate: { body: { kind: 'welcome', on: false } },
  lettersResume: {},
  unsubscribe: {
    query: { letter: 'acct-0b8b7f3e.new-stations.proof' },
    body: { 'List-Unsubscribe': 'One-Click' },
  },
};

/** Makes a valid call of the named endpoint. */
export const makeCall = <N extends EndpointName>(
  client: {
    readonly [M in EndpointName]: (
      request: RequestOf<Endpoints[M]>,
      options: CallOptions,
    ) => Promise<unknown>;
  },
  name: N,
  options: CallOptions = {},
): Promise<unknown> => client[name](validRequests[name], options);
