import type { MessageState } from '@backbeat/ui';
import { codeTexts } from '../texts/english/code.ts';
import { english, type Language, textsIn } from '../texts/language.ts';

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

const views: Record<CodeStatus, (words: CodeWords, language: Language) => CodeView> = {
  idle: () => idle,
  checking: () => ({ ...idle, isLoading: true }),
  applied: ({ applied }) => ({ ...idle, state: 'ok', message: applied, isApplied: true }),
  invalid: ({ invalid }) => ({ ...idle, state: 'error', message: invalid }),
  locked: () => ({ ...idle, isDisabled: true }),
  failed: (_, language) => ({ ...idle, state: 'error', message: textsIn(language, codeTexts).codeFailed }),
};

/**
 * What the field of a code shows.
 *
 * @example codeView('invalid', couponWords()).message // → 'Invalid Coupon'
 */
export const codeView = (status: CodeStatus, words: CodeWords, language: Language = english): CodeView =>
  views[status](words, language);

/** The coupon's words. */
export const couponWords = (language: Language = english): CodeWords => {
  const texts = textsIn(language, codeTexts);
  return {
    label: texts.coupon,
    placeholder: texts.couponPlaceholder,
    applied: texts.codeApplied,
    invalid: texts.codeProblem('coupon_not_found'),
  };
};

/** The gift card's words. */
export const giftCardWords = (language: Language = english): CodeWords => {
  const texts = textsIn(language, codeTexts);
  return {
    label: texts.giftCard,
    placeholder: texts.giftCardPlaceholder,
    applied: texts.giftCardApplied,
    invalid: texts.codeProblem('gift_card_not_found'),
  };
};
