import type { TestPerson } from '@backbeat/api/testing/createTestApi.ts';
import type { Client } from '@backbeat/sdk';
import { startWorld, type World } from './startWorld.ts';

/** Several apis, each in another state; the outside companies are the same for all. */
export interface Worlds {
  /** Nothing is wrong. */
  readonly open: World;
  /** Every call with a limit of its own may be made once. */
  readonly strict: World;
  /** Every network may make one call of any kind. */
  readonly flooded: World;
  /** The database is gone; `client` belongs to somebody who signed up before. */
  readonly broken: {
    readonly client: Client;
    /** The same browser without a session token: its refresh cookie alone. */
    readonly withCookie: Client;
    readonly person: TestPerson;
  };
  readonly close: () => Promise<void>;
}

const oneOfEach = {
  LIMIT_SESSION_PER_MINUTE: '1',
  LIMIT_WRONG_CODES_PER_MINUTE: '1',
  LIMIT_CHECKOUTS_PER_MINUTE: '1',
  LIMIT_COVERAGE_CHANGES_PER_MINUTE: '1',
  LIMIT_PUBLIC_COVERAGE_PER_MINUTE: '1',
  LIMIT_LETTER_CHANGES_PER_MINUTE: '1',
  LIMIT_USERNAME_CHECKS_PER_MINUTE: '1',
  LIMIT_CONTACT_PER_HOUR: '1',
  LIMIT_WITHDRAWALS_PER_HOUR: '1',
  LIMIT_EXPORTS_PER_HOUR: '1',
  LIMIT_DELETIONS_PER_HOUR: '1',
  LIMIT_MERGES_PER_HOUR: '1',
  LIMIT_PLAYED_TRACKS_PER_MINUTE: '1',
  LIMIT_INVOICES_PER_MINUTE: '1',
  LIMIT_BILLING_DETAILS_PER_HOUR: '1',
  LIMIT_CERTIFICATES_PER_HOUR: '1',
  LIMIT_CLAIMED_VIDEOS_PER_DAY: '2',
  LIMIT_WRONG_CERTIFICATE_CODES_PER_HOUR: '1',
  LIMIT_WRONG_GIFT_CODES_PER_HOUR: '1',
} as const;

const startBroken = async (sandbox: World['sandbox']) => {
  const world = await startWorld({ sandbox });
  const person = await world.api.signUp();
  await world.api.close();
  return {
    client: world.client(person),
    withCookie: world.client({ refreshToken: person.refreshToken }),
    person,
    close: world.closeServer,
  };
};

/** Starts them all. */
export const startWorlds = async (): Promise<Worlds> => {
  const open = await startWorld();
  const { sandbox } = open;
  const strict = await startWorld({ sandbox, environment: oneOfEach });
  const flooded = await startWorld({ sandbox, environment: { LIMIT_CALLS_PER_MINUTE: '1' } });
  const broken = await startBroken(sandbox);
  await open.api.seedRedeemCodes();
  return {
    open,
    strict,
    flooded,
    broken,
    close: async () => {
      await broken.close();
      await flooded.close();
      await strict.close();
      await open.close();
    },
  };
};
