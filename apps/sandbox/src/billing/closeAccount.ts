import { newTokenId } from '../store/ids.ts';
import type { Account } from '../store/rows.ts';
import { type Change, put, type Reader } from '../store/store.ts';
import { cancel } from './endSubscription.ts';

/** The account without personal data. Its code, invoices and payments stay. */
const redacted = (account: Account, atMs: number): Account => ({
  ...account,
  email: '',
  username: '',
  firstName: '',
  lastName: '',
  hostedLoginToken: newTokenId(),
  country: '',
  postalCode: '',
  vatNumber: '',
  updatedAtMs: atMs,
});

/** Closes an account: removes its card and cancels its subscriptions. `isRedacted` also removes personal data. */
export const closeAccount = (
  store: Reader,
  account: Account,
  { isRedacted }: { readonly isRedacted: boolean },
  atMs: number,
): { account: Account; changes: Change[] } => {
  const closed = { ...account, billing: null, closedAtMs: account.closedAtMs ?? atMs, updatedAtMs: atMs };
  const after = isRedacted ? redacted(closed, atMs) : closed;
  const renewing = store
    .list('subscriptions')
    .filter((row) => row.accountCode === account.code && row.state === 'active');
  const given = store
    .list('giftCards')
    .filter((card) => isRedacted && card.gifterAccountCode === account.code)
    .map((card) =>
      put('giftCards', card.code, { ...card, delivery: { ...card.delivery, gifterName: '', message: '' } }),
    );
  return {
    account: after,
    changes: [
      put('accounts', after.code, after),
      ...renewing.flatMap((row) => cancel(row, atMs).changes),
      ...given,
    ],
  };
};
