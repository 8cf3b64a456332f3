import '../browser/messageListeners.ts';
import { cents, type Quote } from '@backbeat/domain';
import { Component, type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { cleanup, render, renderHook } from 'vitest-browser-react';
import { messageListeners } from '../browser/messageListeners.ts';
import { NaiveCard, NaiveChallenge, NaiveProvider, newRecurly, useNaivePrice } from '../browser/naive.tsx';
import { billing, cardTitle, config, frames, host, mount, open } from '../browser/page.ts';
import { PaymentError } from './PaymentError.ts';
import { CardField } from './react/CardField.tsx';
import { PaymentsProvider } from './react/PaymentsProvider.tsx';
import { ThreeDSecureChallenge } from './react/ThreeDSecureChallenge.tsx';
import { useQuote } from './react/useQuote.ts';

/*
 * What people who bind the provider's script report again and again. Each is shown on the naive way (browser/naive.tsx)
 * and then on ours. Those that need no browser stand in pains.test.tsx, the one about styles in pains.csp.browser.test.ts.
 */
type Pain =
  | 'StrictMode'
  | 'a price that never settles'
  | 'errors that do not come, or come twice'
  | 'a frame without a name'
  | 'too many stops of the Tab key'
  | 'content blockers'
  | 'weight on pages without a checkout';

const sandboxUrl = inject('sandboxUrl');
const settings = { publicKey: config.publicKey, api: config.apiUrl, engage: { enabled: false } };
const silence = (ms = 700) => new Promise<'silence'>((resolve) => setTimeout(resolve, ms, 'silence'));
const scriptsAtImport = document.querySelectorAll('script[src*="recurly"]').length;

const ready = async () => expect((await open().load()).ok).toBe(true);

class Boundary extends Component<{ children: ReactNode; onError: (error: unknown) => void }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.broken ? 'The page broke.' : this.props.children;
  }
}

const ours = (children: ReactNode) => (
  <StrictMode>
    <PaymentsProvider config={config}>{children}</PaymentsProvider>
  </StrictMode>
);

const cardIsReady = () =>
  expect.poll(() => document.querySelector<HTMLElement>('.bb-card')?.dataset.status).toBe('ready');

