import { dayMs, subscriptionText } from '@backbeat/domain';
import { subscriptionFixture, userFixture } from '@backbeat/sdk/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { accountState } from './accountState.ts';

const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
];
const skewsMs = [-dayMs, 0, dayMs];

/** Days on which clocks, months and years do what nobody expects, in the first and the last second of each. */
const days = [
  '2028-02-29',
  '2027-02-28',
  '2027-03-01',
  '2026-12-31',
  '2027-01-01',
  '2027-01-31',
  '2027-04-30',
  '2027-03-14',
  '2027-11-07',
  '2027-03-28',
  '2027-10-31',
  '2027-04-04',
  '2100-02-28',
  '2027-06-30',
];
const moments = days.flatMap((day) => [`${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`]);

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** The day as the calendar of the wire has it, worked out by hand. */
const dayOf = (moment: string) => {
  const [year, month, day] = moment.slice(0, 10).split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
};

const home = process.env.TZ;
afterEach(() => {
  process.env.TZ = home;
  vi.useRealTimers();
});

const textOf = (change: Parameters<typeof subscriptionFixture>[0]) =>
  subscriptionText(
    accountState({
      user: userFixture(),
      subscription: subscriptionFixture(change),
    }),
  );

it(`says the right day in ${zones.length * skewsMs.length * moments.length} cases, whatever the visitor's clock says`, () => {
  let cases = 0;
  for (const zone of zones) {
    process.env.TZ = zone;
    for (const skewMs of skewsMs) {
      for (const moment of moments) {
        vi.useFakeTimers({ now: Date.parse(moment) + skewMs, toFake: ['Date'] });
        const day = dayOf(moment);
        const where = `${zone}, ${skewMs} ms, ${moment}`;
        expect(textOf({ next_billing_date: moment }), where).toBe(
          `Renews on ${day}. You will be charged $11.99.`,
        );
        expect(textOf({ next_billing_date: moment, first_billing_date: moment }), where).toBe(
          `Your free trial ends on ${day}. You will then be charged $11.99.`,
        );
        expect(textOf({ state: 'canceled', paid_through_date: moment }), where).toBe(
          `Valid until ${day} and will not renew.`,
        );
        vi.useRealTimers();
        cases += 1;
      }
    }
  }
  expect(cases).toBeGreaterThanOrEqual(500);
});
