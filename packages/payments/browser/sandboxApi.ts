const credentials = Buffer.from('sandbox-private-key:').toString('base64');

/** What the provider's server API answered to a purchase. */
export interface BoughtWith {
  readonly status: number;
  /** The code with which it was refused: of the transaction, else of the request. */
  readonly refusedBy: string | null;
  readonly actionTokenId: string | null;
  /** What was or would be charged, in cents. */
  readonly totalCents: number | null;
}

/** What is bought. */
export interface Purchase {
  readonly account: string;
  readonly planCode: string;
  readonly couponCode?: string;
  readonly tokenId?: string;
  readonly resultTokenId?: string;
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const post = async (url: string, body: object): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Basic ${credentials}`,
      accept: 'application/vnd.recurly.v2021-02-25',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

const sendPurchase = async (url: string, purchase: Purchase): Promise<BoughtWith> => {
  const { account, planCode, couponCode, tokenId, resultTokenId } = purchase;
  const { status, body } = await post(url, {
    currency: 'USD',
    account: {
      code: account,
      email: 'sample@example.com',
      ...(tokenId === undefined
        ? {}
        : {
            billing_info: { token_id: tokenId, three_d_secure_action_result_token_id: resultTokenId ?? null },
          }),
    },
    subscriptions: [{ plan_code: planCode }],
    coupon_codes: couponCode === undefined ? [] : [couponCode],
  });
  const total = at(body, ['charge_invoice', 'total']);
  return {
    status,
    refusedBy: text(at(body, ['error', 'transaction_error', 'code'])) ?? text(at(body, ['error', 'type'])),
    actionTokenId: text(at(body, ['error', 'transaction_error', 'three_d_secure_action_token_id'])),
    totalCents: typeof total === 'number' ? Math.round(total * 100) : null,
  };
};

/** Buys as a shop's server does. */
export const buyAt = (sandboxUrl: string, purchase: Purchase): Promise<BoughtWith> =>
  sendPurchase(`${sandboxUrl}/v3/purchases`, purchase);

/** Asks as a shop's server does what a purchase would cost. */
export const previewAt = (sandboxUrl: string, purchase: Purchase): Promise<BoughtWith> =>
  sendPurchase(`${sandboxUrl}/v3/purchases/preview`, purchase);

/** Moves a sandbox's time forward. */
export const moveClockAt = async (sandboxUrl: string, ms: number): Promise<void> => {
  await post(`${sandboxUrl}/clock`, { ms });
};
