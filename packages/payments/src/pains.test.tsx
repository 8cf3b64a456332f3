import { readFileSync } from 'node:fs';
import { cents, quote } from '@backbeat/domain';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NaiveProvider } from '../browser/naive.tsx';
import type { PaymentsConfig } from './config.ts';
import { createPayments } from './createPayments.ts';
import type { PaymentErrorCode } from './PaymentError.ts';
import { CardField } from './react/CardField.tsx';
import { PaymentsProvider } from './react/PaymentsProvider.tsx';
import { toCents } from './toCoupon.ts';

/* The pains that need no browser; the others stand in pains.browser.test.tsx and pains.csp.browser.test.ts. */
type Pain = 'server rendering' | 'types' | 'tests without the script' | 'cents' | 'hygiene';

const config: PaymentsConfig = {
  provider: 'recurly',
  scriptUrl: 'https://js.recurly.com/v4/recurly.js',
  apiUrl: 'https://api.recurly.com/js/v1',
  publicKey: 'key',
  currency: 'USD',
};

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const pains = {
  'server rendering': {
    'naive: there is no window': () => {
      expect(() => renderToString(<NaiveProvider settings={config}>Checkout</NaiveProvider>)).toThrow(
        ReferenceError,
      );
    },
    'ours: a skeleton with a status': () => {
      const html = renderToString(
        <PaymentsProvider config={config}>
          <CardField />
        </PaymentsProvider>,
      );
      expect(html).toContain('Loading the card form');
    },
  },
  types: {
    'ours: several children, every option, one list of errors': () => {
      const codes = {
        validation: 1,
        declined: 1,
        cancelled: 1,
        timeout: 1,
        unavailable: 1,
        'action-required': 1,
        'expired-token': 1,
        unknown: 1,
      } satisfies Record<PaymentErrorCode, number>;
      const options: Required<PaymentsConfig> = {
        ...config,
        readyTimeoutMs: 1,
        tokenTimeoutMs: 1,
        payPal: 'complete',
      };
      const element = (
        <PaymentsProvider config={options}>
          <p>one</p>
          {[<p key="two">two</p>, null, 'three']}
        </PaymentsProvider>
      );
      expect([renderToString(element), Object.keys(codes).length]).toEqual(['<p>one</p><p>two</p>three', 8]);
    },
  },
  'tests without the script': {
    'naive: the script has to be there': () => {
      expect(() => Reflect.construct(Reflect.get(Reflect.get(globalThis, 'recurly'), 'Recurly'), [])).toThrow(
        TypeError,
      );
    },
    'ours: a client can be made anywhere, and handed in by a test': () => {
      const client = createPayments(config);
      expect(client.provider).toBe('recurly');
      client.dispose();
      expect(
        renderToString(
          <PaymentsProvider config={config} create={() => client}>
            checkout
          </PaymentsProvider>,
        ),
      ).toBe('checkout');
    },
  },
  cents: {
    'naive: dollars as floating point are a cent short': () => {
      expect((34.9 * 0.15).toFixed(2)).toBe('5.23');
      expect((19.95 * 0.3).toFixed(2)).toBe('5.98');
    },
    'ours: whole cents, half up, as the provider charges': () => {
      const discount = (dollars: number, percent: number) =>
        quote({
          currency: 'USD',
          atMs: 0,
          lines: [
            {
              planCode: 'rocksprem_i_m_v2',
              quantity: 1,
              unitAmountCents: toCents(dollars),
              interval: { length: 1, unit: 'month' },
            },
          ],
          coupon: {
            code: 'off',
            discount: { type: 'percent', percent },
            appliesForMonths: null,
            singleUse: false,
            planCodes: null,
            redemptionResource: 'account',
            appliesToCharges: false,
          },
        }).now.discountCents;
      expect([discount(34.9, 15), discount(19.95, 30)]).toEqual([cents(524), cents(599)]);
    },
  },
  hygiene: {
    'ours: one dependency of the same house, and React only for who wants it': () => {
      expect(Object.keys(manifest.dependencies)).toEqual(['@backbeat/domain']);
      expect(manifest.peerDependencies).toEqual({ react: '>=19' });
      expect(manifest.peerDependenciesMeta.react.optional).toBe(true);
      expect(manifest.sideEffects).toEqual(['**/*.css']);
    },
  },
} satisfies Record<Pain, Record<string, () => void>>;

describe.each(Object.entries(pains))('%s', (_, shows) => {
  it.each(Object.entries(shows))('%s', (_title, show) => show());
});
