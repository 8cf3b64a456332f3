import { dayMs } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBuyer, formFor } from '../../testing/createBuyer.ts';
import { createGiver, giftFormFor } from '../../testing/createGiver.ts';
import { createPauser, isoOf, yearly } from '../../testing/createPauser.ts';
import { codeOf, createTestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { type ForeignForm, foreignForms, startGateway } from '../../testing/startGateway.ts';
import type { Shop } from '../../testing/startShop.ts';
import { startTestSandbox } from '../../testing/startTestSandbox.ts';

const masterCard = '5555555555554444';
/** A card that can be stored and is declined at every charge. */
const emptyCard = '4000000000000341';

const statuses = inForm({
  short: [400, 401, 403, 404, 409, 422, 429, 502],
  whole: Array.from({ length: 200 }, (_, index) => 400 + index),
});

/**
 * The short form tries each status with one false answer in turn, and for gifts with a page too; the whole form tries
 * all.
 */
const isTried = inForm({
  short: (index: number, turn: number, place: number) => place === (index + turn) % 4 || place + turn === 0,
  whole: () => true,
});
const casesFrom = (turn: number): { status: number; form: ForeignForm }[] =>
  statuses.flatMap((status, index) =>
    foreignForms.filter((_, place) => isTried(index, turn, place)).map((form) => ({ status, form })),
  );

/** A call that moves money, ready to be sent. */
interface Deed {
  send(): Promise<Response>;
  /** Does the account show its result? */
  isShown(): Promise<boolean>;
  /** The money that the provider has moved, in cents. */
  moved(): readonly number[];
  readonly expected: readonly number[];
}

interface MoneyCall {
  readonly request: RegExp;
  /** Prepares a person for the call. */
  before?(person: TestPerson): Promise<unknown>;
  /** Prepares a person some days before the call. */
  readonly afterDays?: number;
  ready(person: TestPerson): Promise<Deed>;
}

let shop: Omit<Shop, 'close'>;
let giver: ReturnType<typeof createGiver>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  const sandbox = await startTestSandbox();
  gateway = await startGateway(sandbox.url);
  const api = await createTestApi({
    sandboxUrl: sandbox.url,
    environment: { RECURLY_API_URL: `${gateway.url}/v3` },
  });
  shop = { sandbox, api, buyer: createBuyer(api, sandbox) };
  giver = createGiver(api, sandbox);
  return async () => {
    await api.close();
    await gateway.close();
    await sandbox.close();
  };
});
afterEach(() => {
  shop.api.time.offsetMs = 0;
});

const { call, accountOf, planOf, quoted, confirm, askPlan, chargesOf, pause, paidThrough } = createPauser(
  () => shop,
);
const subscribe = (person: TestPerson) => shop.buyer.buy(person);
const putCard = async (person: TestPerson, tokenId: string) =>
  call(person, '/v1/premium/card', 'PUT', { rjs_token_id: tokenId });

const redemption = z.object({ redemption_code: z.string() });
/** A gift card of twenty dollars, bought by another person. */
const giftCard = async (): Promise<string> => {
  const answer = await fetch(`${shop.sandbox.url}/v3/gift_cards`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      product_code: 'backbeat_gift_card',
      unit_amount: 20,
      currency: 'USD',
      delivery: { method: 'email', email_address: 'nova@people.example' },
      gifter_account: { code: 'gifter', billing_info: { token_id: await shop.sandbox.cardToken() } },
    }),
  });
  return redemption.parse(await answer.json()).redemption_code;
};

const isPlan = async (person: TestPerson, facts: Readonly<Record<string, unknown>>) => {
  const plan = await planOf(person);
  return expect.objectContaining(facts).asymmetricMatch(plan);
};

