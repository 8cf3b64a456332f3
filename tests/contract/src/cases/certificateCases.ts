import type { Client } from '@backbeat/sdk';
import { endpoints } from '@backbeat/sdk/contract';
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

const day = 86_400_000;

const issue = (client: Client, from = '2024-01-01') =>
  client.certificateIssue({
    body: { platform: 'twitch', from, until: new Date().toISOString().slice(0, 10) },
  });

const read = (client: Client, code = 'BB-0000-0000') => client.certificate({ params: { code } });

/** A day after somebody bought Premium. */
const asCovered =
  (make: (client: Client) => Promise<unknown>): Case =>
  async ({ open }) => {
    const { person, client } = await open.signedIn();
    await client.premiumCheckout({ body: await open.checkoutBody(person) });
    open.api.time.offsetMs += day;
    return make(client).finally(() => (open.api.time.offsetMs -= day));
  };

/** Coverage certificates. */
export const certificateCases: ContractCases<'certificates' | 'certificateIssue' | 'certificate'> = {
  certificates: {
    success: asCovered(async (client) => {
      await issue(client);
      return client.certificates();
    }),
    unauthorized: asAnonymous((client) => client.certificates()),
    rate_limited: overLimit((client) => client.certificates()),
    internal: withoutDatabase((client) => client.certificates()),
  },
  certificateIssue: {
    success: asCovered(issue),
    unauthorized: asAnonymous(issue),
    validation: asSomebody((client) => issue(client, '2999-01-01')),
    too_large: withTooMuch(endpoints.certificateIssue),
    not_found: asSomebody(issue),
    rate_limited: beyondItsLimit(issue),
    provider_unavailable: withoutProvider(issue),
    internal: withoutDatabase(issue),
  },
  certificate: {
    success: asCovered(async (client) => read(client, (await issue(client)).code)),
    not_found: asAnonymous(read),
    validation: withOther(endpoints.certificate, { params: { code: 'BB-1' } }),
    rate_limited: beyondItsLimit(read),
    internal: withoutDatabase(read),
  },
};
