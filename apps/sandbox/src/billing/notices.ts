import { newUuid } from '../store/ids.ts';
import { type Change, put } from '../store/store.ts';

/** The types of webhooks, as the provider names them. */
export type NoticeKind =
  | 'account.created'
  | 'account.updated'
  | 'billing_info.updated'
  | 'subscription.created'
  | 'subscription.updated'
  | 'subscription.canceled'
  | 'subscription.reactivated'
  | 'subscription.renewed'
  | 'subscription.expired'
  | 'subscription.pause_scheduled'
  | 'subscription.pause_modified'
  | 'subscription.pause_canceled'
  | 'subscription.paused'
  | 'subscription.paused_renewal'
  | 'subscription.resumed'
  | 'charge_invoice.paid'
  | 'charge_invoice.past_due'
  | 'credit_invoice.created'
  | 'payment.failed'
  | 'gift_card.purchased'
  | 'gift_card.redeemed';

/** A webhook to send, written in the same commit as the change that it reports. */
export const notice = (
  kind: NoticeKind,
  objectId: string,
  accountCode: string,
  atMs: number,
): Change<'notices'> => {
  const id = newUuid();
  const [objectType = '', eventType = ''] = kind.split('.');
  return put('notices', id, {
    id,
    objectType,
    eventType,
    objectId,
    accountCode,
    eventAtMs: atMs,
    attempts: 0,
    nextAttemptAtMs: 0,
  });
};
