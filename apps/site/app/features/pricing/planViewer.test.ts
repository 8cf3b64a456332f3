import { accountTiers } from '@backbeat/domain';
import { ownCatalog, planAction, planById, planCardState } from '@backbeat/pricing';
import { describe, expect, it } from 'vitest';
import { planViewer } from './usePlanSelection.ts';

const ids = ['free', 'premium', 'download', 'pro'] as const;

/** What every card and button of a page of plans says to somebody. */
const saidTo = (viewer: ReturnType<typeof planViewer>) =>
  ids.map((id) => {
    const options = { session: viewer, billingPeriod: 'yearly' } as const;
    const { label } = planAction(planById(ownCatalog(), id), options);
    return `${label}, ${planCardState(id, viewer)}`;
  });

describe('who looks at a page of plans', () => {
  it('a person reads which plan is their own', () => {
    expect(saidTo(planViewer({ tier: 'premStream' }, false))).toEqual([
      'View player, idle',
      'View player, current',
      'Change plan, idle',
      'Upgrade now, idle',
    ]);
  });

  it.each(accountTiers)('%s: nothing on a page that others see says so', (tier) => {
    expect(new Set(saidTo(planViewer({ tier }, true)))).toEqual(new Set(['Change plan, idle']));
  });

  it.each([false, true])('a visitor has no plan to hide: %s', (isHidden) => {
    expect(planViewer(null, isHidden)).toBe('signed-out');
  });
});
