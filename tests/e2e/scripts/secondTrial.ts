import { buy, ledgerOf, report, sandboxUrl, signUp } from './startedSystem.ts';

/** Tries to have a second free trial, and a code that works once twice: as new people, whose plans end in between. */
const authorization = `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`;

const endPlans = async (token: string): Promise<void> => {
  for (const { id } of (await ledgerOf(token)).subscriptions)
    await fetch(`${sandboxUrl}/v3/subscriptions/${id}?refund=none`, {
      method: 'DELETE',
      headers: { authorization },
    });
};

const tries = [
  ['backbeat1month', 'backbeat1month', 'trial_used'],
  ['twitch14', 'twitch60', 'trial_used'],
  ['save5', 'save5', 'coupon_used'],
  ['vidcon50', 'vidcon50', 'sold'],
] as const;

for (const [first, second, expected] of tries) {
  const { token } = await signUp('Trier');
  const before = await buy(token, { coupon: first });
  await endPlans(token);
  const after = await buy(token, { coupon: second });
  report(before === 'sold' && after === expected, `${first} is ${before}, then ${second} is ${after}`);
}
