import { expect, it } from 'vitest';
import { dropFormDraft, keepFormDraft, readFormDraft } from './formDraft.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

it('gives back to an account what it typed, form by form, until it is dropped', () => {
  const storage = memory();
  keepFormDraft(storage, 'profile', { account: 'a', values: { name: 'Ada' } });
  keepFormDraft(storage, 'redeem', { account: 'a', values: { coupon: 'X1' } });
  expect(readFormDraft(storage, 'profile', 'a')).toEqual({ name: 'Ada' });
  expect(readFormDraft(storage, 'profile', 'b'), 'somebody else').toEqual({});
  dropFormDraft(storage, 'profile');
  expect(readFormDraft(storage, 'profile', 'a')).toEqual({});
  expect(readFormDraft(storage, 'redeem', 'a')).toEqual({ coupon: 'X1' });
});

it.each(['{', 'null', '[]', '{"account":"a","values":{"name":1}}'])('broken: %s', (text) => {
  const storage = memory();
  storage.setItem('backbeat.draft.profile', text);
  expect(readFormDraft(storage, 'profile', 'a')).toEqual({});
});
