import { subscriptions } from '../src/db/schema/premium.ts';
import type { TestApi, TestPerson } from './createTestApi.ts';

/** Adds a renewing subscription at a partner, which this api cannot end. */
export const subscribeElsewhere = async (api: TestApi, { user }: Pick<TestPerson, 'user'>): Promise<void> => {
  await api.deps.db.insert(subscriptions).values({
    userId: user.id,
    provider: 'streamlabs',
    planCode: 'rocksprem_i_m_v2',
    state: 'active',
    createdAt: new Date(),
  });
};
