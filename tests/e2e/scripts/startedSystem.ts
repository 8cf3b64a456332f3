import type { PaidPlanCode } from '@backbeat/domain';
import { defaultPorts } from '@backbeat/tooling/stack';
import { cardToken, checkoutBody } from '../src/support/provider.ts';
import { accountCodeOf, asNew, type SignedIn, walkIn } from '../src/support/walkIn.ts';

const { SITE_PORT, API_PORT, SANDBOX_PORT, SITE_URL, API_URL, SANDBOX_URL } = process.env;

/** Where a system answers that was started by `npm start`. */
export const system = {
  siteUrl: SITE_URL ?? `http://localhost:${SITE_PORT ?? defaultPorts.site}`,
  apiUrl: API_URL ?? `http://localhost:${API_PORT ?? defaultPorts.api}`,
  sandboxUrl: SANDBOX_URL ?? `http://localhost:${SANDBOX_PORT ?? defaultPorts.sandbox}`,
};

/** Somebody who has never been here before. */
export const signUp = (name: string): Promise<SignedIn> => walkIn(system, asNew(`${name} ${Date.now()}`));

/** A call of the api as somebody, from a page of the site. */
export const call = (
  { token, cookies }: Pick<SignedIn, 'token'> & Partial<SignedIn>,
  path: string,
  method: string,
  body?: object,
): Promise<Response> =>
  fetch(`${system.apiUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      origin: system.siteUrl,
      cookie: (cookies ?? []).map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const outcomeOf = async (answer: Response): Promise<string> =>
  answer.ok ? 'sold' : (await answer.json()).error.code;

/** What the api answers to a purchase: 'sold', or the code of its error. */
export const buy = async (
  token: string,
  { planCode = 'rocksprem_i_m_v2', coupon = '' }: { planCode?: PaidPlanCode; coupon?: string } = {},
): Promise<string> => {
  const order = { accountCode: accountCodeOf(token), tokenId: await cardToken(system), planCode, coupon };
  return outcomeOf(await call({ token }, '/v1/premium/checkout', 'POST', checkoutBody(order)));
};

/** Prints a line; the program ends with 1 when one of them is wrong. */
export const report = (isRight: boolean, what: string): void => {
  process.stdout.write(`${isRight ? 'as it should be' : 'WRONG'}: ${what}\n`);
  if (!isRight) process.exitCode = 1;
};
