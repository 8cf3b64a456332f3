import { randomUUID } from 'node:crypto';
import { endpoints } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { identities } from '../src/db/schema/accounts.ts';
import { checkouts } from '../src/db/schema/premium.ts';
import type { TestApi, TestPerson } from './createTestApi.ts';

/** One person with two accounts: Google vouches for the address that the account of Twitch has. */
export const signUpTwice = async (api: TestApi): Promise<readonly [TestPerson, TestPerson]> => {
  const first = await api.signUp();
  const second = await api.signUp(undefined, 'google_oauth2');
  await api.deps.db
    .update(identities)
    .set({ verifiedEmail: first.user.email?.toUpperCase() ?? null })
    .where(eq(identities.userId, second.user.id));
  return [first, second];
};

/** One side's confirmation, or that it is taken back. */
export const confirmMerge = (api: TestApi, { token }: Pick<TestPerson, 'token'>, wanted = true) =>
  api.call('/v1/account/merge', { method: 'PUT', token, body: { wanted } });

/** What an answer about merging says, to whichever of the calls. */
export const mergeStateOf = async (answer: Response) =>
  endpoints.accountMergeConfirm.response.parse(await answer.json());

/** Leaves a purchase under way, as a process that works on it does. */
export const leavePurchase = async (api: TestApi, { user }: Pick<TestPerson, 'user'>): Promise<void> => {
  const now = new Date(api.deps.clock.now());
  await api.deps.db.insert(checkouts).values({
    id: randomUUID(),
    userId: user.id,
    tokenHash: 'left',
    requestHash: 'left',
    planCode: 'rocksprem_i_m_v2',
    state: 'pending',
    createdAt: now,
    leaseEndsAt: new Date(now.getTime() + 60_000),
  });
};
