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
  withTooMuch,
} from '../../testing/commonCases.ts';

const plan = (client: Client) =>
  client.nextStream({ body: { starts_at: new Date(Date.now() + 86_400_000).toISOString() } });

const makeAddress = (client: Client) =>
  client.coverageAddress({ body: { platform: 'twitch', wanted: true } });

const readUnknown = (client: Client) => client.publicCoverage({ params: { token: 'A'.repeat(22) } });

const readOwn = async (client: Client) => {
  const [channel] = (await makeAddress(client)).channels;
  const token = new URL(channel?.public_url ?? '').pathname.split('/').at(-1) ?? '';
  return () => client.publicCoverage({ params: { token } });
};

/** The calls about coverage and its public address. */
export const coverageCases: ContractCases<'coverage' | 'nextStream' | 'coverageAddress' | 'publicCoverage'> =
  {
    coverage: {
      success: asSomebody((client) => client.coverage()),
      unauthorized: asAnonymous((client) => client.coverage()),
      rate_limited: overLimit((client) => client.coverage()),
      internal: withoutDatabase((client) => client.coverage()),
    },
    nextStream: {
      success: asSomebody(plan),
      unauthorized: asAnonymous(plan),
      validation: asSomebody((client) => client.nextStream({ body: { starts_at: '2020-01-01T00:00:00Z' } })),
      too_large: withTooMuch(endpoints.nextStream),
      rate_limited: beyondItsLimit(plan),
      internal: withoutDatabase(plan),
    },
    coverageAddress: {
      success: asSomebody(makeAddress),
      unauthorized: asAnonymous(makeAddress),
      validation: withOther(endpoints.coverageAddress, { body: { platform: 'radio', wanted: true } }),
      too_large: withTooMuch(endpoints.coverageAddress),
      not_found: asSomebody((client) =>
        client.coverageAddress({ body: { platform: 'youtube', wanted: true } }),
      ),
      rate_limited: beyondItsLimit(makeAddress),
      internal: withoutDatabase(makeAddress),
    },
    publicCoverage: {
      success: asSomebody(async (client) => (await readOwn(client))()),
      not_found: asAnonymous(readUnknown),
      validation: withOther(endpoints.publicCoverage, { params: { token: 'short' } }),
      rate_limited: async ({ strict }) => {
        const read = await readOwn((await strict.signedIn()).client);
        await read();
        return read();
      },
      internal: withoutDatabase(readUnknown),
    },
  };