const moneyCalls: Readonly<Record<string, MoneyCall>> = {
  gift: {
    request: /^POST \/v3\/purchases$/,
    ready: async (person) => {
      const form = giftFormFor(await shop.sandbox.cardToken(), { places: 2 }, shop.api.deps.clock.now());
      return {
        send: () => giver.send(person, form),
        isShown: async () => (await giver.list(person)).gifts.length === 1,
        moved: () => giver.booksOf(person).charged,
        expected: [2398],
      };
    },
  },
  plan: {
    request: /^POST \/v3\/purchases$/,
    ready: async (person) => {
      const form = formFor(person, await shop.sandbox.cardToken());
      return {
        send: () => shop.buyer.send(person, form),
        isShown: () => isPlan(person, { state: 'active', provider: null }),
        moved: () => chargesOf(person),
        expected: [1199],
      };
    },
  },
  'plan with a gift card': {
    request: /^POST \/v3\/purchases$/,
    ready: async (person) => {
      const code = await giftCard();
      const form = formFor(person, await shop.sandbox.cardToken(), { gift_card: code });
      return {
        send: () => shop.buyer.send(person, form),
        isShown: () => isPlan(person, { state: 'active', provider: null }),
        moved: () => [
          ...shop.sandbox.sandbox
            .ledger()
            .giftCards.filter((card) => card.code === code)
            .map(({ balanceCents }) => balanceCents),
          ...shop.buyer.booksOf(person).subscriptions.map(() => 1),
        ],
        expected: [801, 1],
      };
    },
  },
  'change of plan': {
    request: /^POST \/v3\/subscriptions\/\w+\/change$/,
    before: subscribe,
    ready: async (person) => {
      const answer = await askPlan(person, yearly);
      const quote = endpoints.planChangePreview.response.parse(await answer.json());
      return {
        send: () => confirm(person, quote.quote_id),
        isShown: () => isPlan(person, { plan_code: yearly }),
        moved: () => chargesOf(person),
        expected: [1199, quote.now.total_cents],
      };
    },
  },
  refund: {
    request: /^POST \/v3\/invoices\/\w+\/refund$/,
    ready: async (person) => {
      const gift = await giver.give(person, { places: 3 });
      return {
        send: () => giver.cancel(person, gift.id),
        isShown: async () => (await giver.list(person)).gifts[0]?.refund?.done_at != null,
        moved: () => giver.booksOf(person).refunded,
        expected: [3597],
      };
    },
  },
  resume: {
    request: /^PUT \/v3\/subscriptions\/\w+\/resume$/,
    before: async (person) => {
      await subscribe(person);
      await pause(person, isoOf((await paidThrough(person)) + 40 * dayMs));
    },
    afterDays: 35,
    ready: async (person) => {
      const { quote_id } = await quoted(person, null);
      return {
        send: () => confirm(person, quote_id),
        isShown: () => isPlan(person, { state: 'active', pauses_at: null }),
        moved: () => chargesOf(person),
        expected: [1199, 1199],
      };
    },
  },
  'card that pays what is overdue': {
    request: /^PUT \/v3\/accounts\/[\w-]+\/billing_info$/,
    before: async (person) => {
      await subscribe(person);
      await putCard(person, await shop.sandbox.cardToken(emptyCard));
    },
    afterDays: 32,
    ready: async (person) => {
      expect((await accountOf(person)).subscription).toMatchObject({ state: 'past_due' });
      const token = await shop.sandbox.cardToken(masterCard);
      return {
        send: () => putCard(person, token),
        isShown: () => isPlan(person, { state: 'active' }),
        moved: () => chargesOf(person),
        expected: [1199, 1199],
      };
    },
  },
};

/** Lets a minute pass, in which the api settles its open calls. */
const aMinuteLater = async (): Promise<void> => {
  shop.api.time.offsetMs += 60_000;
  for (const { run } of Object.values(shop.api.services.rounds)) await run();
};

describe('an answer that is not of the provider', () => {
  it.each(Object.keys(moneyCalls).map((name, turn) => [name, turn] as const))(
    'to a %s: it is done once, found and shown',
    async (name, turn) => {
      const { request, before, afterDays = 0, ready } = moneyCalls[name] ?? expect.fail(name);
      const cases = casesFrom(turn);
      const people = await inParallel(4, cases, async () => {
        const person = await shop.api.signUp();
        await before?.(person);
        return person;
      });
      const baseMs = afterDays * dayMs;
      if (afterDays > 0) await shop.sandbox.moveClock({ days: afterDays });
      const seen = [];
      for (const [index, { status, form }] of cases.entries()) {
        shop.api.time.offsetMs = baseMs;
        const [signedUp] = people.slice(index, index + 1);
        if (signedUp === undefined) throw new Error('There are too few people.');
        const person = { ...signedUp, ...(await shop.api.signIn(signedUp.user)) };
        const { send, isShown, moved, expected } = await ready(person);
        gateway.answerOnce({ request, status, form });
        const first = await send();
        const isOpen = first.status === 503 && (await codeOf(first)) === 'provider_unavailable';
        expect(gateway.isWaiting()).toBe(false);
        await gateway.settled();
        await aMinuteLater();
        const isFound = await isShown();
        const isRepeated = (await send()).ok;
        // Without an answer of the provider, the outcome is open.
        const mayBeOpen = form === 'late' || name.startsWith('card');
        const isAnswered = first.ok || (mayBeOpen && isOpen);
        const all = { isAnswered, isFound, isRepeated, isShown: await isShown(), moved: moved(), expected };
        if (!isAnswered || !isFound || !isRepeated || !all.isShown || `${moved()}` !== `${expected}`)
          seen.push({ status, form, answer: first.status, ...all });
      }
      expect(seen).toEqual([]);
    },
    longRunMs,
  );
});
