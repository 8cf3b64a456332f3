import type { PlanViewer } from './planButtonState.ts';

/**
 * Whether a price for new users is for them: for visitors and for people on Free, not for those who have a plan.
 *
 * @example isNewUser('signed-out') // → true
 * @example isNewUser({ tier: 'premStream' }) // → false
 */
export const isNewUser = (viewer: PlanViewer): boolean => viewer === 'signed-out' || viewer.tier === 'free';
