import { formFor } from '../testing/createBuyer.ts';
import type { TestPerson } from '../testing/createTestApi.ts';
import { type Call, type Figures, type Strength, steadyLoad } from './steadyLoad.ts';

const bearer = ({ token }: TestPerson) => ({ authorization: `Bearer ${token}` });

/** Reads of signed-in pages, by all people in turn. */
export const readLoad = (
  url: string,
  strength: Strength,
  people: readonly TestPerson[],
): Promise<Figures> => {
  const calls = people.flatMap((person) =>
    [
      '/v1/me',
      '/v1/account',
      '/v1/account/identities',
      `/v1/playing/${person.user.guid}`,
      '/v1/featured/homepage',
    ].map((path): Call => ({ method: 'GET', path, headers: bearer(person) })),
  );
  return steadyLoad(url, strength, (index) => {
    const call = calls[index % calls.length];
    if (call === undefined) throw new Error('Nobody reads.');
    return call;
  });
};

/** A purchase with a token of its own. */
export interface Purchase {
  readonly person: TestPerson;
  readonly token: string;
}

/** Makes every purchase once. */
export const checkoutLoad = (
  url: string,
  strength: Strength,
  purchases: readonly Purchase[],
): Promise<Figures> =>
  steadyLoad(url, strength, (index) => {
    const purchase = purchases[index];
    if (purchase === undefined) throw new Error('There are fewer purchases than calls.');
    const { person, token } = purchase;
    return {
      method: 'POST',
      path: '/v1/premium/checkout',
      headers: { ...bearer(person), 'content-type': 'application/json' },
      body: JSON.stringify(formFor(person, token)),
    };
  });
