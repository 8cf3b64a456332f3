const credentials = Buffer.from('sandbox-private-key:').toString('base64');

const read = async (response: Response, path: readonly string[]): Promise<string> => {
  let value: unknown = await response.json();
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  if (typeof value === 'string') return value;
  throw new Error(`The sandbox answered ${response.status} without ${path.join('.')}.`);
};

/** Buys with a card whose bank wants to see the person first; answers the token of the bank's question. */
export const actionToken = async (sandboxUrl: string, name: string): Promise<string> => {
  const token = await read(
    await fetch(`${sandboxUrl}/js/v1/token`, {
      method: 'POST',
      body: new URLSearchParams({
        key: 'sandbox-public-key',
        number: '4000000000003220',
        month: '12',
        year: '2039',
        cvv: '123',
        first_name: 'Sample',
        last_name: 'Streamer',
      }),
    }),
    ['id'],
  );
  const purchase = await fetch(`${sandboxUrl}/v3/purchases`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${credentials}`,
      accept: 'application/vnd.recurly.v2021-02-25',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      currency: 'USD',
      account: { code: `payments-${name}`, email: 'sample@example.com', billing_info: { token_id: token } },
      subscriptions: [{ plan_code: 'rocksprem_i_m_v2' }],
    }),
  });
  return read(purchase, ['error', 'transaction_error', 'three_d_secure_action_token_id']);
};
