import { checkoutPlanCodes, type Account as DomainAccount, type User } from '@backbeat/domain';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { endpointNames, validRequests } from '../../test/allCalls.ts';
import { fixtures } from '../testing/fixtures.ts';
import type { Endpoint, RequestOf, ResponseOf } from './Endpoint.ts';
import { endpointErrors } from './endpointErrors.ts';
import { type EndpointName, type Endpoints, endpoints } from './endpoints.ts';
import { type ErrorCode, errorStatus } from './errorStatus.ts';
import { routeOf } from './pathOf.ts';

const all: readonly Endpoint[] = Object.values(endpoints);

/** What a call can do at worst: `ends` stops, pauses, refunds or leaves unpaid, and no stolen token must be enough for it. */
const effects: Readonly<Record<EndpointName, 'reads' | 'adds' | 'ends'>> = {
  sso: 'reads',
  refresh: 'adds',
  logout: 'adds',
  me: 'reads',
  account: 'reads',
  accountExport: 'reads',
  accountDeletion: 'ends',
  accountMerge: 'reads',
  accountMergeConfirm: 'ends',
  accountMergeUndo: 'ends',
  mergeOffer: 'reads',
  // Its link is the proof of a mailbox, and merges nothing before the other account confirms.
  mergeOfferAnswer: 'adds',
  redeem: 'adds',
  usernameCheck: 'reads',
  usernameUpdate: 'adds',
  identities: 'reads',
  identityDefault: 'adds',
  identityUnlink: 'ends',
  premiumClient: 'reads',
  premiumCancel: 'ends',
  premiumCancelReason: 'adds',
  premiumHosted: 'adds',
  premiumStart: 'adds',
  premiumCheckout: 'adds',
  planChangePreview: 'reads',
  pausePreview: 'reads',
  extraChannelsPreview: 'reads',
  planChange: 'ends',
  premiumCard: 'reads',
  premiumCardUpdate: 'ends',
  premiumCredit: 'reads',
  premiumTax: 'reads',
  invoices: 'reads',
  invoice: 'reads',
  invoicePdf: 'reads',
  billingDetails: 'reads',
  billingDetailsUpdate: 'adds',
  refunds: 'reads',
  refundConfirm: 'ends',
  withdrawalAsk: 'adds',
  withdrawal: 'reads',
  // Its link is the proof of a mailbox, and gives money back to where it came from.
  withdrawalConfirm: 'adds',
  featuredHomepage: 'reads',
  playing: 'reads',
  contactMusic: 'adds',
  shareChannels: 'reads',
  shareChannelAdd: 'adds',
  channelPlaces: 'reads',
  channelPlaceAdd: 'adds',
  channelPlaceRemove: 'ends',
  channelSearch: 'reads',
  averageViews: 'reads',
  twitchStats: 'reads',
  playingReport: 'adds',
  playingStop: 'adds',
  sessionBinding: 'reads',
  claims: 'reads',
  claimAsk: 'adds',
  coverage: 'reads',
  nextStream: 'adds',
  coverageAddress: 'adds',
  publicCoverage: 'reads',
  live: 'reads',
  certificates: 'reads',
  certificateIssue: 'adds',
  certificate: 'reads',
  gifts: 'reads',
  giftBuy: 'adds',
  giftCancel: 'ends',
  gift: 'reads',
  giftClaimState: 'reads',
  giftClaim: 'adds',
  letters: 'reads',
  lettersUpdate: 'adds',
  lettersResume: 'adds',
  unsubscribe: 'adds',
};

