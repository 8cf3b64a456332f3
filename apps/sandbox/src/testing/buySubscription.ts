import { cardToken } from './cardToken.ts';
import { recurlyClient } from './recurlyClient.ts';

let people = 0;

/** A subscription of somebody new, bought by the provider's own client: the account's code and the subscription's id. */
export const buySubscription = async (
  url: string,
  planCode = 'rocksprem_i_m_v2',
  couponCodes: string[] = [],
) => {
  people += 1;
  const code = `owner-${people}`;
  const billingInfo = { tokenId: await cardToken(url) };
  const { chargeInvoice } = await recurlyClient(url).client.createPurchase({
    currency: 'USD',
    account: { code, email: 'owner@creators.example', billingInfo },
    subscriptions: [{ planCode, quantity: 1 }],
    couponCodes,
  });
  return { code, id: chargeInvoice?.subscriptionIds?.[0] ?? '' };
};
