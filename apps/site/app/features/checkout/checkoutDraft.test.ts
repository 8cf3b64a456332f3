import { expect, it } from 'vitest';
import {
  type CheckoutDraft,
  dropCheckoutDraft,
  readCheckoutDraft,
  writeCheckoutDraft,
} from './checkoutDraft.ts';

const createStorage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

const draft: CheckoutDraft = {
  account: 'hash',
  first_name: 'Ada',
  last_name: 'L',
  email: 'ada@example.com',
  coupon: 'vidcon50',
  gift_card: '',
  agreedTerms: true,
  billingPeriod: 'monthly',
  link: { coupon: null, billing: null },
};

it('comes back as it was kept', () => {
  const storage = createStorage();
  writeCheckoutDraft(storage, draft);
  expect(readCheckoutDraft(storage, 'hash')).toEqual(draft);
});

it('is nobody else’s', () => {
  const storage = createStorage();
  writeCheckoutDraft(storage, draft);
  expect(readCheckoutDraft(storage, 'other')).toBeNull();
});

it('is gone after the purchase', () => {
  const storage = createStorage();
  writeCheckoutDraft(storage, draft);
  dropCheckoutDraft(storage);
  expect(readCheckoutDraft(storage, 'hash')).toBeNull();
});

it.each(['', '{', '[]', '{"account":"hash"}'])('a broken draft %j is none', (text) => {
  const storage = createStorage();
  storage.setItem('backbeat.checkoutDraft', text);
  expect(readCheckoutDraft(storage, 'hash')).toBeNull();
});
