import recurly from 'recurly';
import DefaultHttpAdapter from 'recurly/lib/recurly/DefaultHttpAdapter.js';
import type { HttpResponse } from 'recurly/lib/recurly/HttpAdapter.js';
import * as z from 'zod/mini';

/** The client's own transport, sent to the sandbox in the place of the provider. */
class SandboxAdapter extends DefaultHttpAdapter {
  readonly #base: string;
  readonly #seen: HttpResponse[];

  constructor(base: string, seen: HttpResponse[]) {
    super();
    this.#base = base;
    this.#seen = seen;
  }

  override async execute(method: string, url: string, headers: Record<string, string>, body: string | null) {
    const response = await super.execute(
      method,
      url.replace('https://v3.recurly.com', this.#base),
      headers,
      body,
    );
    this.#seen.push(response);
    return response;
  }
}

/** The provider's own Node client, unmodified, and the answers that it got. */
export const recurlyClient = (url: string, privateKey = 'sandbox-private-key') => {
  const answers: HttpResponse[] = [];
  const httpAdapter = new SandboxAdapter(`${url}/v3`, answers);
  return { client: new recurly.Client(privateKey, { httpAdapter }), answers };
};

/** What a promise is rejected with; fails when it is not. */
export const rejection = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('The promise was fulfilled.');
};

const answerSchema = z.object({ type: z.string(), id: z.string() });

/** A token for a card number, as a browser gets it. */
export const cardToken = async (url: string, number = '4111111111111111'): Promise<string> => {
  const response = await fetch(`${url}/js/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'sandbox-public-key',
      number,
      month: '12',
      year: '2039',
      cvv: '123',
      first_name: 'Nova',
      last_name: 'Beats',
    }),
  });
  return answerSchema.parse(await response.json()).id;
};

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
