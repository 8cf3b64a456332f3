import { cents } from '@backbeat/domain';
import { createRef, type ReactNode, StrictMode, useEffect } from 'react';
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './styles.css';
import { billing, cardTitle, config, frames, inFrame } from '../../browser/page.ts';
import type { PaymentsConfig } from '../config.ts';
import type { PaymentToken } from '../PaymentToken.ts';
import type { Result } from '../result.ts';
import { de } from '../texts/de.ts';
import type { PaymentsTexts } from '../texts/en.ts';
import { CardField } from './CardField.tsx';
import { PaymentsProvider } from './PaymentsProvider.tsx';
import { ThreeDSecureChallenge } from './ThreeDSecureChallenge.tsx';
import type { CardFieldsHandle } from './useCardFields.ts';
import { usePayPal } from './usePayPal.ts';

const card = () => document.querySelector<HTMLElement>('.bb-card');
const isReady = () => expect.poll(() => card()?.dataset.status).toBe('ready');

const Checkout = ({ children, over = {} }: { children: ReactNode; over?: Partial<PaymentsConfig> }) => (
  <StrictMode>
    <PaymentsProvider config={{ ...config, ...over }}>{children}</PaymentsProvider>
  </StrictMode>
);

let errors: ReturnType<typeof vi.spyOn>;
beforeAll(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(errors.mock.calls).toEqual([]);
  document.documentElement.removeAttribute('data-scheme');
});

describe('CardField', () => {
  it('is one frame in StrictMode, and none afterwards', async () => {
    const screen = await render(
      <Checkout>
        <CardField />
      </Checkout>,
    );
    await isReady();
    expect(frames()).toBe(1);
    await screen.unmount();
    expect(frames()).toBe(0);
  });

  it('survives a render with a new but equal configuration', async () => {
    const screen = await render(
      <Checkout>
        <CardField />
      </Checkout>,
    );
    await isReady();
    const frame = document.querySelector('iframe');
    await screen.rerender(
      <Checkout>
        <CardField label="Card" />
      </Checkout>,
    );
    expect(document.querySelector('iframe')).toBe(frame);
  });

  it('speaks another language in place, and keeps what was typed', async () => {
    const ref = createRef<CardFieldsHandle>();
    const view = (texts: Partial<PaymentsTexts>) => (
      <PaymentsProvider config={config} texts={texts}>
        <CardField ref={ref} />
      </PaymentsProvider>
    );
    const screen = await render(view({}));
    await isReady();
    const frame = document.querySelector('iframe');
    await userEvent.fill(inFrame().getByRole('textbox', { name: 'Card number' }), '4111111111111111');
    await screen.rerender(view(de));
    await expect.element(page.getByRole('group', { name: 'Karte' })).toBeVisible();
    await expect.poll(() => frame?.title).toBe(de.labelCard);
    await userEvent.fill(inFrame(de.labelCard).getByPlaceholder('MM / JJ'), '12 / 39');
    await userEvent.fill(inFrame(de.labelCard).getByPlaceholder('CVV'), '123');
    expect(await ref.current?.tokenize(billing)).toMatchObject({ ok: true });
  });

  it('is a named group with a described error, and takes the focus with it', async () => {
    const screen = await render(
      <Checkout>
        <CardField />
      </Checkout>,
    );
    await isReady();
    await screen.rerender(
      <Checkout>
        <CardField error="Your bank declined this card." />
      </Checkout>,
    );
    const group = page.getByRole('group', { name: 'Card' });
    await expect.element(group).toHaveAccessibleDescription('Your bank declined this card.');
    await expect.poll(() => document.activeElement instanceof HTMLIFrameElement).toBe(true);
    await expect.poll(() => card()?.dataset.focused).toBe('true');
  });

  it('trades the card for a token, hears Enter and tells its state', async () => {
    const ref = createRef<CardFieldsHandle>();
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    await render(
      <Checkout>
        <CardField ref={ref} onChange={onChange} onSubmit={onSubmit} />
      </Checkout>,
    );
    await isReady();
    await userEvent.fill(inFrame().getByRole('textbox', { name: 'Card number' }), '4111111111111111');
    await userEvent.fill(inFrame().getByRole('textbox', { name: /Expiry/ }), '1239');
    await userEvent.fill(inFrame().getByRole('textbox', { name: 'Security code' }), '123');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    await expect.poll(() => onChange.mock.lastCall?.[0]).toMatchObject({ valid: true, brand: 'visa' });
    const token = await ref.current?.tokenize(billing);
    expect(token).toMatchObject({ ok: true, value: { kind: 'card' } });
  });

  it('says which part is wrong once it was left', async () => {
    await render(
      <Checkout>
        <CardField />
      </Checkout>,
    );
    await isReady();
    await userEvent.fill(inFrame().getByRole('textbox', { name: 'Card number' }), '4111111111111112');
    await userEvent.click(inFrame().getByRole('textbox', { name: 'Security code' }));
    await expect.element(page.getByText('Check the card number.')).toBeVisible();
  });

  it('keeps its height while it loads', async () => {
    await render(
      <Checkout>
        <CardField />
      </Checkout>,
    );
    const before = card()?.getBoundingClientRect().height;
    await isReady();
    expect(card()?.getBoundingClientRect().height).toBe(before);
    const box = document.querySelector('.bb-card__box');
    expect(document.querySelector('iframe')?.clientHeight).toBe(box?.clientHeight);
  });

  it.each([
    ['sandbox', 375, 104],
    ['sandbox', 1200, 52],
    ['recurly', 375, 52],
  ] as const)('of %s at %i px is %i px high', async (provider, width, height) => {
    await page.viewport(width, 800);
    await render(
      <Checkout over={{ provider }}>
        <CardField />
      </Checkout>,
    );
    const box = () => document.querySelector('.bb-card__box')?.getBoundingClientRect().height;
    expect(box()).toBe(height);
    await isReady();
    expect(box()).toBe(height);
    await page.viewport(1200, 800);
  });

  it('hands the colours of the page on, also when the scheme changes', async () => {
    const style = document.createElement('style');
    style.textContent = ':root{--bb-text:rgb(1,2,3)} :root[data-scheme="light"]{--bb-text:rgb(4,5,6)}';
    document.head.append(style);
    await render(
      <Checkout>
        <CardField />
      </Checkout>,
    );
    await isReady();
    const color = () => commands.colorInFrame(cardTitle);
    await expect.poll(color).toBe('rgb(1, 2, 3)');
    document.documentElement.dataset.scheme = 'light';
    await expect.poll(color).toBe('rgb(4, 5, 6)');
    style.remove();
  });

  it('shows four named frames in the split layout', async () => {
    await render(
      <Checkout>
        <CardField layout="split" label="Pay by card" />
      </Checkout>,
    );
    await isReady();
    expect(Array.from(document.querySelectorAll('iframe'), ({ title }) => title)).toEqual([
      'Card number',
      'Expiry month',
      'Expiry year',
      'Security code',
    ]);
  });

  it('offers another try when the script did not come', async () => {
    await render(
      <Checkout over={{ scriptUrl: `${inject('flakyUrl')}/card-field.js` }}>
        <CardField />
      </Checkout>,
    );
    await expect.element(page.getByText(/The payment form could not be loaded/)).toBeVisible();
    errors.mockClear();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await isReady();
    expect(frames()).toBe(1);
  });
});

