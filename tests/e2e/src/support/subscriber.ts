import type { Page } from '@playwright/test';
import { uniqueName } from './journey.ts';
import { tokenOfNew } from './signIn.ts';
import { expect, type RunningSystem } from './test.ts';
import { accountCodeOf } from './walkIn.ts';

/** Somebody with Premium by the month, paid by a card that works. */
export interface Subscriber {
  readonly token: string;
  readonly accountCode: string;
}

const post = async (url: string, form: Readonly<Record<string, string>>) => {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ ...form, key: 'sandbox-public-key' }),
  });
  return answer.json();
};

/** A payment token, as the card field makes one. */
const cardToken = async ({ sandboxUrl }: RunningSystem, number: string): Promise<string> => {
  const fields = { first_name: 'Ada', last_name: 'Beat', number, month: '12', year: '2030', cvv: '123' };
  return (await post(`${sandboxUrl}/js/v1/token`, fields)).id;
};

/** Signs somebody up and buys Premium for them, over HTTP. */
export const subscribeNew = async (system: RunningSystem): Promise<Subscriber> => {
  const token = await tokenOfNew(system, uniqueName('Subscriber'));
  const accountCode = accountCodeOf(token);
  const answer = await fetch(`${system.apiUrl}/v1/premium/checkout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Ada',
      last_name: 'Beat',
      email: 'ada@creators.example',
      coupon: '',
      gift_card: '',
      agreedTerms: true,
      account_code: accountCode,
      rjs_token_id: await cardToken(system, '4111111111111111'),
      plan_code: 'rocksprem_i_m_v2',
    }),
  });
  if (!answer.ok) throw new Error(`Nobody subscribed: ${answer.status} ${await answer.text()}`);
  return { token, accountCode };
};

/** Puts another card on file by the payment provider's own API, with its bank's consent. */
export const storeCard = async (
  system: RunningSystem,
  { accountCode }: Subscriber,
  number: string,
): Promise<void> => {
  const put = async (body: object) => {
    const answer = await fetch(`${system.sandboxUrl}/v3/accounts/code-${accountCode}/billing_info`, {
      method: 'PUT',
      headers: {
        authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return { isStored: answer.ok, body: await answer.json() };
  };
  const token_id = await cardToken(system, number);
  const first = await put({ token_id });
  if (first.isStored) return;
  const result = await post(`${system.sandboxUrl}/js/v1/tokens`, {
    type: 'three_d_secure_action_result',
    three_d_secure_action_token_id: first.body.error.transaction_error.three_d_secure_action_token_id,
    'results[success]': 'true',
  });
  const second = await put({ token_id, three_d_secure_action_result_token_id: result.id });
  if (!second.isStored) throw new Error(`The card was not stored: ${JSON.stringify(second.body)}`);
};

/** Opens a page as a subscriber. */
export const openAsSubscriber = async (page: Page, { token }: Subscriber, path: string): Promise<void> => {
  await page.goto(`${path}#token=${token}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
};
