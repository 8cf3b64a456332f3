import { coupons, dateText, moneyText, quoteForPlan } from '@backbeat/domain';
import { createClient, errorText, playerUrl, SdkError } from '@backbeat/sdk';
import { endpoints } from '@backbeat/sdk/contract';
import { apiFailure, createTestTransport, userFixture } from '@backbeat/sdk/testing';

const quote = quoteForPlan({
  planCode: 'rocksprem_i_y_v2',
  coupon: coupons.oneMonthFree,
  atMs: Date.UTC(2026, 10, 21),
});

const { fetch } = createTestTransport({
  me: userFixture({ tier: 'pro' }),
  account: () => apiFailure('provider_unavailable'),
});
const client = createClient({ apiUrl: 'https://api.test', fetch });

// Nobody listens there: what comes back is the client's own error, with words for people.
const nobody = createClient({ apiUrl: 'http://127.0.0.1:1' });
const failure: unknown = await nobody
  .playing({ params: { uguid: 'u-1' } }, { timeoutMs: 500 })
  .catch((error: unknown) => error);

process.stdout.write(
  JSON.stringify({
    payments: quote.schedule.map(({ atMs, totalCents }) => [dateText(atMs), moneyText(totalCents)]),
    tier: (await client.me()).tier,
    player: playerUrl({ playerUrl: 'https://player.test', token: 't' }),
    checkout: `${endpoints.premiumCheckout.method} ${endpoints.premiumCheckout.path}`,
    failure: failure instanceof SdkError && errorText(failure),
  }),
);
