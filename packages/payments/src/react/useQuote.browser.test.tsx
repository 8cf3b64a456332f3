import { type Cents, cents, coupons, type PlanCode, type Quote, quoteForPlan } from '@backbeat/domain';
import { StrictMode } from 'react';
import { describe, expect, inject, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { open } from '../../browser/page.ts';
import type { ServerTotals } from './quoteState.ts';
import { useQuote } from './useQuote.ts';

const sandboxUrl = inject('sandboxUrl');
const atMs = Date.UTC(2026, 10, 21);

/** What the provider itself would charge: asked as a shop's server asks. */
const askProvider = async (planCode: PlanCode, couponCode?: string): Promise<ServerTotals> => {
  const { totalCents } = await commands.preview(sandboxUrl, {
    account: 'quoted',
    planCode,
    ...(couponCode === undefined ? {} : { couponCode }),
  });
  if (totalCents === null) throw new Error('No total.');
  return {
    nowTotalCents: cents(totalCents),
    nextTotalCents: quoteForPlan({ planCode, atMs }).next.totalCents,
  };
};

const totals = ({ now, next }: Quote): ServerTotals => ({
  nowTotalCents: now.totalCents,
  nextTotalCents: next.totalCents,
});

describe('useQuote', () => {
  it('has a price at the first render, and the word of the provider after', async () => {
    const seen: string[] = [];
    const { result } = await renderHook(
      () => {
        const price = useQuote(
          { planCode: 'rocksprem_i_y_v2', atMs },
          { confirm: () => askProvider('rocksprem_i_y_v2') },
        );
        seen.push(`${price.status} ${price.quote.now.totalCents}`);
        return price;
      },
      { wrapper: StrictMode },
    );
    expect(seen[0]).toBe('asking 7188');
    await expect.poll(() => result.current.status).toBe('confirmed');
    expect(result.current).toMatchObject({ differenceCents: 0, error: null });
  });

  it('shows what the provider says, and the difference', async () => {
    // The page knows no coupon; the provider's preview does.
    const { result } = await renderHook(() =>
      useQuote(
        { planCode: 'rocksprem_i_m_v2', atMs },
        { confirm: () => askProvider('rocksprem_i_m_v2', 'vidcon50') },
      ),
    );
    await expect.poll(() => result.current.status).toBe('changed');
    expect(result.current.quote.now.totalCents).toBe(599);
    expect(result.current.estimate.now.totalCents).toBe(1199);
    expect(result.current.differenceCents).toBe(-600);
  });

  it('prices a coupon and a gift card as the provider knows them', async () => {
    const client = open();
    const [coupon, giftCard] = await Promise.all([
      client.coupon('vidcon50', 'rocksprem_i_m_v2'),
      client.giftCard('GIFT-20-BACKBEAT'),
    ]);
    if (!coupon.ok || !giftCard.ok) throw new Error('The sandbox did not know its codes.');
    const { result } = await renderHook(() =>
      useQuote({ planCode: 'rocksprem_i_m_v2', coupon: coupon.value, giftCard: giftCard.value, atMs }),
    );
    expect(result.current).toMatchObject({ status: 'estimate', quote: { now: { totalCents: 0 } } });
    expect(result.current.quote.giftCardLeftCents).toBeLessThan(2000);
  });

  it('prices anew when it is known what the account has left over', async () => {
    const { result, rerender } = await renderHook(
      (creditCents: Cents = cents(0)) => useQuote({ planCode: 'rocksprem_i_m_v2', creditCents, atMs }),
      { initialProps: cents(0) },
    );
    expect(result.current.quote.now.totalCents).toBe(1199);
    await rerender(cents(500));
    expect(result.current.quote.now.totalCents).toBe(699);
  });

  it('forgets an answer about another price', async () => {
    const answers: ((said: ServerTotals) => void)[] = [];
    const signals: AbortSignal[] = [];
    const confirm = (_: Quote, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<ServerTotals>((resolve) => answers.push(resolve));
    };
    const { result, rerender } = await renderHook(
      (planCode: PlanCode = 'rocksprem_i_y_v2') => useQuote({ planCode, atMs }, { confirm }),
      { initialProps: 'rocksprem_i_y_v2' },
    );
    await rerender('rocksprem_i_m_v2');
    await expect.poll(() => answers.length).toBe(2);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers[0]?.({ nowTotalCents: cents(1), nextTotalCents: cents(1) });
    expect(result.current).toMatchObject({ status: 'asking', quote: { now: { totalCents: 1199 } } });
    answers[1]?.({ nowTotalCents: cents(1199), nextTotalCents: cents(1199) });
    await expect.poll(() => result.current.status).toBe('confirmed');
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('no')), 'unavailable'],
    [
      'throws',
      () => {
        throw new Error('no');
      },
      'unavailable',
    ],
    ['keeps silent', () => new Promise<ServerTotals>(() => {}), 'timeout'],
    // As an answer that nobody checked brings them: dollars where cents belong, or nothing.
    ['names dollars', async () => JSON.parse('{"nowTotalCents":5.99,"nextTotalCents":11.99}'), 'unavailable'],
    [
      'names a fraction next time',
      async () => JSON.parse('{"nowTotalCents":599,"nextTotalCents":0.5}'),
      'unavailable',
    ],
    ['names no total', async () => JSON.parse('{}'), 'unavailable'],
  ])('keeps the estimate when the server %s, and can ask again', async (_, refuse, code) => {
    const confirm = vi.fn<(estimate: Quote) => Promise<ServerTotals>>(refuse);
    const { result } = await renderHook(() =>
      useQuote({ planCode: 'rocksprem_i_m_v2', coupon: coupons.vidcon, atMs }, { confirm, timeoutMs: 200 }),
    );
    await expect.poll(() => result.current.status).toBe('unconfirmed');
    expect(result.current).toMatchObject({ quote: { now: { totalCents: 599 } }, error: { code } });
    confirm.mockImplementation((estimate) => Promise.resolve(totals(estimate)));
    result.current.retry();
    await expect.poll(() => result.current.status).toBe('confirmed');
  });

  it('asks nobody after it left', async () => {
    let signal: AbortSignal | undefined;
    const { unmount } = await renderHook(() =>
      useQuote(
        { planCode: 'rocksprem_i_m_v2', atMs },
        {
          confirm: (_, given) => {
            signal = given;
            return new Promise<ServerTotals>(() => {});
          },
        },
      ),
    );
    await expect.poll(() => signal?.aborted).toBe(false);
    await unmount();
    expect(signal?.aborted).toBe(true);
  });
});
