import { cents, quoteForPlan } from '@backbeat/domain';
import { fixtures } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { countries } from './countries.ts';
import { chargedPrices, isTaxPlace, quoteTaxOf, vatOnTop } from './useTax.ts';

it.each([
  ['', '', false],
  ['DE', '', true],
  ['US', '', false],
  ['US', '9411', false],
  ['US', ' 94110 ', true],
  ['US', '94110-1234', true],
  ['CA', 'V5K 0A1', true],
  ['CA', 'v5k0a1', true],
  ['CA', '94110', false],
])('country "%s" with postal code "%s" says all that tax goes by: %s', (country, postal_code, isAll) => {
  expect(isTaxPlace({ country, postal_code })).toBe(isAll);
});

const salesTax = quoteTaxOf({
  is_included: false,
  amounts: [{ subtotal_cents: 1199, lines: [{ type: 'usst', region: 'CA', amount_cents: 105 }] }],
});

it('an answer of the api prices a plan', () => {
  const tax = quoteTaxOf(fixtures.premiumTax);
  const { now, next } = quoteForPlan({ planCode: 'rocksprem_i_m_v2', tax, atMs: 0 });
  expect([now.totalCents, next.totalCents, now.taxesCents]).toEqual([cents(1427), 1427, 228]);
});

it('VAT on top raises list prices, and nothing else does', () => {
  const tax = quoteTaxOf(fixtures.premiumTax);
  expect([vatOnTop(tax)(1199), vatOnTop(tax)(7188), vatOnTop(null)(1199)]).toEqual([228, 0, 0]);
  expect(vatOnTop(quoteTaxOf({ ...fixtures.premiumTax, is_included: true }))(1199)).toBe(0);
});

it.each([
  ['on top', quoteTaxOf(fixtures.premiumTax), false, 1427, 'incl. VAT'],
  ['inside', quoteTaxOf({ ...fixtures.premiumTax, is_included: true }), false, 1199, 'incl. VAT'],
  ['by a state', salesTax, false, 1304, 'incl. tax'],
  ['nowhere', null, false, 1199, ''],
  ['where nobody knows', null, true, 1199, 'plus any tax not included'],
])('a list price is shown as it is charged: tax %s', (_, tax, isPlaceUnknown, charged, note) => {
  const prices = chargedPrices(tax, isPlaceUnknown);
  expect([prices.of(1199), prices.note]).toEqual([charged, note]);
});

it('every country has a name, in the order of the names', () => {
  const all = countries();
  expect(all.length).toBe(245);
  expect(all.filter(({ code, name }) => code === name || name === '')).toEqual([]);
  expect(all.slice(0, 2).map(({ name }) => name)).toEqual(['Afghanistan', 'Åland Islands']);
});
