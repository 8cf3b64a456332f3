import { expect, it } from 'vitest';
import { freshness } from './CoverageLight.tsx';

const fresh = { isOffline: false, hasFailed: false, isProviderRead: true, checkedAtMs: 0, nowMs: 0 };

it.each([
  [{}, 'Checked a moment ago. Again every minute while this page is open.', false],
  [{ isOffline: true, hasFailed: true, nowMs: 300_000 }, 'You are offline. Checked 5 minutes ago.', true],
  [{ hasFailed: true }, 'We could not check just now. Checked a moment ago.', true],
  [
    { isProviderRead: false },
    'The payment service does not answer. This is what it said last, and we keep asking.',
    true,
  ],
])('%j: %s', (changed, text, isOld) => {
  expect(freshness({ ...fresh, ...changed })).toEqual({ text, isOld });
});
