import { accountTiers } from '@backbeat/domain';
import { ownCatalog, planAction, planById } from '@backbeat/pricing';
import { describe, expect, it } from 'vitest';
import { planViewer } from './usePlanSelection.ts';

const ids = ['free', 'premium', 'download', 'pro'] as const;

/** What every button of a page of plans says to somebody. */
const saidTo = (viewer: ReturnType<typeof planViewer>) =>
  ids.map((id) => {
    const options = { session: viewer, billingPeriod: 'yearly' } as const;
    return planAction(planById(ownCatalog(), id), options).label;
  });

describe('who looks at a page of plans', () => {
  it('a person reads which plan is their own', () => {
    expect(planViewer({ tier: 'premStream' }, false)).toEqual({ tier: 'premStream' });
    expect(saidTo(planViewer({ tier: 'premStream' }, false))).toEqual([
      'View player',
      'View player',
      'Change plan',
      'Upgrade now',
    ]);
  });

  it.each(accountTiers)('%s: nothing on a page that others see says so', (tier) => {
    const viewer = planViewer({ tier }, true);
    expect(viewer).toEqual({ planId: null });
    expect(new Set(saidTo(viewer))).toEqual(new Set(['Change plan']));
  });

  it.each([false, true])('a visitor has no plan to hide: %s', (isHidden) => {
    expect(planViewer(null, isHidden)).toBe('signed-out');
  });
});
