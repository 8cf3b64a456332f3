import { safeStorage } from '@backbeat/sdk';
import { expect, it } from 'vitest';
import { forgetTab } from './forgetTab.ts';

/** An area like that of a browser: what is stored are its own keys, and its methods are not. */
class Area {
  getItem(key: string): string | null {
    const value: unknown = Reflect.get(this, key);
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string) {
    Reflect.set(this, key, value);
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

it.each([
  ['kept', () => new Area()],
  ['forbidden', () => null],
])('removes everything of a person, and nothing of anybody else, where storage is %s', (_, makeArea) => {
  const area = makeArea();
  const storage = safeStorage(() => {
    if (area === null) throw new DOMException('The storage is blocked.', 'SecurityError');
    return area;
  });
  for (const key of [
    'backbeat.token',
    'backbeat.checkoutDraft',
    'backbeat.selectedPlan',
    'backbeat.hasLoggedIn',
    'backbeat.signOutPending',
    'another.app',
  ])
    storage.setItem(key, 'x');
  forgetTab(storage);
  expect(storage.keys()).toEqual(['backbeat.hasLoggedIn', 'backbeat.signOutPending', 'another.app']);
});
