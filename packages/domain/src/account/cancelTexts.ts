import { brandText } from '../brand/brandText.ts';
import type { Brand } from '../brand/createBrand.ts';

/**
 * What is asked before a subscription is cancelled (specification, section 4).
 *
 * @example cancelQuestion(brand) // → 'Are you sure you wish to cancel your Backbeat Premium subscription?'
 */
export const cancelQuestion = (brand: Brand): string =>
  brandText('Are you sure you wish to cancel your {product} Premium subscription?', brand);

/** How far a cancellation has come. */
export type CancelProgress = 'idle' | 'pending' | 'failed';

/**
 * What the cancel button says; it is disabled while pending.
 *
 * @example cancelButtonTexts.pending // → 'Processing'
 */
export const cancelButtonTexts: Readonly<Record<CancelProgress, string>> = {
  idle: 'Cancel Premium',
  pending: 'Processing',
  failed: 'Error canceling',
};
