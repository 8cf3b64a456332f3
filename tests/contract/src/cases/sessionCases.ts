import { endpoints } from '@backbeat/sdk/contract';
import type { ContractCases } from '../../testing/ContractCases.ts';
import {
  asAnonymous,
  asSomebody,
  beyondItsLimit,
  fromElsewhere,
  overLimit,
  withOther,
  withoutDatabase,
} from '../../testing/commonCases.ts';
import type { World } from '../../testing/startWorld.ts';

/** The page of a browser with a refresh cookie. */
const withCookie = async (world: World) => {
  const { refreshToken } = await world.api.signUp();
  return world.client({ refreshToken });
};

/** The calls that the refresh cookie authorizes. */
export const sessionCases: ContractCases<'sso' | 'sessionBinding' | 'refresh' | 'logout'> = {
  sso: {
    success: async ({ open }) => (await withCookie(open)).sso(),
    forbidden: fromElsewhere(endpoints.sso),
    rate_limited: beyondItsLimit((client) => client.sso()),
    internal: ({ broken }) => broken.withCookie.sso(),
  },
  sessionBinding: {
    success: asSomebody((client) => client.sessionBinding()),
    forbidden: fromElsewhere(endpoints.sessionBinding),
    rate_limited: beyondItsLimit((client) => client.sessionBinding()),
    internal: withoutDatabase((client) => client.sessionBinding()),
  },
  refresh: {
    success: async ({ open }) => (await withCookie(open)).refresh(),
    unauthorized: asAnonymous((client) => client.refresh()),
    forbidden: fromElsewhere(endpoints.refresh),
    validation: withOther(endpoints.refresh, { headers: { RefreshToken: '' } }),
    rate_limited: beyondItsLimit((client) => client.refresh()),
    internal: ({ broken }) => broken.withCookie.refresh(),
  },
  logout: {
    success: asSomebody((client) => client.logout()),
    forbidden: fromElsewhere(endpoints.logout),
    rate_limited: overLimit((client) => client.logout()),
    internal: ({ broken }) => broken.withCookie.logout(),
  },
};