const pains = {
  StrictMode: {
    'naive: two card frames, and listeners that stay': async () => {
      await ready();
      const before = messageListeners();
      const screen = await render(<NaiveCard settings={settings} />, { wrapper: StrictMode });
      await expect.poll(frames).toBe(2);
      await screen.unmount();
      expect(messageListeners()).toBeGreaterThan(before);
    },
    'ours: one card frame, and nothing that stays': async () => {
      await ready();
      const before = messageListeners();
      const screen = await render(ours(<CardField />));
      await cardIsReady();
      expect(frames()).toBe(1);
      await screen.unmount();
      expect([frames(), messageListeners()]).toEqual([0, before]);
    },
    'naive: two challenges of the bank': async () => {
      await ready();
      const id = inject('actionTokens')[4] ?? '';
      await render(<NaiveChallenge settings={settings} id={id} />, { wrapper: StrictMode });
      await expect.poll(frames).toBe(2);
    },
    'ours: one challenge of the bank': async () => {
      const id = inject('actionTokens')[5] ?? '';
      await render(ours(<ThreeDSecureChallenge actionTokenId={id} onToken={vi.fn()} onError={vi.fn()} />));
      await expect.poll(frames).toBe(1);
      await silence(300);
      expect(frames()).toBe(1);
    },
  },
  'a price that never settles': {
    'naive: inline callbacks ask without end, and an unknown coupon loads for ever': async () => {
      let asked = 0;
      const { result, unmount } = await renderHook(() =>
        useNaivePrice(
          () => {
            asked += 1;
            return new Promise<number>((resolve) => setTimeout(resolve, 2, asked));
          },
          () => {},
        ),
      );
      await silence(300);
      expect(asked).toBeGreaterThan(20);
      await unmount();
      const ask = () => Promise.reject(new Error('not-found'));
      const handle = () => {};
      const unknown = await renderHook(() => useNaivePrice(ask, handle));
      await silence(100);
      expect([result.current.loading, unknown.result.current.loading]).toEqual([false, true]);
    },
    'ours: inline callbacks ask once per price, and an unknown coupon is told': async () => {
      let asked = 0;
      let renders = 0;
      const confirm = async ({ now, next }: Quote) => {
        asked += 1;
        return { nowTotalCents: now.totalCents, nextTotalCents: next.totalCents };
      };
      const { result } = await renderHook(() => {
        renders += 1;
        return useQuote(
          { planCode: 'rocksprem_i_m_v2', coupon: { code: 'nothing', found: false }, atMs: 0 },
          { confirm: (estimate) => confirm(estimate) },
        );
      });
      await expect.poll(() => result.current.status).toBe('confirmed');
      await silence(300);
      expect([asked, renders <= 4]).toEqual([1, true]);
      expect(result.current.quote.problems).toMatchObject([{ code: 'coupon_not_found' }]);
      expect(await open().coupon('nothing', 'rocksprem_i_m_v2')).toEqual({ ok: true, value: null });
    },
  },
  'errors that do not come, or come twice': {
    'naive: a dead frame never answers, and a missing page gives no event': async () => {
      await ready();
      const recurly = newRecurly(settings);
      const group = recurly.Elements();
      const card = group.CardElement();
      const attached = new Promise((resolve) => card.on('attach', resolve));
      card.attach(host());
      await attached;
      document.querySelector('iframe')?.setAttribute('src', 'about:blank');
      await silence(200);
      const answer = new Promise((resolve) => recurly.token(group, billing, resolve));
      expect(await Promise.race([answer, silence()])).toBe('silence');

      const lost = newRecurly({ ...settings, api: `${sandboxUrl}/nothing` })
        .Elements()
        .CardElement();
      const events = new Promise((resolve) =>
        ['attach', 'ready', 'error'].map((name) => lost.on(name, resolve)),
      );
      lost.attach(host());
      expect(await Promise.race([events, silence()])).toBe('silence');
    },
    'ours: both are told in time, as one error': async () => {
      const fields = mount(open({ tokenTimeoutMs: 400 }));
      await fields.ready;
      document.querySelector('iframe')?.setAttribute('src', 'about:blank');
      await silence(200);
      const token = await fields.tokenize(billing);
      expect(token).toMatchObject({ ok: false, error: { code: 'timeout', retryable: true } });
      if (!token.ok) expect(token.error).toBeInstanceOf(PaymentError);

      const lost = mount(open({ apiUrl: `${sandboxUrl}/nothing`, readyTimeoutMs: 400 }));
      expect(await lost.ready).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    },
    'naive: a cancelled PayPal window is a cancel and an error': async () => {
      await ready();
      const heard: string[] = [];
      const payPal = newRecurly(settings).PayPal({ display: { displayName: 'Premium' } });
      for (const name of ['cancel', 'error']) payPal.on(name, () => heard.push(name));
      const answered = commands.answerPopup('Cancel');
      payPal.start();
      await answered;
      await expect.poll(() => heard).toEqual(['cancel', 'error']);
    },
    'ours: a cancelled PayPal window is one answer': async () => {
      const client = open();
      await client.load();
      const answered = commands.answerPopup('Cancel');
      const token = await client.paypal({ description: 'Premium', amountCents: cents(1199) });
      await answered;
      expect(token).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    },
    'naive: a blocked PayPal window says nothing': async () => {
      await ready();
      const payPal = newRecurly(settings).PayPal({ display: { displayName: 'Premium' } });
      const heard = new Promise((resolve) => ['cancel', 'error'].map((name) => payPal.on(name, resolve)));
      const blocked = vi.spyOn(window, 'open').mockReturnValue(null);
      payPal.start();
      blocked.mockRestore();
      expect(await Promise.race([heard, silence()])).toBe('silence');
    },
    'ours: a blocked PayPal window is told': async () => {
      const client = open();
      await client.load();
      const blocked = vi.spyOn(window, 'open').mockReturnValue(null);
      const token = await client.paypal({ description: 'Premium', amountCents: cents(1199) });
      blocked.mockRestore();
      expect(token).toMatchObject({ ok: false, error: { providerCode: 'popup-blocked' } });
    },
  },
  'a frame without a name': {
    'naive: an error stands nowhere near the card': async () => {
      await ready();
      await render(<NaiveCard settings={settings} />);
      await expect.poll(frames).toBe(1);
      expect(page.getByRole('group').elements()).toEqual([]);
      expect(document.querySelector('[aria-describedby], [aria-live]')).toBeNull();
    },
    'ours: the group, the frame and the error have their names': async () => {
      await render(ours(<CardField error="Your bank declined this card." />));
      await cardIsReady();
      const group = page.getByRole('group', { name: 'Card' });
      await expect.element(group).toHaveAccessibleDescription('Your bank declined this card.');
      expect(document.querySelector('iframe')?.title).toBe(cardTitle);
      expect(document.querySelector('.bb-card__message')?.getAttribute('role')).toBe('alert');
    },
  },
  'too many stops of the Tab key': {
    'ours: three stops between what stands before and after, in one frame': async () => {
      await render(
        <>
          <button type="button">before</button>
          {ours(<CardField />)}
          <button type="button">after</button>
        </>,
      );
      await cardIsReady();
      await userEvent.click(page.getByRole('button', { name: 'before' }));
      const stops: string[] = [];
      for (let stop = 0; stop < 4; stop += 1) {
        await userEvent.tab();
        stops.push(document.activeElement?.tagName ?? '');
      }
      expect(stops).toEqual(['IFRAME', 'IFRAME', 'IFRAME', 'BUTTON']);
      expect(frames()).toBe(1);
    },
  },
  'content blockers': {
    'naive: the page breaks': async () => {
      const recurly: unknown = Reflect.get(window, 'recurly');
      Reflect.deleteProperty(window, 'recurly');
      const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
      const onError = vi.fn();
      await render(
        <Boundary onError={onError}>
          <NaiveProvider settings={settings}>A checkout</NaiveProvider>
        </Boundary>,
      );
      await expect.element(page.getByText('The page broke.')).toBeVisible();
      expect(onError.mock.lastCall?.[0]).toBeInstanceOf(TypeError);
      quiet.mockRestore();
      Reflect.set(window, 'recurly', recurly);
    },
    'ours: a message and two ways on, at once when it is blocked': async () => {
      await render(
        <PaymentsProvider config={{ ...config, scriptUrl: 'http://127.0.0.1:1/recurly.js' }}>
          <CardField fallback={<a href="https://pay.example">Pay on the provider's page</a>} />
        </PaymentsProvider>,
      );
      await expect.element(page.getByText(/The payment form could not be loaded/)).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect.element(page.getByRole('link', { name: "Pay on the provider's page" })).toBeVisible();
    },
    'ours: the same within 8 s when it is held up': async () => {
      const began = performance.now();
      await render(
        <PaymentsProvider config={{ ...config, scriptUrl: `${inject('silentUrl')}/held.js` }}>
          <CardField />
        </PaymentsProvider>,
      );
      await expect
        .poll(() => document.querySelector('.bb-card__retry'), { timeout: 9_000, interval: 50 })
        .not.toBeNull();
      expect(performance.now() - began).toBeLessThan(8_500);
    },
  },
  'weight on pages without a checkout': {
    'ours: nothing is loaded before something is asked for': async () => {
      expect(scriptsAtImport).toBe(0);
      const url = `${sandboxUrl}/recurly/recurly.js?weight`;
      const client = open({ scriptUrl: url });
      client.cardFields();
      expect(document.querySelector(`script[src="${url}"]`)).toBeNull();
      await client.load();
      expect(document.querySelector(`script[src="${url}"]`)).not.toBeNull();
    },
  },
} satisfies Record<Pain, Record<string, () => Promise<void>>>;

afterEach(() => cleanup());

describe.each(Object.entries(pains))('%s', (_, shows) => {
  it.each(Object.entries(shows))('%s', (_title, show) => show(), 12_000);
});
