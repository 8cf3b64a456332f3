import { pastDueInvoices } from '../billing/dunning.ts';
import type { Account, Billing, PaymentMethod, Person, Subscription } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';
import { time } from './wire.ts';

export const accountMini = ({ id, code, email, firstName, lastName }: Account): object => ({
  id,
  object: 'account_mini',
  code,
  email,
  first_name: firstName,
  last_name: lastName,
  company: null,
  parent_account_id: null,
  bill_to: 'self',
});

export const accountMiniOf = (store: Reader, code: string): object | null => {
  const account = store.get('accounts', code);
  return account === undefined ? { object: 'account_mini', code } : accountMini(account);
};

const addressShape = ({ address }: Person): object => ({
  object: 'address',
  phone: address.phone,
  street1: address.street1,
  street2: address.street2,
  city: address.city,
  region: address.region,
  postal_code: address.postalCode,
  country: address.country,
});

const paymentMethodShape = (method: PaymentMethod): object =>
  method.kind === 'paypal'
    ? { object: 'paypal_billing_agreement', billing_agreement_id: 'B-SANDBOX' }
    : {
        object: 'credit_card',
        card_type: method.brand,
        first_six: method.firstSix,
        last_four: method.lastFour,
        exp_month: method.expiryMonth,
        exp_year: method.expiryYear,
      };

export const billingInfoShape = (billing: Billing, accountId: string): object => ({
  id: billing.id,
  object: 'billing_info',
  account_id: accountId,
  first_name: billing.person.firstName,
  last_name: billing.person.lastName,
  company: billing.person.company,
  address: addressShape(billing.person),
  vat_number: billing.person.vatNumber,
  valid: true,
  payment_method: paymentMethodShape(billing.method),
  primary_payment_method: true,
  backup_payment_method: false,
  created_at: time(billing.createdAtMs),
  updated_at: time(billing.updatedAtMs),
});

export const accountShape = (store: Reader, account: Account): object => {
  const subscriptions = store.list('subscriptions').filter(({ accountCode }) => accountCode === account.code);
  const has = (state: Subscription['state']): boolean => subscriptions.some((row) => row.state === state);
  return {
    ...accountMini(account),
    object: 'account',
    state: account.closedAtMs === null ? 'active' : 'closed',
    username: account.username,
    vat_number: account.vatNumber || null,
    address: { object: 'address', country: account.country || null, postal_code: account.postalCode || null },
    hosted_login_token: account.hostedLoginToken,
    has_live_subscription: has('active') || has('canceled') || has('paused'),
    has_active_subscription: has('active'),
    has_future_subscription: false,
    has_canceled_subscription: has('canceled'),
    has_paused_subscription: has('paused'),
    has_past_due_invoice: pastDueInvoices(store, account.code).length > 0,
    billing_info: account.billing === null ? null : billingInfoShape(account.billing, account.id),
    created_at: time(account.createdAtMs),
    updated_at: time(account.updatedAtMs),
    deleted_at: null,
  };
};
