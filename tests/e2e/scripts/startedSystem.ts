import { accountCodeOf, asNew, type SignedIn, walkIn } from '../src/support/walkIn.ts';

const { SITE_PORT = '3000', API_PORT = '4000', SANDBOX_PORT = '4100' } = process.env;

/** A system that was started by `npm start`. */
export const {
  SITE_URL: siteUrl = `http://localhost:${SITE_PORT}`,
  SANDBOX_URL: sandboxUrl = `http://localhost:${SANDBOX_PORT}`,
} = process.env;
const { API_URL: apiUrl = `http://localhost:${API_PORT}` } = process.env;

/** Somebody who has never been here before. */
export const signUp = (name: string): Promise<SignedIn> =>
  walkIn({ siteUrl, apiUrl }, asNew(`${name} ${Date.now()}`));

/** A call of the api as somebody, from a page of the site. */
export const call = (
  { token, cookies }: Pick<SignedIn, 'token'> & Partial<SignedIn>,
  path: string,
  method: string,
  body?: object,
): Promise<Response> =>
  fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      origin: siteUrl,
      cookie: (cookies ?? []).map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

/** A payment token, as the card field makes one. */
export const cardToken = async (): Promise<string> => {
  const card = { number: '4111111111111111', month: '12', year: '2030', cvv: '123' };
  const fields = { first_name: 'Ada', last_name: 'Beat', ...card, key: 'sandbox-public-key' };
  const answer = await fetch(`${sandboxUrl}/js/v1/token`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return (await answer.json()).id;
};

const outcomeOf = async (answer: Response): Promise<string> =>
  answer.ok ? 'sold' : (await answer.json()).error.code;

/** What the api answers to a purchase: 'sold', or the code of its error. */
export const buy = async (token: string, { plan = 'rocksprem_i_m_v2', coupon = '' } = {}): Promise<string> =>
  outcomeOf(
    await call({ token }, '/v1/premium/checkout', 'POST', {
      first_name: 'Ada',
      last_name: 'Beat',
      email: 'ada@creators.example',
      coupon,
      gift_card: '',
      agreedTerms: true,
      account_code: accountCodeOf(token),
      rjs_token_id: await cardToken(),
      plan_code: plan,
    }),
  );

/** The payment provider's books of somebody. */
export const ledgerOf = async (
  token: string,
): Promise<{ subscriptions: { id: string; state: string }[]; charges: object[] }> =>
  (await fetch(`${sandboxUrl}/ledger?account=${accountCodeOf(token)}`)).json();

/** Prints a line; the program ends with 1 when one of them is wrong. */
export const report = (isRight: boolean, what: string): void => {
  process.stdout.write(`${isRight ? 'as it should be' : 'WRONG'}: ${what}\n`);
  if (!isRight) process.exitCode = 1;
};
