import type { PaidPlanCode } from '@backbeat/domain';
import type { Page } from '@playwright/test';
import { uniqueName } from './journey.ts';
import { cardToken, checkoutBody, endSubscriptions, postForm, privateKey } from './provider.ts';
import { giveCookies } from './signIn.ts';
import { expect, type RunningSystem } from './test.ts';
import { accountCodeOf, asNew, type SignedIn, walkIn } from './walkIn.ts';

/** Somebody with a plan, paid by a card that works. */
export interface Subscriber extends SignedIn {
  readonly accountCode: string;
}

/** What is bought, and with what. */
interface Purchase {
  readonly planCode?: PaidPlanCode;
  readonly coupon?: string;
  readonly giftCard?: string;
  readonly cardLastDay?: Date;
  /** Of PayPal; without one, a card that works pays. */
  readonly tokenId?: string;
  /** Where the buyer is, where tax is charged. */
  readonly country?: string;
}

/** Buys a plan over HTTP; by default monthly Premium. */
export const buyPlan = async (
  system: RunningSystem,
  { token, accountCode }: Pick<Subscriber, 'token' | 'accountCode'>,
  { planCode = 'rocksprem_i_m_v2', coupon = '', giftCard = '', cardLastDay, tokenId, country }: Purchase = {},
): Promise<void> => {
  const order = {
    accountCode,
    tokenId: tokenId ?? (await cardToken(system, undefined, cardLastDay)),
    planCode,
    coupon,
    giftCard,
    ...(country === undefined ? {} : { address: { country, postal_code: '' } }),
  };
  const answer = await fetch(`${system.apiUrl}/v1/premium/checkout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(checkoutBody(order)),
  });
  if (!answer.ok) throw new Error(`Nobody subscribed: ${answer.status} ${await answer.text()}`);
};

/** Signs a new person up, over HTTP. */
export const joinNew = async (system: RunningSystem, name: string): Promise<Subscriber> => {
  const signedIn = await walkIn(system, asNew(name));
  return { ...signedIn, accountCode: accountCodeOf(signedIn.token) };
};

/** Signs a new person up and buys a plan, over HTTP; by default monthly Premium. */
export const subscribeNew = async (
  system: RunningSystem,
  { name = uniqueName('Subscriber'), ...purchase }: Purchase & { readonly name?: string } = {},
): Promise<Subscriber> => {
  const person = await joinNew(system, name);
  await buyPlan(system, person, purchase);
  return person;
};

/** Ends a person's subscriptions at the payment provider at once, and waits until the api knows. */
export const endPlan = async (system: RunningSystem, { token, accountCode }: Subscriber): Promise<void> => {
  await endSubscriptions(system, accountCode);
  const headers = { authorization: `Bearer ${token}` };
  const tier = async () => (await (await fetch(`${system.apiUrl}/v1/me`, { headers })).json()).tier;
  await expect.poll(tier, { message: 'the api knows that the plan has ended' }).toBe('free');
};

/** Puts another card on file by the payment provider's own API, with its bank's consent. */
export const storeCard = async (
  system: RunningSystem,
  { accountCode }: Pick<Subscriber, 'accountCode'>,
  number: string,
): Promise<void> => {
  const put = async (body: object) => {
    const answer = await fetch(`${system.sandboxUrl}/v3/accounts/code-${accountCode}/billing_info`, {
      method: 'PUT',
      headers: { authorization: privateKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { isStored: answer.ok, body: await answer.json() };
  };
  const token_id = await cardToken(system, number);
  const first = await put({ token_id });
  if (first.isStored) return;
  const result = await postForm(`${system.sandboxUrl}/js/v1/tokens`, {
    type: 'three_d_secure_action_result',
    three_d_secure_action_token_id: first.body.error.transaction_error.three_d_secure_action_token_id,
    'results[success]': 'true',
  });
  const second = await put({ token_id, three_d_secure_action_result_token_id: result.id });
  if (!second.isStored) throw new Error(`The card was not stored: ${JSON.stringify(second.body)}`);
};

/** Opens a page as a subscriber. */
export const openAsSubscriber = async (page: Page, subscriber: Subscriber, path: string): Promise<void> => {
  await giveCookies(page, subscriber);
  await page.goto(`${path}#token=${subscriber.token}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
};