interface PayPalButtonProps {
  readonly onPaid: (result: Result<PaymentToken>) => void;
  /** While PayPal's window is open, which may be for a moment. */
  readonly onBusy: () => void;
}

const PayPalButton = ({ onPaid, onBusy }: PayPalButtonProps) => {
  const { ready, busy, start } = usePayPal();
  const pay = async () => onPaid(await start({ description: 'Premium', amountCents: cents(7188) }));
  useEffect(() => {
    if (busy) onBusy();
  }, [busy, onBusy]);
  return (
    <button type="button" disabled={!ready || busy} onClick={pay}>
      Pay with PayPal
    </button>
  );
};

describe('usePayPal', () => {
  it.each([
    ['Approve', { ok: true, value: { kind: 'paypal' } }],
    ['Cancel', { ok: false, error: { code: 'cancelled' } }],
  ])('%s', async (button, result) => {
    const onPaid = vi.fn();
    const onBusy = vi.fn();
    await render(
      <Checkout>
        <PayPalButton onPaid={onPaid} onBusy={onBusy} />
      </Checkout>,
    );
    const pay = page.getByRole('button', { name: 'Pay with PayPal' });
    await expect.element(pay).toBeEnabled();
    const answered = commands.answerPopup(button);
    await userEvent.click(pay);
    await answered;
    await expect.poll(() => onPaid.mock.lastCall?.[0]).toMatchObject(result);
    expect(onBusy).toHaveBeenCalledOnce();
    await expect.element(pay).toBeEnabled();
  });
});

describe('ThreeDSecureChallenge', () => {
  it('shows one challenge in StrictMode and answers its token', async () => {
    const onToken = vi.fn();
    const onError = vi.fn();
    await render(
      <Checkout>
        <ThreeDSecureChallenge
          actionTokenId={inject('actionTokens')[3] ?? ''}
          onToken={onToken}
          onError={onError}
        />
      </Checkout>,
    );
    const agree = inFrame('Check by your bank').getByRole('button', { name: 'Yes, approve' });
    await expect.poll(frames).toBe(1);
    await userEvent.click(agree);
    await expect.poll(() => onToken.mock.calls.length).toBe(1);
    expect(onToken.mock.lastCall?.[0]).toMatchObject({ kind: 'three-d-secure-result' });
    expect(onError).not.toHaveBeenCalled();
  });
});
