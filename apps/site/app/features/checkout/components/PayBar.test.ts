import { plans, quoteForPlan } from '@backbeat/domain';
import { fixtures } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { quoteTaxOf } from '../useTax.ts';
import { totalLabel } from './PayBar.tsx';

const plan = plans.rocksprem_i_m_v2;
const quoteWith = (tax: Parameters<typeof quoteForPlan>[0]['tax'] = null) =>
  quoteForPlan({ planCode: plan.code, tax, atMs: 0 });

it.each([
  ['without tax', quoteWith(), 'Total today'],
  ['with VAT', quoteWith(quoteTaxOf(fixtures.premiumTax)), 'Total today, incl. VAT'],
])('the bar of small screens calls the total as the order does: %s', (_, quote, label) => {
  expect(totalLabel({ plan, quote })).toBe(label);
});
