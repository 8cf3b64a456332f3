/** Provider tokens live 20 minutes; one that is nearly over is not worth the risk of running out on the way. */
const reusableForMs = 15 * 60_000;

/** A payment token and the purchase that it was made for. */
export interface StoredToken {
  readonly id: string;
  readonly createdAtMs: number;
  readonly purchaseKey: string;
}

/**
 * What has to be the same for a repeated attempt to be the same purchase. The api charges once per payment
 * token, so trying again with the kept token cannot charge twice.
 *
 * @example purchaseKey({ planCode: 'rocksprem_i_y_v2', quoteHash: 'h', email: 'a@b.co' }) // → '["rocksprem_i_y_v2","h","a@b.co"]'
 */
export const purchaseKey = (purchase: Readonly<Record<string, string | null>>): string =>
  JSON.stringify(Object.values(purchase));

/** The kept token, if it is young and was made for exactly this purchase. */
export const reusableToken = (kept: StoredToken | null, key: string, nowMs: number): StoredToken | null =>
  kept !== null && kept.purchaseKey === key && nowMs - kept.createdAtMs < reusableForMs ? kept : null;
