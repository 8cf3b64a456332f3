import { endpoints } from '@backbeat/sdk/contract';
import { asApiError } from '../billing/billingErrors.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import type { WithdrawalAsks } from './createWithdrawalAsks.ts';
import type { Withdrawals } from './createWithdrawals.ts';

export interface WithdrawalParts {
  readonly withdrawals: Withdrawals;
  readonly withdrawalAsks: WithdrawalAsks;
  readonly limiter: RateLimiter;
}

/** Getting one's money back: signed in, and by order number and e-mail. */
export const mountWithdrawals = (
  mount: Mount,
  { config }: RouteDeps,
  { withdrawals, withdrawalAsks, limiter }: WithdrawalParts,
): void => {
  mount(endpoints.refunds, async ({ session: { user } }) => ({ payments: await withdrawals.list(user) }));

  mount(endpoints.refundConfirm, ({ session: { user }, body: { number, version } }) =>
    withdrawals.confirm({ user, number, version, address: null }),
  );

  mount(endpoints.withdrawalAsk, async ({ context, body: { number, email } }) => {
    const network = callerNetwork(context, config.trustedProxies);
    await limiter.consume(`withdrawals:${network}`, config.limits.withdrawals);
    await withdrawalAsks.ask(number, email);
  });

  const find = async (link: string) => {
    const asked = await withdrawalAsks.find(link).catch((error: unknown) => {
      throw asApiError(error);
    });
    if (asked === null) throw new ApiError('not_found', 'No letter has this link, or it is too old.');
    return asked;
  };

  mount(endpoints.withdrawal, async ({ query: { link } }) => {
    const { user, number } = await find(link);
    return withdrawals.read(user, number);
  });

  mount(endpoints.withdrawalConfirm, async ({ body: { link, version } }) => {
    const { user, number, email } = await find(link);
    return withdrawals.confirm({ user, number, version, address: email });
  });
};
