import type { AccountTier } from '@backbeat/domain';
import type { Refund } from '@backbeat/sdk/contract';
import type { StaffAct, StaffActKind } from '@backbeat/sdk/staff';

/** Something that is asked to be done to a person: the act as far as it is known before its dialog opens. */
export type ActRequest = { readonly guid: string; readonly name: string } & (
  | { readonly kind: 'note' | 'end_sessions' | 'undo_deletion' | 'extend_coverage' }
  | { readonly kind: 'apply_coupon' | 'start_merge' }
  | { readonly kind: 'grant_tier'; readonly granted: AccountTier | null }
  | { readonly kind: 'send_letter'; readonly letterId: string; readonly about: string }
  | { readonly kind: 'refund'; readonly payment: Refund }
  | { readonly kind: 'unlink_identity'; readonly identityId: number; readonly about: string }
  | { readonly kind: 'return_offer'; readonly offers: readonly string[] }
);

/** What a person has filled in. Texts, as fields have them. */
export interface ActDraft {
  readonly text: string;
  readonly part: 'rules' | 'whole' | 'amount';
  readonly dollars: string;
  readonly until: string;
  /** Of a coupon. */
  readonly code: string;
  readonly tier: '0cpm' | 'admin' | 'none';
  readonly offer: string;
  /** The guid or code of another account. */
  readonly other: string;
}

/** Whether the rules give something of a payment back. */
export const isRefundable = ({ reason, withdrawn, total_cents }: Refund): boolean =>
  reason === null && withdrawn === null && total_cents > 0;

/** What stands in the fields when the dialog opens. */
export const firstDraft = (request: ActRequest): ActDraft => ({
  text: '',
  part: request.kind === 'refund' && !isRefundable(request.payment) ? 'whole' : 'rules',
  dollars: '',
  until: '',
  code: '',
  // Whoever has one is asked about it to end it.
  tier: request.kind === 'grant_tier' && request.granted !== null ? 'none' : '0cpm',
  offer: request.kind === 'return_offer' ? (request.offers[0] ?? '') : '',
  other: '',
});

/**
 * Dollars as they are typed, in whole cents; `null` for what is no amount above zero.
 *
 * @example centsOf('12.5') // → 1250
 */
export const centsOf = (dollars: string): number | null => {
  const found = /^\s*\$?(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(dollars);
  if (found === null) return null;
  const [, whole = '0', part = ''] = found;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return amount > 0 ? amount : null;
};

const refundPart = ({ part, dollars }: ActDraft): Extract<StaffAct, { kind: 'refund' }>['part'] | null => {
  if (part !== 'amount') return { of: part };
  const amount_cents = centsOf(dollars);
  return amount_cents === null ? null : { of: 'amount', amount_cents };
};

/** The act of a request with what was filled in; `null` while something is missing. */
export const actOf = (request: ActRequest, draft: ActDraft): StaffAct | null => {
  const { kind } = request;
  switch (kind) {
    case 'note':
      return draft.text.trim() === '' ? null : { kind, text: draft.text.trim() };
    case 'end_sessions':
    case 'undo_deletion':
      return { kind };
    case 'send_letter':
      return { kind, letter_id: request.letterId };
    case 'refund': {
      const part = refundPart(draft);
      return part === null ? null : { kind, number: request.payment.number, part };
    }
    case 'unlink_identity':
      return { kind, identity_id: request.identityId };
    case 'extend_coverage':
      return /^\d{4}-\d{2}-\d{2}$/.test(draft.until) ? { kind, until: draft.until } : null;
    case 'apply_coupon':
      return draft.code.trim() === '' ? null : { kind, code: draft.code };
    case 'grant_tier':
      return { kind, tier: draft.tier === 'none' ? null : draft.tier };
    case 'return_offer':
      return draft.offer === '' ? null : { kind, offer: draft.offer };
    case 'start_merge':
      return draft.other.trim() === '' ? null : { kind, other: draft.other.trim() };
    default:
      return kind satisfies never;
  }
};

/** The title of the dialog of each act. */
export const actTitles: Readonly<Record<StaffActKind, string>> = {
  note: 'Write a note',
  end_sessions: 'End all sessions',
  send_letter: 'Send a letter again',
  refund: 'Give money back',
  undo_deletion: 'Take back the deletion',
  unlink_identity: 'Unlink a sign-in',
  extend_coverage: 'Extend coverage',
  apply_coupon: 'Apply a coupon',
  grant_tier: 'Give a tier',
  return_offer: 'Give an offer back',
  start_merge: 'Start a merge',
};
