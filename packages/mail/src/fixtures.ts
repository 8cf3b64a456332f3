import { brand, cents, plans, priceOfExtraChannels } from '@backbeat/domain';
import type { LetterKind, LetterOf } from './LetterFacts.ts';

const yearly = {
  planCode: 'rocksprem_i_y_v2',
  amountCents: plans.rocksprem_i_y_v2.amountCents,
  chargedOn: '2026-12-22T00:30:00Z',
} as const;

const monthly = {
  planCode: 'rocksprem_i_m_v2',
  amountCents: plans.rocksprem_i_m_v2.amountCents,
  chargedOn: '2027-01-14T16:00:00Z',
} as const;

const withExtraChannels = (extraChannels: number, formerExtraChannels: number) => ({
  ...monthly,
  amountCents: cents(monthly.amountCents + priceOfExtraChannels(monthly.planCode, extraChannels)),
  extraChannels,
  formerExtraChannels,
});

/** Facts of a number that has become smaller, which has words of its own. */
export const fewerExtraChannels = withExtraChannels(1, 3);

const unpaid = {
  planCode: monthly.planCode,
  amountCents: monthly.amountCents,
  nextTryOn: '2026-12-03T09:00:00Z',
  endsOn: '2026-12-10T09:00:00Z',
} as const;

const claimed = {
  title: 'Sunday speedrun, and a cup of tea',
  address: 'https://www.youtube.com/watch?v=b4ckb34t048',
} as const;

