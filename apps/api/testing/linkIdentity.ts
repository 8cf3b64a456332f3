import { randomUUID } from 'node:crypto';
import { connectIdentity } from '../src/identities/connectIdentity.ts';
import type { IdentityProfile } from '../src/identities/IdentityProvider.ts';
import type { Provider } from '../src/lib/Provider.ts';
import type { TestApi, TestPerson } from './createTestApi.ts';

/** Links an account of another company, without a browser. Without a profile it is one that nobody has seen before. */
export const linkIdentity = async (
  { deps }: Pick<TestApi, 'deps'>,
  { user }: Pick<TestPerson, 'user'>,
  provider: Provider,
  profile?: IdentityProfile,
): Promise<IdentityProfile> => {
  const linked = profile ?? {
    subject: randomUUID(),
    username: `linked-${randomUUID().slice(0, 8)}`,
    displayName: null,
    email: null,
    emailVerified: false,
    avatar: 'https://img.example/linked.png',
  };
  const problem = await connectIdentity(deps, user.id, provider, linked);
  if (problem !== null) throw new Error(`It could not be linked: ${problem.kind}.`);
  return linked;
};
