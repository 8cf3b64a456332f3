import { expectTypeOf, test } from 'vitest';
import {
  amountPerPeriodText,
  type Cents,
  type CheckoutPlanCode,
  type CheckoutProduct,
  cents,
  moneyText,
  type PaidPlanCode,
  type PlanOf,
  planFor,
  plans,
  quote,
} from '../index.ts';
import { sumCents } from './sumCents.ts';

test('a plain number is no money, and money is a number', () => {
  expectTypeOf<number>().not.toExtend<Cents>();
  expectTypeOf<1199>().not.toExtend<Cents>();
  expectTypeOf<11.99>().not.toExtend<Cents>();
  expectTypeOf<string>().not.toExtend<Cents>();
  expectTypeOf<Cents>().toExtend<number>();
});

test('arithmetic leaves money: its result has to be marked again, which rounds nothing', () => {
  const half = cents(1199) / 2;
  expectTypeOf(half).not.toExtend<Cents>();
  expectTypeOf(cents(1) + cents(2)).not.toExtend<Cents>();
});

test('functions on money take nothing else', () => {
  expectTypeOf(moneyText).parameter(0).toEqualTypeOf<Cents>();
  expectTypeOf(amountPerPeriodText).parameter(0).toEqualTypeOf<Cents>();
  expectTypeOf(sumCents).parameter(0).toEqualTypeOf<readonly Cents[]>();
  expectTypeOf<typeof moneyText>().parameter(0).not.toExtend<string>();
  expectTypeOf<[number]>().not.toExtend<Parameters<typeof moneyText>>();
  expectTypeOf<[dollars: 11.99]>().not.toExtend<Parameters<typeof moneyText>>();
});

test('the plan of a product knows its codes', () => {
  expectTypeOf(planFor('premium', 'monthly').code).toEqualTypeOf<'rocksprem_i_m_v2'>();
  expectTypeOf<PlanOf<CheckoutProduct>['code']>().toEqualTypeOf<CheckoutPlanCode>();
  expectTypeOf<PlanOf<'free'>['code']>().not.toExtend<PaidPlanCode>();
});

test('functions that give money give nothing else', () => {
  expectTypeOf(cents).returns.toEqualTypeOf<Cents>();
  expectTypeOf(planFor).returns.toHaveProperty('amountCents').toEqualTypeOf<Cents>();
  expectTypeOf(plans.free.amountCents).toEqualTypeOf<Cents>();
  expectTypeOf(quote).returns.toHaveProperty('now').toHaveProperty('totalCents').toEqualTypeOf<Cents>();
});
