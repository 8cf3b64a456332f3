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

const text = `https://youtu.be/dQw4w9WgXcQ?si=shared
https://www.twitch.tv/videos/2345678901`;

const ask = (client: Client) => client.claimAsk({ body: { text, tracks: ['Paper lanterns'] } });

/** Claims on videos. */
export const claimCases: ContractCases<'claims' | 'claimAsk'> = {
  claims: {
    success: asSomebody(async (client) => {
      await ask(client);
      return client.claims();
    }),
    unauthorized: asAnonymous((client) => client.claims()),
    rate_limited: overLimit((client) => client.claims()),
    internal: withoutDatabase((client) => client.claims()),
  },
  claimAsk: {
    success: asSomebody(ask),
    unauthorized: asAnonymous(ask),
    validation: withOther(endpoints.claimAsk, { body: { text: '' } }),
    too_large: withTooMuch(endpoints.claimAsk),
    rate_limited: beyondItsLimit(ask),
    internal: withoutDatabase(ask),
  },
};
