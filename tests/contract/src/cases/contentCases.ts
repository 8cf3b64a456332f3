import type { Client } from '@backbeat/sdk';
import { endpoints } from '@backbeat/sdk/contract';
import type { ContractCases } from '../../testing/ContractCases.ts';
import {
  asNobody,
  beyondItsLimit,
  onceTooOften,
  withOther,
  withoutDatabase,
  withTooMuch,
} from '../../testing/commonCases.ts';

const nobody = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f';

const playing = (client: Client, uguid = nobody) => client.playing({ params: { uguid } });

const write = (client: Client, message = 'Please play more of it.') =>
  client.contactMusic({ body: { name: 'Ada', email: 'ada@people.example', message } });

/** The calls that anybody may make. */
export const contentCases: ContractCases<'featuredHomepage' | 'playing' | 'contactMusic'> = {
  featuredHomepage: {
    success: asNobody((client) => client.featuredHomepage()),
    rate_limited: onceTooOften((client) => client.featuredHomepage()),
  },
  playing: {
    success: async ({ open }) => playing(open.client(), (await open.api.signUp()).user.guid),
    not_found: asNobody(playing),
    validation: withOther(endpoints.playing, { params: { uguid: nobody }, query: { limit: 1_000 } }),
    rate_limited: onceTooOften(playing),
    internal: withoutDatabase(playing),
  },
  contactMusic: {
    success: asNobody(write),
    validation: asNobody((client) => write(client, 'a\u0000b')),
    too_large: withTooMuch(endpoints.contactMusic),
    rate_limited: beyondItsLimit((client) => write(client)),
    internal: withoutDatabase(write),
  },
};
