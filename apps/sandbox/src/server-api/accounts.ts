import * as z from 'zod/mini';
import { cardsCents, fundsOf } from '../billing/accountCredit.ts';
import { closeAccount } from '../billing/closeAccount.ts';
import { pastDueInvoices } from '../billing/dunning.ts';
import { storeBilling } from '../billing/storeBilling.ts';
import type { Books } from '../SandboxContext.ts';
import type { Account } from '../store/rows.ts';
import { put, type Reader, withChanges } from '../store/store.ts';
import { accountMini, accountShape, billingInfoShape } from './accountShape.ts';
import { declinedError, requireAuthentication } from './declined.ts';
import { invoiceShape } from './invoiceShape.ts';
import { accountBody, billingInfoBody, parseBody } from './purchaseBody.ts';
import { addressOf, billingOf, requireToken } from './readOrder.ts';
import { subscriptionShape } from './subscriptionShape.ts';
import { invalid, V3Error } from './V3Error.ts';
import { list, pageOf, read, type V3Handler } from './V3Handler.ts';
import { dollars } from './wire.ts';

/**
 * The account of a path: `code-…` by code, otherwise by id.
 *
 * @throws V3Error of type not_found
 */
export const requireAccount = (store: Reader, reference: string): Account => {
  const code = reference.startsWith('code-') ? reference.slice(5) : null;
  const account =
    code === null ? store.list('accounts').find(({ id }) => id === reference) : store.get('accounts', code);
  if (account === undefined) throw new V3Error('not_found', `Couldn't find Account with id = ${reference}`);
  return account;
};

const of = (params: Readonly<Record<string, string>>): string => params.account ?? '';

export const getAccount =
  ({ store }: Books): V3Handler =>
  ({ params }) =>
    read(accountShape(store, requireAccount(store, of(params))));

const accountUpdateBody = z.omit(accountBody, { code: true, billing_info: true });

/** PUT: where the account is, which its bills are taxed by from now on. */
export const updateAccount =
  ({ store, clock }: Books): V3Handler =>
  ({ params, body }) => {
    const found = requireAccount(store, of(params));
    const said = addressOf(parseBody(accountUpdateBody, body));
    const account: Account = { ...found, ...said, updatedAtMs: clock.nowMs() };
    return {
      status: 200,
      body: accountShape(store, account),
      changes: [put('accounts', account.code, account)],
    };
  };

/** GET sites: the one site, which wants an address where it charges tax. */
export const listSites =
  ({ store }: Books): V3Handler =>
  () =>
    list([
      {
        id: 'sandboxsite1',
        object: 'site',
        subdomain: 'sandbox',
        mode: 'sandbox',
        features: [],
        settings: {
          object: 'settings',
          billing_address_requirement: store.get('tax', 'site') === undefined ? 'none' : 'zip',
          accepted_currencies: ['USD'],
          default_currency: 'USD',
        },
      },
    ]);

/** DELETE: closes the account; `redact=true` also removes, for good, everything that says whose it was. */
export const deactivateAccount =
  ({ store, clock }: Books): V3Handler =>
  ({ params, query }) => {
    const found = requireAccount(store, of(params));
    const isRedacted = query.get('redact') === 'true';
    const { account, changes } = closeAccount(store, found, { isRedacted }, clock.nowMs());
    return { status: 200, body: accountShape(withChanges(store, changes), account), changes };
  };

/** GET balance: what pays before a card is charged, gift cards and credit together. */
export const getBalance =
  ({ store }: Books): V3Handler =>
  ({ params }) => {
    const account = requireAccount(store, of(params));
    const funds = fundsOf(store, account.code);
    const pastDueCents = pastDueInvoices(store, account.code).reduce(
      (sum, { balanceCents }) => sum + balanceCents,
      0,
    );
    return read({
      object: 'account_balance',
      account: accountMini(account),
      past_due: pastDueCents > 0,
      balances: [
        {
          currency: 'USD',
          amount: dollars(pastDueCents),
          processing_prepayment_amount: 0,
          available_credit_amount: dollars(cardsCents(funds) + funds.creditCents),
        },
      ],
    });
  };

export const getBillingInfo =
  ({ store }: Books): V3Handler =>
  ({ params }) => {
    const account = requireAccount(store, of(params));
    if (account.billing === null) throw new V3Error('not_found', "Couldn't find BillingInfo");
    return read(billingInfoShape(account.billing, account.id));
  };

/** Lists newest first, as the server API does; `state` narrows subscriptions. */
export const listSubscriptions =
  ({ store }: Books): V3Handler =>
  ({ params, query }) => {
    const account = requireAccount(store, of(params));
    const state = query.get('state');
    const isWanted = (rowState: string): boolean =>
      state === null ||
      state === rowState ||
      (state === 'live' && rowState !== 'expired' && rowState !== 'failed');
    const rows = store
      .list('subscriptions')
      .filter((row) => row.accountCode === account.code && isWanted(row.state))
      .reverse();
    return list(rows.map((row) => subscriptionShape(store, row)));
  };

/** GET invoices: newest first, `limit` to a page (20 if nothing is said, 200 at most), until `end_time`. */
export const listInvoices =
  ({ store }: Books): V3Handler =>
  ({ params, query }) => {
    const account = requireAccount(store, of(params));
    const state = query.get('state');
    const endMs = Date.parse(query.get('end_time') ?? '');
    const rows = store
      .list('invoices')
      .filter((row) => row.accountCode === account.code && (state === null || row.state === state))
      .filter((row) => Number.isNaN(endMs) || row.createdAtMs <= endMs)
      .toSorted((a, b) => a.createdAtMs - b.createdAtMs)
      .reverse();
    return pageOf(rows, query, `/accounts/${of(params)}/invoices`, (row) =>
      invoiceShape(store, row, account),
    );
  };

/** PUT billing_info: the new card is checked, stored, and pays what is overdue. */
export const updateBillingInfo =
  (books: Books): V3Handler =>
  ({ params, body }) => {
    const { store, clock } = books;
    const account = requireAccount(store, of(params));
    const { token_id, three_d_secure_action_result_token_id } = parseBody(billingInfoBody, body);
    if (token_id == null) throw invalid('token_id', "can't be blank");
    const given = billingOf(requireToken(books, token_id));
    requireAuthentication(books, given.method, three_d_secure_action_result_token_id ?? null, 0);
    const { billing, transaction, changes } = storeBilling(store, account, given, clock.nowMs());
    if (billing === null) throw declinedError(transaction, changes);
    return { status: 200, body: billingInfoShape(billing, account.id), changes };
  };
