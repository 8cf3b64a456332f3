import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { memoryEnvironment } from '../testing/memoryEnvironment.ts';
import { browserEnvironment } from './browserEnvironment.ts';
import { safeStorage } from './safeStorage.ts';
import { storageEventTabs } from './tabs.ts';

/** Two windows of one browser that share local storage and hear of each other's changes. */
const openWindows = () => {
  const listeners: ((event: { key: string; newValue: string | null }) => void)[] = [];
  const localStorage = {
    ...memoryEnvironment().storage,
    setItem: (key: string, newValue: string) => {
      for (const listener of listeners) listener({ key, newValue });
    },
    removeItem: (key: string) => {
      for (const listener of listeners) listener({ key, newValue: null });
    },
  };
  return {
    localStorage,
    addEventListener: (_: 'storage', listener: (typeof listeners)[number]) => listeners.push(listener),
    removeEventListener: (_: 'storage', listener: (typeof listeners)[number]) => {
      listeners.splice(listeners.indexOf(listener), 1);
    },
  };
};

describe('storageEventTabs', () => {
  it('carry a sign-out, and never a token', () => {
    const window = openWindows();
    const set = vi.spyOn(window.localStorage, 'setItem');
    const tabs = storageEventTabs(window, 'key');
    const heard = vi.fn();
    const stop = tabs.subscribe(heard);
    tabs.post({ type: 'token', token: 'secret' });
    expect(set).not.toHaveBeenCalled();
    tabs.post({ type: 'signed-out' });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'signed-out' });
    stop();
    tabs.post({ type: 'signed-out' });
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('safeStorage', () => {
  it('keeps values in memory when the area refuses them', () => {
    const storage = safeStorage(() => {
      throw new DOMException('The user blocked storage.', 'SecurityError');
    });
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('uses the area when it works, and memory when it is full', () => {
    const area = memoryEnvironment().storage;
    const full = {
      ...area,
      setItem: (key: string, value: string) => {
        if (value.length > 3) throw new DOMException('Full.', 'QuotaExceededError');
        area.setItem(key, value);
      },
    };
    const storage = safeStorage(() => full);
    storage.setItem('a', 'abc');
    expect(area.getItem('a')).toBe('abc');
    storage.setItem('a', 'abcd');
    expect(storage.getItem('a')).toBe('abcd');
    storage.setItem('a', 'x');
    expect([storage.getItem('a'), area.getItem('a')]).toEqual(['x', 'x']);
    storage.setItem('b', 'abcd');
    expect(storage.keys()).toContain('b');
    expect(['a', 'b', 'c'].map(storage.lasts)).toEqual([true, false, false]);
  });
});

describe('browserEnvironment', () => {
  const openWindow = (channel?: typeof BroadcastChannel) => ({
    location: { href: 'https://site.test/a', replace: vi.fn() },
    history: { state: { key: 'k' }, replaceState: vi.fn() },
    sessionStorage: memoryEnvironment().storage,
    navigator: { locks: navigator.locks },
    ...openWindows(),
    ...(channel && { BroadcastChannel: channel }),
  });

  it('reads and changes the address, and goes where it is told', () => {
    const window = openWindow();
    const { navigation, storage, locks } = browserEnvironment(window);
    expect(navigation.href()).toBe('https://site.test/a');
    navigation.replace('https://site.test/b');
    expect(window.history.replaceState).toHaveBeenCalledWith({ key: 'k' }, '', 'https://site.test/b');
    navigation.go('/c');
    expect(window.location.replace).toHaveBeenCalledWith('/c');
    storage.setItem('a', '1');
    expect(window.sessionStorage.getItem('a')).toBe('1');
    expect(locks).toBe(globalThis.navigator.locks);
  });

  it('goes by a router when it is given one', () => {
    const go = vi.fn();
    browserEnvironment(openWindow(), go).navigation.go('/c');
    expect(go).toHaveBeenCalledWith('/c');
  });

  it('ties tabs by local storage where the browser forbids channels', () => {
    class Forbidden extends BroadcastChannel {
      constructor() {
        super('forbidden');
        this.close();
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    }
    const window = openWindow(Forbidden);
    const set = vi.spyOn(window.localStorage, 'setItem');
    browserEnvironment(window).tabs.post({ type: 'signed-out' });
    expect(set).toHaveBeenCalledOnce();
  });

  it('ties tabs by BroadcastChannel where there is one', async () => {
    const name = randomUUID();
    const closers: BroadcastChannel[] = [];
    class OwnChannel extends BroadcastChannel {
      constructor() {
        super(name);
        closers.push(this);
      }
    }
    const [first, second] = [
      browserEnvironment(openWindow(OwnChannel)),
      browserEnvironment(openWindow(OwnChannel)),
    ];
    const heard = vi.fn();
    second.tabs.subscribe(heard);
    first.tabs.post({ type: 'signed-out' });
    await expect.poll(() => heard.mock.calls).toContainEqual([{ type: 'signed-out' }]);
    for (const channel of closers) channel.close();
  });
});
