import type { PlanCode } from './PlanCode.ts';
import { plans } from './plans.ts';

/**
 * Whether a text, such as one from a URL or a wire, is a plan's billing code.
 *
 * @example isPlanCode('rockspro_m_v1') // → true
 * @example isPlanCode('toString') // → false
 */
export const isPlanCode = (text: string): text is PlanCode => Object.hasOwn(plans, text);
