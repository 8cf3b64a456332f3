import { quoteForPlan } from '@backbeat/domain';
import { PaymentsProvider, usePayments } from '@backbeat/payments/react';
import { PlanCard } from '@backbeat/pricing';
import { GlobalStyles, StyleProvider } from '@backbeat/ui/styling';
import { render, screen } from '@testing-library/react';
import '@backbeat/payments/styles.css';

const Status = () => usePayments().status;

const config = {
  provider: 'sandbox',
  scriptUrl: '/recurly.js',
  apiUrl: '/',
  publicKey: 'key',
  currency: 'USD',
} as const;

test('shows a plan, and says how far the payment form is', () => {
  render(
    <StyleProvider>
      <GlobalStyles />
      <PlanCard plan="pro" billingPeriod="yearly" />
      <PaymentsProvider config={config}>
        <Status />
      </PaymentsProvider>
    </StyleProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Pro' })).toBeTruthy();
  expect(screen.getByText('loading')).toBeTruthy();
  expect(quoteForPlan({ planCode: 'rocksprem_i_y_v2', atMs: 0 }).now.totalCents).toBe(7188);
});
