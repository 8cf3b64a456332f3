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

const turnOff = (client: Client) => client.lettersUpdate({ body: { kind: 'welcome', on: false } });
const resume = (client: Client) => client.lettersResume();

const press = (letter: string) => (client: Client) =>
  client.unsubscribe({ query: { letter }, body: { 'List-Unsubscribe': 'One-Click' } });

/** The calls about which letters a person gets. */
export const letterCases: ContractCases<'letters' | 'lettersUpdate' | 'lettersResume' | 'unsubscribe'> = {
  letters: {
    success: asSomebody((client) => client.letters()),
    unauthorized: asAnonymous((client) => client.letters()),
    rate_limited: overLimit((client) => client.letters()),
    internal: withoutDatabase((client) => client.letters()),
  },
  lettersUpdate: {
    success: asSomebody(turnOff),
    unauthorized: asAnonymous(turnOff),
    validation: asSomebody((client) => client.lettersUpdate({ body: { kind: 'receipt', on: false } })),
    too_large: withTooMuch(endpoints.lettersUpdate),
    rate_limited: beyondItsLimit(turnOff),
    internal: withoutDatabase(turnOff),
  },
  lettersResume: {
    success: asSomebody(resume),
    unauthorized: asAnonymous(resume),
    rate_limited: beyondItsLimit(resume),
    internal: withoutDatabase(resume),
  },
  unsubscribe: {
    success: async ({ open }) => {
      const person = await open.api.signUp();
      return press(open.api.unsubscribeCode(person, 'new-stations'))(open.client());
    },
    not_found: asAnonymous(press('nobody.new-stations.none')),
    validation: withOther(endpoints.unsubscribe, {
      query: { letter: 'nobody' },
      body: { 'List-Unsubscribe': 'No' },
    }),
    too_large: withTooMuch(endpoints.unsubscribe),
    rate_limited: overLimit(press('nobody')),
    internal: async ({ broken, open }) =>
      press(open.api.unsubscribeCode(broken.person, 'new-stations'))(broken.client),
  },
};
