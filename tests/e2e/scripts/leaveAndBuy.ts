import { ledgerOf } from '../src/support/ledger.ts';
import { accountCodeOf } from '../src/support/walkIn.ts';
import { buy, call, report, signUp, system } from './startedSystem.ts';

/** Buys a plan and asks for the account's deletion at the same moment, as several new people at once. */
const rounds = 12;
const renews = ['active', 'past_due', 'future'];

const round = async (number: number): Promise<string> => {
  const person = await signUp(`Leaver ${number}`);
  const { token } = person;
  const [sale, leaving] = await Promise.all([
    buy(token),
    call(person, '/v1/account/deletion', 'PUT', { wanted: true }),
  ]);
  const { subscriptions } = await ledgerOf(system, accountCodeOf(token));
  const isRenewing = subscriptions.some(({ state }) => renews.includes(state));
  const what = `the purchase is ${sale}, the wish answers ${leaving.status}; ${isRenewing ? 'it renews' : 'nothing renews'}`;
  report(!(isRenewing && leaving.ok), what);
  return sale;
};

const sales = await Promise.all(Array.from({ length: rounds }, (_, number) => round(number)));
report(
  sales.length === rounds,
  `${sales.filter((sale) => sale === 'sold').length} of ${rounds} were sold a plan`,
);
