import { checkoutTexts, codeProblemTexts } from '@backbeat/domain';
import type { MessageState } from '@backbeat/ui';

/**
 * How far the look-up of a code is. `locked`: another code holds and excludes this one, or a payment is on its way.
 * `failed`: the code could not be looked up, which says nothing about the code.
 */
export type CodeStatus = 'idle' | 'checking' | 'applied' | 'invalid' | 'locked' | 'failed';

/** What a kind of code says about itself. */
export interface CodeWords {
  readonly label: string;
  readonly placeholder: string;
  readonly applied: string;
  readonly invalid: string;
}

/** What the field below shows. */
export interface CodeView {
  readonly state: MessageState;
  readonly message: string;
  readonly isApplied: boolean;
  readonly isLoading: boolean;
  readonly isDisabled: boolean;
}

const idle: CodeView = { state: 'hint', message: '', isApplied: false, isLoading: false, isDisabled: false };

const views: Record<CodeStatus, (words: CodeWords) => CodeView> = {
  idle: () => idle,
  checking: () => ({ ...idle, isLoading: true }),
  applied: ({ applied }) => ({ ...idle, state: 'ok', message: applied, isApplied: true }),
  invalid: ({ invalid }) => ({ ...idle, state: 'error', message: invalid }),
  locked: () => ({ ...idle, isDisabled: true }),
  failed: () => ({ ...idle, state: 'error', message: 'The code could not be checked. Try again.' }),
};

/**
 * What the field of a code shows.
 *
 * @example codeView('invalid', couponWords).message // → 'Invalid Coupon'
 */
export const codeView = (status: CodeStatus, words: CodeWords): CodeView => views[status](words);

/** The coupon's words; texts from the specification (sections 2.7 and 8). */
export const couponWords: CodeWords = {
  label: 'Coupon',
  placeholder: 'Coupon code',
  applied: checkoutTexts.codeApplied,
  invalid: codeProblemTexts.coupon_not_found,
};

/** The gift card's words; the invalid text is the specification's (section 8). */
export const giftCardWords: CodeWords = {
  label: 'Gift card',
  placeholder: 'Gift card code',
  applied: 'Gift card added',
  invalid: codeProblemTexts.gift_card_not_found,
};
