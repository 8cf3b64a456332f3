import type { Subscription, User } from '@backbeat/domain';
import type { ChannelPlaces } from '../contract/channels.ts';
import type { Claim } from '../contract/claims.ts';
import type { PlayedTrack, StationCard } from '../contract/content.ts';
import type { ResponseOf } from '../contract/Endpoint.ts';
import type { EndpointName, Endpoints } from '../contract/endpoints.ts';
import type { Gift } from '../contract/gifts.ts';
import type { Invoice } from '../contract/invoices.ts';
import type { Letters } from '../contract/letters.ts';
import type { MergeOffer } from '../contract/mergeOffer.ts';
import type { Refund } from '../contract/refunds.ts';

const channelPlaces: ChannelPlaces = {
  places: 2,
  channels: [
    {
      channel_id: 'UCfirsttrain000000000djn',
      name: 'First Train',
      image: 'https://img.example.com/2.png',
      has_place: true,
    },
  ],
};

/** Changes to a fixture. */
type Change<T> = Partial<T>;

/**
 * A signed-in Premium user.
 *
 * @example userFixture({ tier: 'pro' }).tier // → 'pro'
 */
export const userFixture = (change: Change<User> = {}): User => ({
  guid: '0b8b7f3e-52a4-4b55-9b0e-5a1f9a1f0c11',
  avatar: null,
  tier: 'premStream',
  hash: 'acct-0b8b7f3e',
  username: 'djnight',
  display_name: 'DJ Night',
  email: 'night@example.com',
  created_at: '2025-03-14T09:26:53Z',
  user_id: 1042,
  test: false,
  ...change,
});

/**
 * A running monthly subscription from this product's own checkout.
 *
 * @example subscriptionFixture({ state: 'canceled' }).state // → 'canceled'
 */
export const subscriptionFixture = (change: Change<Subscription> = {}): Subscription => ({
  state: 'active',
  provider: null,
  plan_code: 'rocksprem_i_m_v2',
  next_billing_period_amount: 1199,
  next_billing_date: '2026-12-20T00:00:00Z',
  paid_through_date: '2026-12-20T00:00:00Z',
  edit_token: null,
  first_billing_date: '2025-04-13T00:00:00Z',
  ...change,
});

const visa = {
  kind: 'card',
  brand: 'Visa',
  last_four: '1111',
  expiry_month: 10,
  expiry_year: 2028,
} as const;

const refund: Refund = {
  number: '1042',
  kind: 'purchase',
  plan_code: 'rocksprem_i_y_v2',
  paid_at: '2026-11-20T12:00:00.000Z',
  paid_cents: 7188,
  reason: null,
  until: '2026-12-04T12:00:00.000Z',
  total_cents: 7188,
  method_cents: 7188,
  gift_card_cents: 0,
  credit_cents: 0,
  method: { kind: 'card', brand: 'Visa', last_four: '1111' },
  ends: 'plan',
  version: 'bV9nUu0Gq3',
  withdrawn: null,
};

const withdrawn: Refund = {
  ...refund,
  withdrawn: {
    reference: '7K2M-41QX-9ABC',
    at: '2026-11-21T12:00:00.000Z',
    done_at: '2026-11-21T12:00:01.000Z',
    unpaid: null,
  },
};

const receipt: Invoice = {
  number: '1042',
  kind: 'charge',
  state: 'paid',
  currency: 'USD',
  issued_at: '2026-06-14T12:00:00Z',
  lines: [
    {
      description: 'Premium, yearly',
      plan_code: 'rocksprem_i_y_v2',
      amount_cents: 7188,
      starts_at: '2026-06-14T12:00:00Z',
      ends_at: '2027-06-14T12:00:00Z',
    },
  ],
  discount_cents: 0,
  tax_cents: 0,
  total_cents: 7188,
  payments: [{ kind: 'card', brand: 'Visa', last_four: '1111', amount_cents: 7188 }],
  refunded_cents: 0,
  balance_cents: 0,
  billing_details: null,
};

const coverage = {
  light: 'green',
  reason: 'covered',
  plan_code: 'rocksprem_i_m_v2',
  until: '2026-12-20T00:00:00.000Z',
  next_bill_at: '2026-12-20T00:00:00.000Z',
  channels: [{ platform: 'twitch', name: 'djnight', is_listed: true, listing: null, public_url: null }],
  next_stream_at: null,
  is_provider_read: true,
} satisfies ResponseOf<Endpoints['coverage']>;

