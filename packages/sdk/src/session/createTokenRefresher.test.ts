import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createTokenRefresher } from './createTokenRefresher.ts';

describe('createTokenRefresher', () => {
  it('makes one call for everybody who asks at the same time, and another one later', async () => {
    let count = 0;
    const request = async () => {
      count += 1;
      return wait(5, `token ${count}`);
    };
    const refresh = createTokenRefresher({
      request,
      fits: () => false,
      isUrgent: () => true,
      lockName: randomUUID(),
    });
    expect(await Promise.all([refresh('old'), refresh('old')])).toEqual(['token 1', 'token 1']);
    expect(await refresh('old')).toBe('token 2');
  });

  it('goes on alone when a sleeping tab holds the lock', async () => {
    const lockName = randomUUID();
    let wake: () => void = () => undefined;
    const asleep = navigator.locks.request(
      lockName,
      () =>
        new Promise<void>((resolve) => {
          wake = resolve;
        }),
    );
    const refresh = createTokenRefresher({
      request: async () => 'own',
      fits: () => true,
      isUrgent: () => true,
      locks: navigator.locks,
      lockName,
      lockTimeoutMs: 20,
    });
    expect(await refresh(null)).toBe('own');
    wake();
    await asleep;
  });

  it('goes on alone where the browser forbids locks', async () => {
    const refresh = createTokenRefresher({
      request: async () => 'own',
      fits: () => true,
      isUrgent: () => true,
      locks: {
        request: async () => {
          throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
        },
      },
      lockName: randomUUID(),
    });
    expect(await refresh(null)).toBe('own');
  });

  it('takes the token that the tab before it hands over', async () => {
    const lockName = randomUUID();
    const listeners = new Set<(message: unknown) => void>();
    const tabs = {
      post: () => undefined,
      subscribe: (listener: (message: unknown) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const request = vi.fn(async () => 'own');
    const before = navigator.locks.request(lockName, () => wait(10));
    const refresh = createTokenRefresher({
      request,
      fits: (token) => token === 'good',
      isUrgent: () => true,
      tabs,
      locks: navigator.locks,
      lockName,
    });
    const token = refresh('old');
    await wait(5);
    for (const handed of ['bad', 'good']) {
      for (const listener of listeners) listener({ type: 'token', token: handed });
    }
    expect(await token).toBe('good');
    expect(request).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
    await before;
  });
});
