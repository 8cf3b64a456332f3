import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PaymentsConfig } from '../config.ts';
import { CardField } from './CardField.tsx';
import { isSameConfig, PaymentsProvider } from './PaymentsProvider.tsx';

const config: PaymentsConfig = {
  provider: 'sandbox',
  scriptUrl: '/recurly/recurly.js',
  apiUrl: '/js/v1',
  publicKey: 'sandbox-public-key',
  currency: 'USD',
};

it('renders on a server, where there is no window', () => {
  const html = renderToString(
    <PaymentsProvider config={config}>
      <CardField layout="split" />
    </PaymentsProvider>,
  );
  expect(html).toContain('<legend class="bb-card__label">Card</legend>');
  expect(html).toContain('Loading the card form');
  expect(html).not.toContain('<iframe');
});

it('names the missing provider', () => {
  expect(() => renderToString(<CardField />)).toThrow('Wrap the checkout in <PaymentsProvider');
});

it('takes a default for the same configuration as its value', () => {
  expect(isSameConfig(config, { ...config, readyTimeoutMs: 8000 })).toBe(true);
  expect(isSameConfig(config, { ...config, publicKey: 'other' })).toBe(false);
});
