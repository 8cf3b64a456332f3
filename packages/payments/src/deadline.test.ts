import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilAborted, withDeadline } from './deadline.ts';
import { PaymentError } from './PaymentError.ts';
import { type Result, success } from './result.ts';

const limit = { ms: 1000, error: () => new PaymentError('timeout', 'late') };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('withDeadline', () => {
  it('answers, cleans up once and leaves no timer', async () => {
    const cleanUp = vi.fn();
    const answer = withDeadline<string>(
      (settle) => {
        setTimeout(() => settle(success('first')), 10);
        setTimeout(() => settle(success('second')), 20);
        return cleanUp;
      },
      { limit },
    );
    await vi.advanceTimersByTimeAsync(50);
    expect(await answer).toEqual({ ok: true, value: 'first' });
    expect(cleanUp).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('cleans up when it is settled while it starts', async () => {
    const cleanUp = vi.fn();
    await withDeadline<void>(
      (settle) => {
        settle(success(undefined));
        return cleanUp;
      },
      { limit },
    );
    expect(cleanUp).toHaveBeenCalledOnce();
  });

  it('ends at the limit', async () => {
    const answer = withDeadline<void>(() => undefined, { limit });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toMatchObject({ ok: false, error: { code: 'timeout' } });
  });

  it('ends when it is aborted', async () => {
    const controller = new AbortController();
    const answer = withDeadline<void>(() => undefined, { limit, signal: controller.signal });
    controller.abort();
    expect(await answer).toMatchObject({ ok: false, error: { code: 'cancelled', retryable: true } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not start when it was aborted before', async () => {
    const start = vi.fn();
    const answer = await withDeadline<void>(start, { limit, signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(start).not.toHaveBeenCalled();
  });
});

describe('untilAborted', () => {
  it('lets go of shared work that goes on', async () => {
    const controller = new AbortController();
    let finish: (result: Result<string>) => void = () => {};
    const shared = new Promise<Result<string>>((resolve) => {
      finish = resolve;
    });
    const mine = untilAborted(shared, controller.signal);
    const others = untilAborted(shared, new AbortController().signal);
    controller.abort();
    finish(success('done'));
    expect(await mine).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(await others).toEqual({ ok: true, value: 'done' });
  });
});
