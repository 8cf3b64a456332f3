import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `startSystem` reads it, in the processes that run the tests. */
process.env.FLEET = '1';

const isWhole = base.projects?.[0]?.name === 'whole';
/** What several processes can get wrong. Purchases and sign-ins over all of them are asked by HTTP in tests/fleet. */
const short = ['session', 'bad-day'];
const whole = [
  ...short,
  'main-path',
  'account-data',
  'account-pages',
  'certificates',
  'coverage',
  'database-away',
  'declines',
  'double-submit',
  'foreign-link',
  'gifts',
  'invoices',
  'merge',
  'pause',
  'plan-change',
  'pro',
  'settings',
  'subscription-card',
  'token-copies',
  'used-coupon',
];

/** Tests of the account against three processes of the api behind the balancer, on PostgreSQL. */
export default defineConfig({
  ...base,
  testIgnore: [],
  workers: isWhole ? 2 : 1,
  testMatch: (isWhole ? whole : short).map((name) => `**/${name}.spec.ts`),
  reporter: [['list'], ['json', { outputFile: 'test-results/test-fleet.json' }]],
  outputDir: 'test-results/fleet',
});
