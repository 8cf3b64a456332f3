import type { PaidPlanCode } from '@backbeat/domain';
import { ledgerOf } from './ledger.ts';
import type { RunningSystem } from './test.ts';

type ProviderHost = Pick<RunningSystem, 'sandboxUrl'>;

/** Opens the payment provider's API for servers. */
export const privateKey = `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`;

/** A call of the payment provider's API for browsers. */
export const postForm = async (url: string, form: Readonly<Record<string, string>>) => {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ ...form, key: 'sandbox-public-key' }),
  });
  return answer.json();
};

/** A payment token, as the card field makes one; by default of a card that works. */
export const cardToken = async (
  { sandboxUrl }: ProviderHost,
  number = '4111111111111111',
  lastDay = new Date('2030-12-31'),
): Promise<string> => {
  const [year = '', month = ''] = lastDay.toISOString().split('-');
  const fields = { first_name: 'Ada', last_name: 'Beat', number, month, year, cvv: '123' };
  return (await postForm(`${sandboxUrl}/js/v1/token`, fields)).id;
};

/** A payment token of PayPal, as its window makes one. */
export const payPalToken = async ({ sandboxUrl }: ProviderHost): Promise<string> => {
  const page = await (await fetch(`${sandboxUrl}/js/v1/paypal/start?event=e&amount=11.99`)).text();
  return /&quot;id&quot;:&quot;([\w-]{22})&quot;/.exec(page)?.[1] ?? '';
};

interface Order {
  readonly accountCode: string;
  readonly tokenId: string;
  readonly planCode: PaidPlanCode;
  readonly coupon: string;
  readonly giftCard?: string;
  /** Where the buyer is, where tax is charged. */
  readonly address?: { readonly country: string; readonly postal_code: string };
}

/** What the checkout sends to the api. */
export const checkoutBody = ({ accountCode, tokenId, planCode, coupon, giftCard = '', address }: Order) => ({
  first_name: 'Ada',
  last_name: 'Beat',
  email: 'ada@creators.example',
  coupon,
  gift_card: giftCard,
  agreedTerms: true,
  account_code: accountCode,
  rjs_token_id: tokenId,
  plan_code: planCode,
  ...(address === undefined ? {} : { address }),
});

/** Ends the subscriptions of an account at the payment provider at once. */
export const endSubscriptions = async (host: ProviderHost, accountCode: string): Promise<void> => {
  for (const { id } of (await ledgerOf(host, accountCode)).subscriptions)
    await fetch(`${host.sandboxUrl}/v3/subscriptions/${id}?refund=none`, {
      method: 'DELETE',
      headers: { authorization: privateKey },
    });
};
