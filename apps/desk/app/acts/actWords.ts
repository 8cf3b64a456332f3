import { refundRefusalTexts } from '@backbeat/domain';
import { ApiError, errorDetailsOf, errorText } from '@backbeat/sdk';
import type { ErrorDetailsOf } from '@backbeat/sdk/contract';
import type { StaffPreview } from '@backbeat/sdk/staff';
import { roleTexts } from '../words/names.ts';
import { valueText } from '../words/textOf.ts';
import { offerText } from './offerText.ts';

/** What an act changes, in words; other names are read as they stand. */
export const changeTexts: Readonly<Record<string, string>> = {
  granted_tier: 'Tier given by staff',
  deletes_at: 'Deletes itself on',
  identity: 'Sign-in',
  used_offer: 'Offer used',
  accounts: 'Once both have confirmed',
  next_bill_cents: 'Next bill',
};

/**
 * One side of a change in words.
 *
 * @example changeText('granted_tier', null) // → 'none'
 */
export const changeText = (what: string, value: string | null): string => {
  if (value === null) return what === 'plan' || what === 'gift' ? 'ended' : 'none';
  return what === 'used_offer' ? offerText(value) : valueText(what, value);
};

const couponTexts: Readonly<Record<ErrorDetailsOf<'coupon_refused'>['reason'], string>> = {
  no_renewal: 'No plan of this person renews now, so there is no bill that a coupon could lower.',
  unknown: 'There is no coupon with this code.',
  not_redeemable: 'The coupon has expired, or was used as often as it can be.',
  free_trial: 'The coupon gives a free trial, which a plan that runs cannot have.',
  other_plan: 'The coupon is not for this person’s plan.',
  active: 'The coupon lowers this person’s bills already.',
  used: 'The coupon works once for each person, and this one has used it.',
};

/** What to tell somebody of the staff about an act that failed, by the code of its error. */
export const actErrorText = (error: unknown): string => {
  const refused = errorDetailsOf(error, 'refund_refused');
  if (refused !== null) {
    const beyond = refused.reason === 'too_late' ? ' A manager can give back all or a part of it.' : '';
    return `${refundRefusalTexts[refused.reason]}${beyond}`;
  }
  const coupon = errorDetailsOf(error, 'coupon_refused');
  if (coupon !== null) return couponTexts[coupon.reason];
  if (error instanceof ApiError) {
    switch (error.wireCode) {
      case 'conflict':
        return 'It was done in the meantime, or is being done by somebody else. Look at the timeline.';
      case 'refund_changed':
        return 'What would go back has changed, and nothing was done. Look at the new preview, then confirm again.';
      case 'forbidden':
        return 'Your role may not do this. The attempt stands in the log.';
      case 'not_found':
        return 'It is not there any more. Close this and look again.';
      case 'validation': {
        const why = errorDetailsOf(error, 'validation')?.fields?.other;
        if (why !== undefined) return why;
      }
    }
  }
  return errorText(error);
};

/** Who may do what somebody may not do themselves. */
export const needsRoleText = (needed: NonNullable<StaffPreview['needs_role']>): string => {
  switch (needed) {
    case 'somebody_else':
      return 'This is your own account, on which nobody acts themselves. Ask somebody else of the staff.';
    case 'reader':
    case 'support':
    case 'manager':
    case 'owner':
      return `This needs the role ${roleTexts[needed].toLowerCase()}. Ask somebody who has it; a note on this person helps them.`;
    default:
      return needed satisfies never;
  }
};
