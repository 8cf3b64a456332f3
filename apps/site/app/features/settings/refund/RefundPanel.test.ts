import { fixtures } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { paymentsToShow } from './RefundPanel.tsx';

const asked = { ...fixtures.withdrawal, withdrawn: null, reason: null };

it('a payment that is asked for stays when its days are over, and says so', () => {
  expect(paymentsToShow([], asked)).toEqual([{ ...asked, reason: 'too_late' }]);
  const other = { ...asked, number: '7' };
  expect(paymentsToShow([other], asked)).toEqual([other, { ...asked, reason: 'too_late' }]);
});

it('what the list says of it comes first, and nobody who asks for nothing sees more', () => {
  const disputed = { ...asked, reason: 'disputed' } as const;
  expect(paymentsToShow([disputed], asked)).toEqual([disputed]);
  expect(paymentsToShow([], null)).toEqual([]);
});

it('the first bill of a free trial, of which nothing was paid, is not there', () => {
  expect(paymentsToShow([{ ...asked, reason: 'nothing_paid' }], null)).toEqual([]);
  expect(paymentsToShow([asked, { ...asked, number: '7', reason: 'nothing_paid' }], null)).toEqual([asked]);
});
