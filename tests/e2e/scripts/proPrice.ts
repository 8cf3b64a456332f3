import { ledgerOf } from '../src/support/ledger.ts';
import { cardToken } from '../src/support/provider.ts';
import { accountCodeOf, type SignedIn } from '../src/support/walkIn.ts';
import { buy, call, report, signUp, system } from './startedSystem.ts';

/** Tries to have Pro for the price of its smallest tier, by the two calls that take a plan's code. */
const startWith = async (person: SignedIn, plan: string): Promise<string> => {
  const answer = await call(person, '/v1/premium/start', 'POST', { plan, nonce: await cardToken(system) });
  return answer.ok ? 'sold' : `refused (${answer.status})`;
};

for (const plan of ['rockspro_m_v1', 'rockspro_y_v1'] as const) {
  const person = await signUp('Bargain hunter');
  const { token } = person;
  const checkout = await buy(token, { planCode: plan });
  const start = await startWith(person, plan);
  const { charges } = await ledgerOf(system, accountCodeOf(token));
  report(
    checkout === 'validation' && start !== 'sold' && charges.length === 0,
    `${plan}: the checkout answers ${checkout}, the older one is ${start}; ${charges.length} charges`,
  );
}
