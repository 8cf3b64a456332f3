import { endSubscriptions } from '../src/support/provider.ts';
import { accountCodeOf } from '../src/support/walkIn.ts';
import { buy, report, signUp, system } from './startedSystem.ts';

/** Tries to have a second free trial, and a code that works once twice: as new people, whose plans end in between. */
const tries = [
  ['backbeat1month', 'backbeat1month', 'trial_used'],
  ['twitch14', 'twitch60', 'trial_used'],
  ['save5', 'save5', 'coupon_used'],
  ['vidcon50', 'vidcon50', 'sold'],
] as const;

for (const [first, second, expected] of tries) {
  const { token } = await signUp('Trier');
  const before = await buy(token, { coupon: first });
  await endSubscriptions(system, accountCodeOf(token));
  const after = await buy(token, { coupon: second });
  report(before === 'sold' && after === expected, `${first} is ${before}, then ${second} is ${after}`);
}
