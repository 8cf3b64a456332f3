import { inForm } from '@backbeat/tooling/inForm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, type CheckoutForm, formFor } from '../../testing/createBuyer.ts';
import { codeOf, saidBy, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { checkouts } from '../db/schema/premium.ts';

const tokens = inForm({ short: 10, whole: 100 });
const requests = inForm({ short: 300, whole: 10_000 });
const atOnce = 100;

interface Purchase {
  readonly person: TestPerson;
  readonly form: CheckoutForm;
}

describe(`${requests} requests on ${tokens} payment tokens, ${atOnce} at a time`, () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;
  let purchases: Purchase[];

  beforeAll(async () => {
    const shop = await startShop({ environment: { LIMIT_CHECKOUTS_PER_MINUTE: '1000000' } });
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });

  const prepare = (cardNumber?: string) =>
    inParallel(10, Array.from({ length: tokens }), async (): Promise<Purchase> => {
      const person = await api.signUp();
      return { person, form: formFor(person, await sandbox.cardToken(cardNumber)) };
    });
  /** Spreads the calls over all tokens: neighbouring calls have equal or different tokens. */
  const sendAll = async () => {
    const calls = Array.from({ length: requests }, (_, index) => purchases[(index * 7) % tokens]).filter(
      (purchase) => purchase !== undefined,
    );
    return inParallel(atOnce, calls, async ({ person, form }) => {
      let answer = await buyer.send(person, form);
      // On a busy machine the first one may take longer than others wait: they are told to repeat.
      while (answer.status === 409) answer = await buyer.send(person, form);
      return { hash: person.user.hash, said: await saidBy(answer) };
    });
  };
  const answersByToken = (answers: Awaited<ReturnType<typeof sendAll>>) =>
    purchases.map(({ person }) => [
      ...new Set(answers.filter(({ hash }) => hash === person.user.hash).map(({ said }) => said)),
    ]);

  it(
    'charge each token once and answer all of its requests alike',
    async () => {
      purchases = await prepare();
      const answers = await sendAll();
      expect(answers).toHaveLength(requests);
      expect(answersByToken(answers)).toEqual(purchases.map(() => ['204 ']));
      const { charges, subscriptions } = sandbox.sandbox.ledger();
      expect(charges).toHaveLength(tokens);
      expect(new Set(charges.map(({ accountCode }) => accountCode)).size).toBe(tokens);
      expect(subscriptions).toHaveLength(tokens);
    },
    longRunMs,
  );

  it('are a conflict with any other body, and move no money', async () => {
    const changes: readonly Partial<CheckoutForm>[] = [
      { plan_code: 'rocksprem_i_y_v2' },
      { email: 'other@people.example' },
      { first_name: 'Eve' },
      { coupon: 'vidcon50' },
      { gift_card: 'NO-CARD' },
    ];
    const answers = await inParallel(atOnce, purchases, async ({ person, form }, index) => {
      const answer = await buyer.send(person, { ...form, ...changes[index % changes.length] });
      return `${answer.status} ${await codeOf(answer)}`;
    });
    expect(answers).toEqual(purchases.map(() => '409 conflict'));
    expect(sandbox.sandbox.ledger().charges).toHaveLength(tokens);
  });

  it(
    'of declined cards charge nothing and repeat the first answer word for word',
    async () => {
      purchases = await prepare('4000000000000002');
      const said = answersByToken(await sendAll());
      expect(said.map((answers) => answers.length)).toEqual(purchases.map(() => 1));
      expect(said.flat().every((answer) => answer.startsWith('402 '))).toBe(true);
      expect(sandbox.sandbox.ledger().charges).toHaveLength(tokens);
    },
    longRunMs,
  );

  it('are still known a day later', async () => {
    api.time.offsetMs += 25 * 3_600_000;
    const before = await api.deps.db.$count(checkouts);
    for (const { run } of Object.values(api.services.rounds)) await run();
    expect(await api.deps.db.$count(checkouts)).toBe(before);
    expect(before).toBe(2 * tokens);
  });
});
