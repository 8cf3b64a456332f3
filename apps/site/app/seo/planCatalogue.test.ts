import { readFileSync } from 'node:fs';
import { audienceTiers, couponCodes, plans, policy } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { planCatalogue } from './planCatalogue.ts';

const catalogue = planCatalogue();
const text = readFileSync(new URL('../../../../docs/plans-json.md', import.meta.url), 'utf8');

/** Every field of a value, `plans[].code` and so on. */
const fieldsOf = (value: unknown, name = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${name}[]`));
  if (value === null || typeof value !== 'object') return [name];
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsOf(inner, name === '' ? key : `${name}.${key}`),
  );
};

describe('plans.json', () => {
  it('has every plan of the domain at its price', () => {
    expect(catalogue.plans.map(({ code, amount }) => [code, amount])).toEqual(
      Object.values(plans).map(({ code, amountCents }) => [code, amountCents]),
    );
    expect(catalogue.proTiers.map(({ monthly, yearly }) => [monthly, yearly])).toEqual(
      Object.values(audienceTiers).map(({ monthlyCents, yearlyCents }) => [monthlyCents, yearlyCents]),
    );
    expect(catalogue.currency).toBe(policy.currency);
  });

  it('says for whom each plan is', () => {
    for (const { audience } of catalogue.plans) expect(audience).toMatch(/^For /);
    expect(catalogue.proTiers.at(-1)).toMatchObject({ maxAverageViewers: null, maxAverageViews: null });
  });

  it('has amounts in whole cents', () => {
    const amounts = [
      ...catalogue.plans.flatMap(({ amount, monthlyEquivalent }) => [amount, monthlyEquivalent]),
      ...catalogue.partner.plans.flatMap(({ amount, monthlyEquivalent }) => [amount, monthlyEquivalent]),
      ...catalogue.proTiers.flatMap(({ monthly, yearly }) => [monthly, yearly]),
    ];
    for (const amount of amounts) expect(Number.isSafeInteger(amount), String(amount)).toBe(true);
  });

  it('names the coupons of the pages', () => {
    const { oneMonthFree, twitch14, vidcon } = couponCodes;
    expect(catalogue.offers.map(({ coupon }) => coupon)).toEqual([oneMonthFree, twitch14, vidcon]);
  });

  it('is described field by field, at this version', () => {
    const described = [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, field]) => field);
    expect([...new Set(fieldsOf(catalogue))].sort()).toEqual([...described].sort());
    expect(text).toContain(`Version ${catalogue.version}`);
  });
});
