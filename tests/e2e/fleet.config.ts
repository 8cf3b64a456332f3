import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `startSystem` reads it, in the processes that run the tests. */
process.env.FLEET = '1';

const short = ['main-path', 'session', 'bad-day'];
const whole = [
  ...short,
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

/** The tests of the account against three processes of the api behind the balancer, on PostgreSQL. */
export default defineConfig({
  ...base,
  testIgnore: [],
  testMatch: (process.env.NIGHTLY === '1' ? whole : short).map((name) => `**/${name}.spec.ts`),
  reporter: [['list'], ['json', { outputFile: 'test-results/test-fleet.json' }]],
  outputDir: 'test-results/fleet',
});
