import { randomUUID } from 'node:crypto';
import { inForm } from '@backbeat/tooling/inForm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, createBuyer, formFor } from '../../testing/createBuyer.ts';
import { createTestApi, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';

const numRuns = inForm({ short: 25, whole: 5_000 });

/** The final state at the provider, and the account's state for it. */
const shown = {
  active: { state: 'active', tier: 'premStream' },
  canceled: { state: 'canceled', tier: 'premStream' },
  expired: { state: 'expired', tier: 'free' },
} as const;
type State = keyof typeof shown;

/** Possible events at the provider, with the states before and after. */
const changes = {
  cancel: { method: 'PUT', path: '/cancel', from: ['active'], to: 'canceled' },
  reactivate: { method: 'PUT', path: '/reactivate', from: ['canceled'], to: 'active' },
  terminate: { method: 'DELETE', path: '', from: ['active', 'canceled'], to: 'expired' },
} as const satisfies Record<string, { method: string; path: string; from: readonly State[]; to: State }>;

const stepArbitrary = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    name: fc.constantFrom('cancel', 'reactivate', 'terminate'),
  }),
  // A single event: late, out of order or repeated.
  fc.record({ kind: fc.constant('deliver' as const), which: fc.nat({ max: 7 }) }),
  // Two events at the same time, while the account is read.
  fc.record({ kind: fc.constant('crowd' as const), which: fc.nat({ max: 7 }) }),
  fc.record({ kind: fc.constant('look' as const) }),
);
const storyArbitrary = fc.record({
  /** Does the first event arrive before the answer to the buyer? */
  isEventFirst: fc.boolean(),
  steps: fc.array(stepArbitrary, { maxLength: 7 }),
  /** Does the last event arrive, or get lost? */
  isLastLost: fc.boolean(),
});
type Story = typeof storyArbitrary extends fc.Arbitrary<infer T> ? T : never;

describe('events of the payment provider', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    // The sandbox's own events go to a closed address: only those of the test arrive.
    api = await createTestApi({ sandboxUrl: sandbox.url });
    buyer = createBuyer(api, sandbox);
  });
  afterAll(async () => {
    await api.close();
    await sandbox.close();
  });

  const credentials = (name: string, password: string) => ({
    authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
  });
  const deliver = async (hash: string, id: string): Promise<number> => {
    const body = { id, object_type: 'subscription', event_type: 'updated', account_code: hash };
    const headers = credentials('recurly', 'sandbox-webhook');
    return (await api.call('/webhooks/recurly', { method: 'POST', headers, body })).status;
  };
  const change = async (person: TestPerson, name: keyof typeof changes): Promise<number> => {
    const [subscription] = buyer.booksOf(person).subscriptions;
    const { method, path } = changes[name];
    const headers = credentials('sandbox-private-key', '');
    return (await fetch(`${sandbox.url}/v3/subscriptions/${subscription?.id}${path}`, { method, headers }))
      .status;
  };

  const play = async ({ isEventFirst, steps, isLastLost }: Story): Promise<void> => {
    const person = await api.signUp();
    const { hash } = person.user;
    const form = formFor(person, await sandbox.cardToken());
    const events: [string, ...string[]] = [randomUUID()];
    const [bought] = await Promise.all([
      buyer.send(person, form),
      ...(isEventFirst ? [deliver(hash, events[0])] : []),
    ]);
    expect(bought.status).toBe(204);
    let state: State = 'active';
    for (const step of steps) {
      if (step.kind === 'change') {
        const { from, to } = changes[step.name];
        if (!from.some((one) => one === state)) continue;
        expect(await change(person, step.name)).toBeLessThan(300);
        state = to;
        events.push(randomUUID());
      } else if (step.kind === 'deliver') {
        expect(await deliver(hash, events[step.which % events.length] ?? events[0])).toBe(204);
      } else if (step.kind === 'crowd') {
        const id = events[step.which % events.length] ?? events[0];
        await Promise.all([
          deliver(hash, id),
          deliver(hash, id),
          deliver(hash, randomUUID()),
          buyer.account(person),
        ]);
      } else await buyer.account(person);
    }
    if (isLastLost) api.time.offsetMs += 6 * 60_000;
    else expect(await deliver(hash, randomUUID())).toBe(204);
    const { user, subscription } = await buyer.account(person);
    api.time.offsetMs = 0;
    expect({ state: subscription?.state, tier: user.tier }).toEqual(shown[state]);
    expect(subscription?.provider).toBe(null);
    expect(buyer.booksOf(person).charges).toHaveLength(1);
  };

  it(
    `end in the provider's state in ${numRuns} stories: early, late, twice, out of order, at once, lost`,
    async () => {
      await fc.assert(fc.asyncProperty(storyArbitrary, play), { numRuns, endOnFailure: true });
    },
    longRunMs,
  );
});