const claim = {
  id: '7b0b7d7e-3c52-4b43-9a77-0f7c6b1f2a10',
  platform: 'youtube',
  video_id: 'dQw4w9WgXcQ',
  address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  title: 'Night drive, part 3',
  channel: { id: 'UCnight', name: 'DJ Night', is_own: true },
  kind: 'live',
  from: '2026-11-18T19:00:00.000Z',
  until: '2026-11-18T22:10:00.000Z',
  tracks: [{ title: 'Paper lanterns', artist: 'Sample Artist 08', at: '2026-11-18T19:42:00.000Z' }],
  covered: 'yes',
  parts: [{ from: '2026-11-18T19:00:00.000Z', until: '2026-11-18T22:10:00.000Z', rule: 'plan' }],
  state: 'releasing',
  reason: null,
  asked_at: '2026-11-20T10:00:00.000Z',
  changed_at: '2026-11-20T10:00:00.000Z',
  promised_until: '2026-12-04T10:00:00.000Z',
  credit: null,
  answer: null,
} satisfies Claim;

const station = (title: string, audioUrl: string, change: Change<StationCard> = {}): StationCard => ({
  title,
  description: `${title} for your stream`,
  audioUrl,
  image: null,
  variant: null,
  numberOfTracks: 3560,
  lengthInHours: 153,
  gradientFrom: '#ff5c8a',
  gradientTo: '#5b2bd9',
  ...change,
});

const track = (id: string, title: string, isPlaying: boolean): PlayedTrack => ({
  id,
  title,
  artist: 'The Offbeats',
  album: null,
  artwork_url: null,
  station: 'LoFi',
  played_at: '2026-11-20T12:00:00Z',
  is_playing: isPlaying,
});

const certificate = {
  issuer: 'https://api.example.com',
  code: 'BB-7K2M-41QX',
  issued_at: '2026-11-20T12:00:00.000Z',
  creator: 'DJ Night',
  channel: {
    platform: 'twitch',
    id: '987654',
    name: 'djnight',
    url: 'https://www.twitch.tv/djnight',
    ownership: 'proven',
    connected_since: '2025-03-14T09:26:53.000Z',
  },
  period: { from: '2026-09-01T00:00:00.000Z', until: '2026-11-01T00:00:00.000Z' },
  covered: [
    {
      plan: 'Premium',
      uses: ['live streams'],
      from: '2026-09-01T00:00:00.000Z',
      until: '2026-11-01T00:00:00.000Z',
    },
  ],
  // Has the form of a JWS, without a valid signature.
  jws: 'e30.e30.AAAA',
} satisfies ResponseOf<Endpoints['certificate']>;

const mergeOffer: MergeOffer = {
  state: 'open',
  name: 'DJ Night',
  other_name: 'Night Two',
  offered_until: '2026-12-04T10:00:00.000Z',
};

const letters: Letters = {
  address: { email: 'night@example.com', state: 'good' },
  letters: [
    { kind: 'welcome', reason: 'choice', on: true },
    { kind: 'receipt', reason: 'contract', on: true },
    { kind: 'new-stations', reason: 'marketing', on: false },
  ],
};

const gift: Gift = {
  id: '3b8f0c52-6a0d-4a5e-9a3e-2f6b1c7d8e90',
  code: '7K2M-41QX-8B3D-Z0VN',
  plan_code: 'rocksprem_i_m_v2',
  places: 5,
  state: 'open',
  until: '2026-12-20T00:00:00.000Z',
  created_at: '2026-11-20T12:00:00.000Z',
  paid_cents: 5995,
  refund: null,
  claims: [{ name: 'Raid Rider', claimed_at: '2026-11-20T12:05:00.000Z' }],
};

/**
 * One good answer for every call of the contract; a test proves that each fits its schema.
 *
 * @example fixtures.usernameCheck.available // → true
 */
