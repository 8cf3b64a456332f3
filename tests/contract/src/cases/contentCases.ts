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

const nobody = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f';

const playing = (client: Client, uguid = nobody) => client.playing({ params: { uguid } });

const write = (client: Client, message = 'Please play more of it.') =>
  client.contactMusic({ body: { name: 'Ada', email: 'ada@people.example', message } });

const report = (client: Client, title = 'Night Bus') =>
  client.playingReport({ body: { title, artist: 'The Offbeats', duration_seconds: 180 } });

/** The calls that anybody may make, and the player's reports. */
export const contentCases: ContractCases<
  'featuredHomepage' | 'playing' | 'playingReport' | 'playingStop' | 'contactMusic'
> = {
  featuredHomepage: {
    success: asAnonymous((client) => client.featuredHomepage()),
    rate_limited: overLimit((client) => client.featuredHomepage()),
  },
  playing: {
    success: async ({ open }) => playing(open.client(), (await open.api.signUp()).user.guid),
    not_found: asAnonymous(playing),
    validation: withOther(endpoints.playing, { params: { uguid: nobody }, query: { limit: 1_000 } }),
    rate_limited: overLimit(playing),
    internal: withoutDatabase(playing),
  },
  playingReport: {
    success: asSomebody((client) => report(client)),
    unauthorized: asAnonymous((client) => report(client)),
    validation: asSomebody((client) => report(client, 'a\u0000b')),
    too_large: withTooMuch(endpoints.playingReport),
    rate_limited: beyondItsLimit((client) => report(client)),
    internal: withoutDatabase((client) => report(client)),
  },
  playingStop: {
    success: asSomebody((client) => client.playingStop()),
    unauthorized: asAnonymous((client) => client.playingStop()),
    rate_limited: overLimit((client) => client.playingStop()),
    internal: withoutDatabase((client) => client.playingStop()),
  },
  contactMusic: {
    success: asAnonymous(write),
    validation: asAnonymous((client) => write(client, 'a\u0000b')),
    too_large: withTooMuch(endpoints.contactMusic),
    rate_limited: beyondItsLimit((client) => write(client)),
    internal: withoutDatabase(write),
  },
};