/** A letter of each kind, for stories and tests. */
export const fixtures: { readonly [Kind in LetterKind]: LetterOf<Kind> } = {
  welcome: { kind: 'welcome' },
  'sign-in-linked': { kind: 'sign-in-linked', provider: 'discord', at: '2026-11-26T18:04:00Z' },
  'sign-in-unlinked': { kind: 'sign-in-unlinked', provider: 'google_oauth2', at: '2026-11-26T18:04:00Z' },
  'merge-asked': { kind: 'merge-asked' },
  'merge-link': {
    kind: 'merge-link',
    otherName: 'Nova Two',
    url: `${brand.links.site}/merge?link=mark-of-this-offer`,
    validUntil: '2026-12-03T18:04:00Z',
  },
  'merge-offered': { kind: 'merge-offered', validUntil: '2026-12-03T18:04:00Z' },
  'merge-done': { kind: 'merge-done', undoUntil: '2026-12-03T18:04:00Z' },
  'merge-undone': { kind: 'merge-undone' },
  'deletion-asked': { kind: 'deletion-asked', deletesOn: '2026-12-03T18:04:00Z' },
  'deletion-done': { kind: 'deletion-done' },
  'export-made': { kind: 'export-made', madeAt: '2026-11-26T18:04:00Z' },
  'support-changed': { kind: 'support-changed', change: 'covered', until: '2026-12-10' },
  'certificate-made': {
    kind: 'certificate-made',
    code: 'BB-7K2M-41QX',
    channel: 'nova_streams',
    from: '2026-08-28',
    until: '2026-11-26',
  },
  'message-received': { kind: 'message-received' },
  'message-answered': {
    kind: 'message-answered',
    message: 'I play this at the end of every stream. Can you ask them?',
    answer: 'We have asked the label, and they said yes.\n\nThe track is in the station from Monday on.',
  },
  'message-for-staff': {
    kind: 'message-for-staff',
    name: 'Sample Streamer',
    email: 'sample@streamer.example',
    artist: 'The Night Bus',
    track: 'Last Stop',
    link: 'https://music.example/last-stop',
    message: 'I play this at the end of every stream.\n\nCan you ask them?',
  },

  'trial-begun': { kind: 'trial-begun', ...yearly },
  'trial-ends-in-7-days': { kind: 'trial-ends-in-7-days', ...yearly },
  'trial-ends-in-2-days': { kind: 'trial-ends-in-2-days', ...yearly },
  'renewal-in-30-days': { kind: 'renewal-in-30-days', ...yearly },
  'plan-changed': {
    kind: 'plan-changed',
    ...monthly,
    fromPlanCode: 'rockspro_m_v1',
    changedOn: '2026-11-26T18:04:00Z',
  },
  'plan-change-scheduled': {
    kind: 'plan-change-scheduled',
    ...monthly,
    fromPlanCode: 'rockspro_m_v1',
  },
  'extra-channels-changed': {
    kind: 'extra-channels-changed',
    ...withExtraChannels(2, 0),
    changedOn: '2026-11-26T18:04:00Z',
  },
  'extra-channels-change-scheduled': { kind: 'extra-channels-change-scheduled', ...fewerExtraChannels },
  'pause-begun': { kind: 'pause-begun', ...monthly },
  'pause-ends-in-3-days': { kind: 'pause-ends-in-3-days', ...monthly },
  'plan-cancelled': {
    kind: 'plan-cancelled',
    planCode: 'rockspremdownloads_m_v1',
    coveredUntil: '2026-12-22T00:00:00Z',
  },
  'plan-reactivated': { kind: 'plan-reactivated', ...monthly },
  'price-changes': { kind: 'price-changes', ...yearly, fromCents: cents(5988) },

  receipt: {
    kind: 'receipt',
    number: '1042',
    planCode: 'rocksprem_i_y_v2',
    paidCents: plans.rocksprem_i_y_v2.amountCents,
    paidOn: '2026-11-26T18:04:00Z',
  },
  'payment-failed': { kind: 'payment-failed', ...unpaid },
  'payment-failed-again': { kind: 'payment-failed-again', ...unpaid },
  'payment-last-day': { kind: 'payment-last-day', ...unpaid, nextTryOn: null },
  'payment-recovered': {
    kind: 'payment-recovered',
    planCode: monthly.planCode,
    paidCents: monthly.amountCents,
    paidOn: '2026-12-03T09:00:00Z',
  },
  'card-expires': {
    kind: 'card-expires',
    planCode: monthly.planCode,
    cardMonth: '2026-12',
    chargedOn: monthly.chargedOn,
  },
  refund: {
    kind: 'refund',
    reference: '7K2M-41QX',
    number: '1042',
    planCode: monthly.planCode,
    gift: null,
    withdrawnAt: '2026-11-26T18:04:00Z',
    refundCents: monthly.amountCents,
    method: { kind: 'card', brand: 'Visa', lastFour: '1111' },
    methodCents: cents(699),
    giftCardCents: cents(400),
    creditCents: cents(100),
    endsPlan: true,
    isSignedOut: false,
    unpaid: null,
  },
  'refund-given': {
    kind: 'refund-given',
    number: '1042',
    refundCents: cents(500),
    refundedOn: '2026-11-26T18:04:00Z',
  },
  'withdrawal-link': {
    kind: 'withdrawal-link',
    number: '1042',
    url: `${brand.links.site}/withdraw?link=mark-of-this-order`,
    validUntil: '2026-11-27T18:04:00Z',
  },

  'gift-bought': {
    kind: 'gift-bought',
    code: '7K2M-41QX-9ABC-DEFG',
    months: 5,
    paidCents: cents(5 * monthly.amountCents),
    claimUntil: '2026-12-24',
  },
  'gift-claimed': { kind: 'gift-claimed', claimedBy: 'Nova', left: 4 },
  'gift-refunded': {
    kind: 'gift-refunded',
    months: 4,
    refundCents: cents(4 * monthly.amountCents),
    refundedOn: '2026-12-25T00:10:00Z',
  },

  'claim-released': { kind: 'claim-released', ...claimed },
  'claim-refused': { kind: 'claim-refused', ...claimed },
  'claim-answered': {
    kind: 'claim-answered',
    ...claimed,
    answer:
      'The track is ours, and your stream was covered.\n\nWe have asked the label to take its claim back.',
  },
  'claim-credit': { kind: 'claim-credit', ...claimed, creditCents: monthly.amountCents },
  'listing-failed': { kind: 'listing-failed', channel: 'nova_streams', problem: 'changed-often' },

  'new-stations': {
    kind: 'new-stations',
    stations: ['lofi', 'calming-cinematics', 'electro-swing'],
    unsubscribeUrl: `${brand.links.site}/unsubscribe/mark-of-this-person`,
  },
};
