import type { BillingPeriod, PlanCode, Product } from '@backbeat/domain';
import type { ComponentProps } from 'react';
import { expectTypeOf, test } from 'vitest';
import { ComparisonTable } from '../comparison/ComparisonTable.tsx';
import type { OrderSummary } from '../order/OrderSummary.tsx';
import { PricingPage } from '../page/PricingPage.tsx';
import { PlanCard, type PlanCardProps } from '../plan-card/PlanCard.tsx';
import { PlanCards } from '../plan-card/PlanCards.tsx';
import { planAction } from '../plan-card/planAction.ts';
import { type Catalog, createCatalog } from './Catalog.ts';
import { planById } from './lookUp.ts';

const studio = createCatalog({
  name: 'Lotus',
  currency: 'EUR',
  periods: ['monthly', 'quarterly'],
  plans: [
    { id: 'flow', name: 'Flow', perks: [], prices: { monthly: { code: 'flow-m', amount: 4900 } } },
    { id: 'all', name: 'All', perks: [], prices: { quarterly: { code: 'all-q', amount: 25_000 } } },
  ],
});

type StudioCode = 'flow-m' | 'all-q';

test('a catalogue keeps its codes, its ids and its periods', () => {
  expectTypeOf(studio).toEqualTypeOf<Catalog<StudioCode, 'flow' | 'all', 'monthly' | 'quarterly'>>();
  expectTypeOf(planAction(planById(studio, 'flow'), { session: 'signed-out', billingPeriod: 'monthly' }))
    .toHaveProperty('planCode')
    .toEqualTypeOf<StudioCode>();
});

test('components hand over the codes of the catalogue that they were given', () => {
  PlanCard({
    catalog: studio,
    plan: 'flow',
    onSelect: (code) => expectTypeOf(code).toEqualTypeOf<StudioCode>(),
  });
  PlanCards({ catalog: studio, onSelect: (code) => expectTypeOf(code).toEqualTypeOf<StudioCode>() });
  ComparisonTable({ catalog: studio, onSelect: (code) => expectTypeOf(code).toEqualTypeOf<StudioCode>() });
  PricingPage({
    catalog: studio,
    onSelect: (code) => expectTypeOf(code).toEqualTypeOf<StudioCode>(),
    onBillingPeriodChange: (period) => expectTypeOf(period).toEqualTypeOf<'monthly' | 'quarterly'>(),
  });
});

test('ours without one', () => {
  PlanCard({ plan: 'premium', onSelect: (code) => expectTypeOf(code).toEqualTypeOf<PlanCode>() });
  PricingPage({ onBillingPeriodChange: (period) => expectTypeOf(period).toEqualTypeOf<BillingPeriod>() });
  expectTypeOf<PlanCardProps>().toHaveProperty('plan').toEqualTypeOf<Product>();
  expectTypeOf<ComponentProps<typeof OrderSummary<StudioCode>>['planCode']>().toEqualTypeOf<StudioCode>();
});

test('other ids and codes do not compile', () => {
  // @ts-expect-error: the studio has no such plan
  PlanCard({ catalog: studio, plan: 'premium' });
  // @ts-expect-error: nor have we
  PlanCard({ plan: 'flow' });
  // @ts-expect-error: it is charged by the month or by the quarter
  PlanCard({ catalog: studio, plan: 'flow', billingPeriod: 'yearly' });
});
