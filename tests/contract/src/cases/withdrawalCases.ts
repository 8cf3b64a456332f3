import type { Client } from '@backbeat/sdk';
import { endpoints, type Refund } from '@backbeat/sdk/contract';
import type { Case, ContractCases } from '../../testing/ContractCases.ts';
import {
  asAnonymous,
  asSomebody,
  beyondItsLimit,
  overLimit,
  withOther,
  withoutDatabase,
  withoutProvider,
  withTooMuch,
} from '../../testing/commonCases.ts';
import type { World } from '../../testing/startWorld.ts';

const email = 'ada@people.example';

const noPayment = { number: '1', version: 'none' };
const noLink = `3b8f0c52-6a0d-4a5e-9a3e-2f6b1c7d8e90.${'x'.repeat(43)}`;

const list = (client: Client) => client.refunds();
const confirm = (client: Client, { number, version }: Pick<Refund, 'number' | 'version'> = noPayment) =>
  client.refundConfirm({ body: { number, version } });
const ask = (client: Client) => client.withdrawalAsk({ body: { number: '1', email } });
const open = (client: Client, link: string) => client.withdrawal({ query: { link } });
const press = (client: Client, link: string, version = 'none') =>
  client.withdrawalConfirm({ body: { link, version } });

/** Somebody with a plan, and what of its payment can be had back. */
const payer = async (world: World, coupon = '') => {
  const signedIn = await world.signedIn();
  await signedIn.client.premiumCheckout({ body: await world.checkoutBody(signedIn.person, { coupon }) });
  const [payment] = (await signedIn.client.refunds()).payments;
  if (payment === undefined) throw new Error('There is no payment.');
  return { ...signedIn, payment };
};

/** The link that a letter brings to whoever has paid. */
const linkOf = async (world: World, { number }: Pick<Refund, 'number'>): Promise<string> => {
  const link = await world.api.withdrawalLink(number, email);
  if (link === null) throw new Error('No letter was written.');
  return link;
};

/** The link to an order of somebody whose limit has not been used. */
const strictLink = async (strict: World): Promise<string> => {
  const { client, person } = await strict.signedIn();
  await client.premiumCheckout({ body: await strict.checkoutBody(person) });
  const [invoice] = strict.sandbox.sandbox
    .ledger()
    .invoices.filter(({ accountCode }) => accountCode === person.user.hash);
  return linkOf(strict, { number: invoice?.number ?? '' });
};

/** A change of plan is under way meanwhile. */
const duringChange =
  (make: (client: Client, payment: Refund) => Promise<unknown>): Case =>
  async ({ open: world }) => {
    const { client, payment } = await payer(world);
    const { quote_id } = await client.planChangePreview({ body: { plan_code: 'rocksprem_i_y_v2' } });
    world.sandbox.sandbox.faults.add({ target: 'changes', delayMs: 1_500, times: 1 });
    const changing = client.planChange({ body: { quote_id } });
    await new Promise((resolve) => setTimeout(resolve, 500));
    try {
      return await make(client, payment);
    } finally {
      await changing;
    }
  };

/** The calls that give a payment back, signed in and by the link of a letter. */
export const withdrawalCases: ContractCases<
  'refunds' | 'refundConfirm' | 'withdrawalAsk' | 'withdrawal' | 'withdrawalConfirm'
> = {
  refunds: {
    success: async ({ open: world }) => list((await payer(world)).client),
    unauthorized: asAnonymous(list),
    rate_limited: beyondItsLimit(list),
    provider_unavailable: withoutProvider(list),
    internal: withoutDatabase(list),
  },
  refundConfirm: {
    success: async ({ open: world }) => {
      const { client, payment } = await payer(world);
      return confirm(client, payment);
    },
    unauthorized: asAnonymous(confirm),
    not_found: asSomebody(confirm),
    validation: withOther(endpoints.refundConfirm, { body: { number: '1' } }),
    too_large: withTooMuch(endpoints.refundConfirm),
    conflict: duringChange(confirm),
    refund_changed: async ({ open: world }) => {
      const { client, payment } = await payer(world);
      return confirm(client, { ...payment, version: 'older' });
    },
    refund_refused: async ({ open: world }) => {
      const { client, payment } = await payer(world, 'twitch14');
      return confirm(client, payment);
    },
    rate_limited: beyondItsLimit(confirm),
    provider_unavailable: withoutProvider(confirm),
    internal: withoutDatabase(confirm),
  },
  withdrawalAsk: {
    success: asAnonymous(ask),
    validation: withOther(endpoints.withdrawalAsk, { body: { number: '1', email: 'nobody' } }),
    too_large: withTooMuch(endpoints.withdrawalAsk),
    rate_limited: beyondItsLimit(ask),
    internal: withoutDatabase(ask),
  },
  withdrawal: {
    success: async ({ open: world }) => {
      const { payment } = await payer(world);
      return open(world.client(), await linkOf(world, payment));
    },
    not_found: asAnonymous((client) => open(client, noLink)),
    validation: withOther(endpoints.withdrawal, { query: { link: '' } }),
    rate_limited: async ({ strict }) => {
      const link = await strictLink(strict);
      await open(strict.client(), link);
      return open(strict.client(), link);
    },
    provider_unavailable: async (worlds) => {
      const link = await linkOf(worlds.open, (await payer(worlds.open)).payment);
      return withoutProvider((client) => open(client, link))(worlds);
    },
    internal: async ({ broken, open: world }) => {
      const link = await linkOf(world, (await payer(world)).payment);
      return open(broken.client, link);
    },
  },
  withdrawalConfirm: {
    success: async ({ open: world }) => {
      const { payment } = await payer(world);
      return press(world.client(), await linkOf(world, payment), payment.version);
    },
    not_found: asAnonymous((client) => press(client, noLink)),
    validation: withOther(endpoints.withdrawalConfirm, { body: { link: 'x' } }),
    too_large: withTooMuch(endpoints.withdrawalConfirm),
    conflict: async (worlds) => {
      const { open: world } = worlds;
      return duringChange(async (_, payment) =>
        press(world.client(), await linkOf(world, payment), payment.version),
      )(worlds);
    },
    refund_changed: async ({ open: world }) => {
      const link = await linkOf(world, (await payer(world)).payment);
      return press(world.client(), link);
    },
    refund_refused: async ({ open: world }) => {
      const { payment } = await payer(world, 'twitch14');
      return press(world.client(), await linkOf(world, payment), payment.version);
    },
    rate_limited: overLimit((client) => press(client, noLink)),
    provider_unavailable: async (worlds) => {
      const link = await linkOf(worlds.open, (await payer(worlds.open)).payment);
      return withoutProvider((client) => press(client, link))(worlds);
    },
    internal: async ({ broken, open: world }) => {
      const link = await linkOf(world, (await payer(world)).payment);
      return press(broken.client, link);
    },
  },
};
