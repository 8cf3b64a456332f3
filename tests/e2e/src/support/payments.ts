import type { Subscriber } from './subscriber.ts';
import { expect, type RunningSystem } from './test.ts';

/** A call of the api as a person, from a page of the site; it has to work. */
export const callAs = async (
  { apiUrl, siteUrl }: RunningSystem,
  { token, cookies }: Subscriber,
  path: string,
  body?: object,
) => {
  const answer = await fetch(`${apiUrl}/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      origin: siteUrl,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
};

/** What a payment was for. */
export type PaymentKind = 'purchase' | 'renewal' | 'change' | 'gift';

/** The payment of a kind, as soon as the api knows it. */
export const paymentOf = async (system: RunningSystem, person: Subscriber, kind: PaymentKind) => {
  const find = async () =>
    (await callAs(system, person, '/refunds')).payments.find(
      (one: { kind: PaymentKind; withdrawn: object | null }) => one.kind === kind && one.withdrawn === null,
    );
  await expect.poll(find, { message: `the ${kind}` }).toBeDefined();
  return find();
};
