import type { Client } from '@backbeat/sdk';
import { endpoints } from '@backbeat/sdk/contract';
import type { ContractCases } from '../../testing/ContractCases.ts';
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

const details = { company: 'Beat Ltd', tax_number: 'GB123', address: '1 Beat St\nLeeds' };

const list = (client: Client) => client.invoices();
const one = (client: Client, number = '1') => client.invoice({ params: { number } });
const file = (client: Client, number = '1') => client.invoicePdf({ params: { number } });
const update = (client: Client) => client.billingDetailsUpdate({ body: details });

/** A subscriber with monthly Premium. */
const subscriber = async (open: World) => {
  const signedIn = await open.signedIn();
  await signedIn.client.premiumCheckout({ body: await open.checkoutBody(signedIn.person) });
  return signedIn;
};

/** The calls about what was billed, and the lines on it. */
export const invoiceCases: ContractCases<
  'invoices' | 'invoice' | 'invoicePdf' | 'billingDetails' | 'billingDetailsUpdate'
> = {
  invoices: {
    success: async ({ open }) => list((await subscriber(open)).client),
    unauthorized: asAnonymous(list),
    validation: withOther(endpoints.invoices, { query: { cursor: 'the page before' } }),
    rate_limited: beyondItsLimit(list),
    provider_unavailable: withoutProvider(list),
    internal: withoutDatabase(list),
  },
  invoice: {
    success: async ({ open }) => {
      const { client } = await subscriber(open);
      return one(client, (await client.invoices()).invoices[0]?.number);
    },
    unauthorized: asAnonymous(one),
    not_found: async ({ open }) => {
      const somebody = await subscriber(open);
      const [theirs] = (await somebody.client.invoices()).invoices;
      return one((await open.signedIn()).client, theirs?.number);
    },
    validation: withOther(endpoints.invoice, { params: { number: 'number 1' } }),
    rate_limited: beyondItsLimit(one),
    provider_unavailable: withoutProvider(one),
    internal: withoutDatabase(one),
  },
  invoicePdf: {
    success: async ({ open }) => {
      const { client } = await subscriber(open);
      return file(client, (await client.invoices()).invoices[0]?.number);
    },
    unauthorized: asAnonymous(file),
    not_found: async ({ open }) => {
      const somebody = await subscriber(open);
      const [theirs] = (await somebody.client.invoices()).invoices;
      return file((await open.signedIn()).client, theirs?.number);
    },
    validation: withOther(endpoints.invoicePdf, { params: { number: 'number 1' } }),
    rate_limited: beyondItsLimit(file),
    provider_unavailable: withoutProvider(file),
    internal: withoutDatabase(file),
  },
  billingDetails: {
    success: asSomebody((client) => client.billingDetails()),
    unauthorized: asAnonymous((client) => client.billingDetails()),
    rate_limited: overLimit((client) => client.billingDetails()),
    internal: withoutDatabase((client) => client.billingDetails()),
  },
  billingDetailsUpdate: {
    success: asSomebody(update),
    unauthorized: asAnonymous(update),
    validation: withOther(endpoints.billingDetailsUpdate, {
      body: { ...details, company: 'x'.repeat(121) },
    }),
    too_large: withTooMuch(endpoints.billingDetailsUpdate),
    rate_limited: beyondItsLimit(update),
    internal: withoutDatabase(update),
  },
};
