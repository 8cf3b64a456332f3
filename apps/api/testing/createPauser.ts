import type { CheckoutPlanCode } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { expect } from 'vitest';
import type { TestPerson } from './createTestApi.ts';
import type { Shop } from './startShop.ts';

export const monthly = 'rocksprem_i_m_v2';
export const yearly = 'rocksprem_i_y_v2';
export const isoOf = (ms: number) => new Date(ms).toISOString();

/** Actions and reads of pause tests, over HTTP, in the shop of the current test. */
export const createPauser = (shop: () => Omit<Shop, 'close'>) => {
  const subscriber = async (planCode: CheckoutPlanCode = monthly, coupon = '') => {
    const person = await shop().api.signUp();
    expect((await shop().buyer.buy(person, { plan_code: planCode, coupon })).status).toBe(204);
    return person;
  };
  /** Signs in for each call: the clock moves by months, and no session lasts that long. */
  const call = async ({ user }: TestPerson, path: string, method = 'GET', body?: unknown) => {
    const { token } = await shop().api.signIn(user);
    return shop().api.call(path, { method, token, ...(body === undefined ? {} : { body }) });
  };
  const accountOf = async (person: TestPerson) =>
    endpoints.account.response.parse(await (await call(person, '/v1/account')).json());
  const lightOf = async (person: TestPerson) =>
    endpoints.coverage.response.parse(await (await call(person, '/v1/coverage')).json());
  const planOf = async (person: TestPerson) => (await accountOf(person)).subscription;
  const ask = (person: TestPerson, until: string | null) =>
    call(person, '/v1/premium/pause/preview', 'POST', { until });
  const quoted = async (person: TestPerson, until: string | null) =>
    endpoints.pausePreview.response.parse(await (await ask(person, until)).json());
  const confirm = (person: TestPerson, quoteId: string) =>
    call(person, '/v1/premium/change', 'POST', { quote_id: quoteId });
  const askPlan = (person: TestPerson, planCode: string) =>
    call(person, '/v1/premium/change/preview', 'POST', { plan_code: planCode, coupon: null });
  const cancel = async ({ user }: TestPerson) => {
    const { token } = await shop().api.signIn(user);
    return shop().api.call('/v1/premium/cancel', { method: 'POST', token });
  };
  const chargesOf = (person: TestPerson) =>
    shop()
      .buyer.booksOf(person)
      .charges.map(({ amountCents }) => amountCents);
  const pause = async (person: TestPerson, until: string) => {
    const quote = await quoted(person, until);
    expect((await confirm(person, quote.quote_id)).status).toBe(204);
    return quote;
  };
  const paidThrough = async (person: TestPerson) =>
    Date.parse((await planOf(person))?.paid_through_date ?? 'never');
  /** Moves the clocks of sandbox and api. */
  const moveTo = async (ms: number) => {
    await shop().sandbox.moveClock({ to: isoOf(ms) });
    shop().api.time.offsetMs = ms - Date.now();
  };
  return {
    subscriber,
    call,
    accountOf,
    lightOf,
    planOf,
    ask,
    quoted,
    confirm,
    askPlan,
    cancel,
    chargesOf,
    pause,
    paidThrough,
    moveTo,
  };
};