describe('endpoints', () => {
  it('are the calls of the specification, and those of the account beyond it', () => {
    expect(all.map((endpoint) => `${endpoint.method} ${endpoint.base} ${routeOf(endpoint)}`)).toEqual([
      'GET product /v1/sso',
      'GET product /v1/refresh',
      'GET unversioned /logout',
      'GET product /v1/me',
      'GET product /v1/account',
      'GET product /v1/account/export',
      'PUT product /v1/account/deletion',
      'GET product /v1/account/merge',
      'PUT product /v1/account/merge',
      'POST product /v1/account/merge/undo',
      'GET product /v1/merge-offers',
      'POST product /v1/merge-offers',
      'POST product /v1/account/redeem',
      'POST product /v1/account/username/check',
      'PUT product /v1/account/username',
      'GET product /v1/account/identities',
      'POST product /v1/account/identity/default',
      'POST product /v1/account/identity/unlink',
      'GET product /v1/premium/client',
      'POST product /v1/premium/cancel',
      'PUT product /v1/premium/cancel/reason',
      'POST product /v1/premium/hosted',
      'POST product /v1/premium/start',
      'POST product /v1/premium/checkout',
      'POST product /v1/premium/change/preview',
      'POST product /v1/premium/pause/preview',
      'POST product /v1/premium/extra-channels/preview',
      'POST product /v1/premium/change',
      'GET product /v1/premium/card',
      'PUT product /v1/premium/card',
      'GET product /v1/premium/credit',
      'POST product /v1/premium/tax',
      'GET product /v1/invoices',
      'GET product /v1/invoices/:number',
      'GET product /v1/invoices/:number/pdf',
      'GET product /v1/account/billing-details',
      'PUT product /v1/account/billing-details',
      'GET product /v1/refunds',
      'POST product /v1/refunds',
      'POST product /v1/withdrawals/ask',
      'GET product /v1/withdrawals',
      'POST product /v1/withdrawals',
      'GET product /v1/featured/homepage',
      'GET product /v1/playing/:uguid',
      'POST product /v1/contact/music',
      'GET player /share-channels',
      'POST player /api/v1/share-channels/add',
      'GET product /v1/channels/places',
      'POST product /v1/channels/places',
      'POST product /v1/channels/places/remove',
      'GET metadata /user-metadata/accounts/youtube/v3/search',
      'GET metadata /user-metadata/accounts/youtube/v3/channel/:channelId/average-views',
      'POST graph /graphql',
      'POST player /api/v1/playing',
      'POST player /api/v1/playing/stop',
      'GET product /v1/session/binding',
      'GET product /v1/claims',
      'POST product /v1/claims',
      'GET product /v1/coverage',
      'PUT product /v1/coverage/next-stream',
      'PUT product /v1/coverage/address',
      'GET product /v1/coverage/public/:token',
      'GET product /v1/live',
      'GET product /v1/certificates',
      'POST product /v1/certificates',
      'GET product /v1/certificates/:code',
      'GET product /v1/gifts',
      'POST product /v1/gifts',
      'POST product /v1/gifts/:id/cancel',
      'GET product /v1/gifts/:code',
      'GET product /v1/gifts/:code/claim',
      'POST product /v1/gifts/:code/claim',
      'GET product /v1/account/letters',
      'PUT product /v1/account/letters',
      'POST product /v1/account/letters/resume',
      'POST product /v1/letters/unsubscribe',
    ]);
  });

  it('send credentials where the specification says so', () => {
    expect(all.filter(({ auth }) => auth.endsWith('cookie')).map(({ name }) => name)).toEqual([
      'sso',
      'refresh',
      'logout',
      'accountDeletion',
      'accountMergeConfirm',
      'accountMergeUndo',
      'redeem',
      'identityUnlink',
      'premiumClient',
      'premiumCancel',
      'premiumStart',
      'planChange',
      'premiumCardUpdate',
      'refundConfirm',
      'channelPlaceRemove',
      'sessionBinding',
      'giftCancel',
    ]);
  });

  it('want the bearer and the cookie where something ends, pauses, is refunded or left unpaid', () => {
    const ending = endpointNames.filter((name) => effects[name] === 'ends');
    expect(ending).toContain('premiumCancel');
    for (const name of ending) expect(endpoints[name].auth, name).toBe('bearer+cookie');
  });

  it('may be repeated only where that does no harm', () => {
    for (const { name, method, retry } of all) {
      if (method === 'GET') expect(retry, name).toBe('read');
    }
    expect(
      all.filter(({ method, retry }) => method !== 'GET' && retry !== 'never').map(({ name }) => name),
    ).toEqual([
      'accountDeletion',
      'accountMergeConfirm',
      'accountMergeUndo',
      'mergeOfferAnswer',
      'usernameCheck',
      'usernameUpdate',
      'identityDefault',
      'identityUnlink',
      'premiumCancelReason',
      'premiumCheckout',
      'planChangePreview',
      'pausePreview',
      'extraChannelsPreview',
      'planChange',
      'premiumCardUpdate',
      'premiumTax',
      'billingDetailsUpdate',
      'refundConfirm',
      'withdrawalConfirm',
      'channelPlaceAdd',
      'channelPlaceRemove',
      'twitchStats',
      'playingStop',
      'claimAsk',
      'nextStream',
      'certificateIssue',
      'giftBuy',
      'giftCancel',
      'giftClaim',
      'lettersUpdate',
      'lettersResume',
      'unsubscribe',
    ]);
  });

  it('have 10 s, and 30 s where money moves', () => {
    expect(all.filter(({ timeoutMs }) => timeoutMs !== 10_000)).toEqual([
      endpoints.accountExport,
      endpoints.accountMergeConfirm,
      endpoints.premiumStart,
      endpoints.premiumCheckout,
      endpoints.planChange,
      endpoints.premiumCardUpdate,
      endpoints.refundConfirm,
      endpoints.withdrawalConfirm,
      endpoints.giftBuy,
      endpoints.giftCancel,
    ]);
    expect(endpoints.premiumCheckout.timeoutMs).toBe(30_000);
  });

  it('name only errors that have a status, and 401 wherever a session is needed', () => {
    for (const { name, auth } of Object.values(endpoints)) {
      const errors: readonly ErrorCode[] = endpointErrors[name];
      expect(Object.keys(errorStatus), name).toEqual(expect.arrayContaining([...errors]));
      if (auth.startsWith('bearer')) expect(errors, name).toContain('unauthorized');
    }
  });

  it.each(endpointNames)('%s: fixture and valid request fit', (name) => {
    const endpoint: Endpoint = endpoints[name];
    expect(z.safeParse(endpoint.response, fixtures[name])).toMatchObject({
      success: true,
      data: fixtures[name],
    });
    const request: object = validRequests[name];
    for (const part of ['params', 'query', 'headers', 'body'] as const) {
      const schema = endpoint[part];
      if (schema) expect(z.safeParse(schema, Reflect.get(request, part) ?? {}).error, part).toBeUndefined();
    }
  });

  it('refuse fields that they do not know', () => {
    const { body } = endpoints.premiumCheckout;
    const valid = validRequests.premiumCheckout.body;
    expect(z.safeParse(body, valid).success).toBe(true);
    expect(z.safeParse(body, { ...valid, price: 0 }).success).toBe(false);
    expect(z.safeParse(body, { ...valid, agreedTerms: false }).success).toBe(false);
    expect(z.safeParse(body, { ...valid, plan_code: 'free' }).success).toBe(false);
  });

  it('sell the plans of the domain that have one price for everybody', () => {
    expect(endpoints.premiumCheckout.body.shape.plan_code.options).toEqual(checkoutPlanCodes);
    expect(endpoints.premiumStart.body.shape.plan.options).toEqual(checkoutPlanCodes);
  });
});

describe('types', () => {
  it('answer with the domain’s shapes', () => {
    expectTypeOf<ResponseOf<Endpoints['me']>>().toExtend<User>();
    expectTypeOf<User>().toExtend<ResponseOf<Endpoints['me']>>();
    expectTypeOf<ResponseOf<Endpoints['account']>>().toExtend<DomainAccount>();
    expectTypeOf<DomainAccount>().toExtend<ResponseOf<Endpoints['account']>>();
    expectTypeOf<ResponseOf<Endpoints['logout']>>().toBeVoid();
  });

  it('ask only for what is needed', () => {
    expectTypeOf<RequestOf<Endpoints['playing']>>().toExtend<{ params: { uguid: string } }>();
    expectTypeOf<{ params: { uguid: string } }>().toExtend<RequestOf<Endpoints['playing']>>();
    expectTypeOf<object>().toExtend<RequestOf<Endpoints['refresh']>>();
    expectTypeOf<object>().not.toExtend<RequestOf<Endpoints['identityDefault']>>();
  });
});
