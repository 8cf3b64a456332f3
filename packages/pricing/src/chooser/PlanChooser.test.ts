import { expect, it } from 'vitest';
import { featuredPlans } from '../catalog/lookUp.ts';
import { ownCatalog } from '../catalog/ownCatalog.ts';
import { en } from '../texts/en.ts';
import { padArt, padsOf } from './PlanChooser.tsx';

const plans = featuredPlans(ownCatalog());

it('answers with Premium and with Pro', () => {
  expect(padsOf(plans, en.pads).map(({ plan, verdict }) => [plan, verdict])).toEqual([
    ['premium', 'That is Premium.'],
    ['pro', 'That is Pro.'],
  ]);
});

it('answers in the words of the plans without others', () => {
  expect(padsOf(plans, {})[0]).toEqual({
    plan: 'premium',
    title: 'Premium',
    text: 'Every station on your stream, your way.',
    verdict: '',
  });
});

it('has pictures of fourteen columns', () => {
  for (const art of padArt) expect(new Set(art.map((row) => row.length))).toEqual(new Set([14]));
});
