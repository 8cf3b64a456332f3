import { expect, it } from 'vitest';
import { forgetTab } from './forgetTab.ts';

const createStorage = (keys: readonly string[]): Storage => {
  const items = new Map(keys.map((key) => [key, 'x']));
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
};

it('removes everything of a person, and nothing of anybody else', () => {
  const storage = createStorage([
    'backbeat.token',
    'backbeat.checkoutDraft',
    'backbeat.selectedPlan',
    'backbeat.hasLoggedIn',
    'backbeat.signOutPending',
    'another.app',
  ]);
  forgetTab(storage);
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
    'backbeat.hasLoggedIn',
    'backbeat.signOutPending',
    'another.app',
  ]);
});