export const fixtures: { readonly [N in EndpointName]: ResponseOf<Endpoints[N]> } = {
  sso: { ok: true },
  sessionBinding: { bound: true },
  refresh: { token: 'fixture-token' },
  logout: undefined,
  me: userFixture(),
  account: { user: userFixture(), subscription: subscriptionFixture(), name_change_eligible: true },
  accountExport: {
    made_at: '2026-11-20T12:00:00.000Z',
    user: {
      ...userFixture(),
      email_verified: true,
      marketing_opt_in: false,
      license_accepted_at: '2026-01-05T10:00:00.000Z',
      name_changed_at: null,
    },
    deletes_at: null,
    used_offers: [],
    identities: [],
    sign_ins: [],
    subscriptions: [],
    coverage: [],
    stream_extensions: [],
    coverage_addresses: [],
    channel_listings: [],
    next_stream_at: null,
    certificates: [],
    purchases: [],
    billing_details: [],
    plan_changes: [],
    redemptions: [],
    channels: [],
    played: [],
    messages: [],
  },
  accountMerge: { other: null, confirmed_until: null, merged: [] },
  accountMergeConfirm: { other: null, confirmed_until: null, merged: [] },
  accountMergeUndo: { other: null, confirmed_until: null, merged: [] },
  mergeOffer,
  mergeOfferAnswer: { ...mergeOffer, state: 'confirmed' },
  accountDeletion: { deletes_at: '2026-11-27T12:00:00.000Z' },
  redeem: undefined,
  usernameCheck: { available: true },
  usernameUpdate: undefined,
  identities: {
    identities: [
      { id: 11, provider: 'twitch', uid: '987654', username: 'djnight', avatar: null },
      { id: 12, provider: 'discord', username: 'djnight#0001', avatar: null },
    ],
    default_identity: 11,
  },
  identityDefault: undefined,
  identityUnlink: { signed_out: false },
  premiumClient: { token: 'fixture-client-token' },
  premiumCancel: undefined,
  premiumCancelReason: undefined,
  premiumHosted: undefined,
  premiumStart: undefined,
  premiumCheckout: undefined,
  planChangePreview: {
    quote_id: '7f4ae0a4-7c5e-4a50-9d6b-1f0c8e0f6b3a',
    kind: 'now',
    from_plan_code: 'rocksprem_i_y_v2',
    plan_code: 'rockspro_m_v1',
    audience_tier: 'Two',
    currency: 'USD',
    starts_at: '2026-11-20T12:00:00Z',
    now: { charge_cents: 5000, discount_cents: 0, credit_cents: 4057, total_cents: 943 },
    unused_days: 206,
    credit_left_cents: 0,
    period_ends_at: '2026-12-20T12:00:00Z',
    next: { at: '2026-12-20T12:00:00Z', total_cents: 5000 },
    expires_at: '2026-11-20T12:10:00Z',
  },
  pausePreview: {
    quote_id: '2f0c6f0e-7c36-4a53-9a52-9c8a7b0c6d11',
    kind: 'pause',
    from_plan_code: 'rocksprem_i_m_v2',
    plan_code: 'rocksprem_i_m_v2',
    audience_tier: null,
    currency: 'USD',
    starts_at: '2026-12-20T00:00:00Z',
    now: { charge_cents: 0, discount_cents: 0, credit_cents: 0, total_cents: 0 },
    unused_days: 0,
    credit_left_cents: 0,
    period_ends_at: '2026-12-20T00:00:00Z',
    next: { at: '2027-02-20T00:00:00Z', total_cents: 1199 },
    expires_at: '2026-11-20T12:10:00Z',
  },
  extraChannelsPreview: {
    quote_id: '5d7a0c3e-91b4-4f0a-8e57-0b6f3f2f9c44',
    kind: 'now',
    from_plan_code: 'rocksprem_i_m_v2',
    plan_code: 'rocksprem_i_m_v2',
    from_extra_channels: 0,
    extra_channels: 2,
    audience_tier: null,
    currency: 'USD',
    starts_at: '2026-11-20T12:00:00Z',
    now: { charge_cents: 2199, discount_cents: 0, credit_cents: 1199, total_cents: 1000 },
    unused_days: 30,
    credit_left_cents: 0,
    period_ends_at: '2026-12-20T12:00:00Z',
    next: { at: '2026-12-20T12:00:00Z', total_cents: 2199 },
    renewal_cents: 2199,
    expires_at: '2026-11-20T12:10:00Z',
  },
  planChange: undefined,
  premiumCard: { payment_method: visa },
  premiumCardUpdate: { payment_method: visa },
  premiumCredit: { credit_cents: 0, tax: null },
  premiumTax: {
    is_included: false,
    amounts: [{ subtotal_cents: 1199, lines: [{ type: 'vat', region: 'DE', amount_cents: 228 }] }],
  },
  invoices: { invoices: [receipt], next_cursor: null },
  invoice: receipt,
  invoicePdf: { pdf: 'JVBERi0xLjcK' },
  refunds: { payments: [refund] },
  refundConfirm: withdrawn,
  withdrawalAsk: undefined,
  withdrawal: refund,
  withdrawalConfirm: withdrawn,
  billingDetails: { company: 'Night Bus Ltd', tax_number: 'GB123456789', address: '1 Beat Street\nLeeds' },
  billingDetailsUpdate: {
    company: 'Night Bus Ltd',
    tax_number: 'GB123456789',
    address: '1 Beat Street\nLeeds',
  },
  featuredHomepage: {
    stations: [
      station('LoFi', 'lofi', { variant: 'hot' }),
      station('Chill', 'chill', { variant: 'hot' }),
      station('Happy EDM', 'happy-edm', { variant: 'hot' }),
      station('Minecraft', 'minecraft', { variant: 'gaming' }),
    ],
    testimonials: [
      {
        title: 'djnight',
        role: 'Late-night sets',
        description: 'No claim since I moved here.',
        image: null,
        video: 'https://img.example.com/djnight.webm',
        urls: { twitch: 'https://www.twitch.tv/djnight' },
      },
    ],
  },
  playing: {
    display_name: 'DJ Night',
    avatar: null,
    items: [track('t-1', 'Night Bus', true), track('t-2', 'First Train', false)],
    page: 1,
    has_more: false,
  },
  contactMusic: undefined,
  shareChannels: {
    channels: [
      {
        channelId: 'UCnightbus0000000000djng',
        channelName: 'DJ Night',
        channelImage: 'https://img.example.com/1.png',
      },
    ],
  },
  shareChannelAdd: {},
  channelPlaces,
  channelPlaceAdd: channelPlaces,
  channelPlaceRemove: { ...channelPlaces, channels: [] },
  channelSearch: [
    {
      snippet: {
        channelId: 'UCnightbus0000000000djng',
        channelTitle: 'DJ Night',
        thumbnails: { default: { url: 'https://img.example.com/1.png' } },
      },
    },
  ],
  averageViews: 12_500,
  twitchStats: { data: { twitchStats: { avgViewers: 340 } } },
  claims: { claims: [claim] },
  claimAsk: { claims: [claim], unread: [] },
  coverage,
  nextStream: { ...coverage, next_stream_at: '2026-11-21T19:00:00.000Z' },
  coverageAddress: {
    ...coverage,
    channels: [
      {
        platform: 'twitch',
        name: 'djnight',
        is_listed: true,
        listing: null,
        public_url: 'https://api.example.com/v1/coverage/public/AAAAAAAAAAAAAAAAAAAAAA',
      },
    ],
  },
  publicCoverage: {
    covered: true,
    until: '2026-12-20T00:00:00.000Z',
    text: 'Covered until December 20, 2026',
    channel: { platform: 'twitch', name: 'djnight' },
  },
  live: { live: false, is_told: true },
  playingReport: undefined,
  playingStop: undefined,
  certificates: {
    channels: [{ platform: 'twitch', name: 'djnight', covered_since: '2025-04-13T00:00:00.000Z' }],
    certificates: [certificate],
  },
  certificateIssue: certificate,
  certificate,
  gifts: { gifts: [gift], max_places: 50, limited_by: null, received: [] },
  giftBuy: { ...gift, claims: [] },
  giftCancel: {
    ...gift,
    state: 'ended',
    refund: { places: 4, cents: 4796, done_at: '2026-11-21T12:00:00.000Z' },
  },
  gift: {
    giver: 'DJ Night',
    plan_code: 'rocksprem_i_m_v2',
    places: 5,
    left: 4,
    state: 'open',
    until: '2026-12-20T00:00:00.000Z',
  },
  giftClaimState: { state: 'now', reason: null, after_plan_code: null, starts_at: null, ends_at: null },
  giftClaim: {
    state: 'claimed',
    reason: null,
    after_plan_code: null,
    starts_at: '2026-11-20T12:05:00.000Z',
    ends_at: '2026-12-20T12:05:00.000Z',
  },
  letters,
  lettersUpdate: { ...letters, letters: [{ kind: 'welcome', reason: 'choice', on: false }] },
  lettersResume: letters,
  unsubscribe: undefined,
};
