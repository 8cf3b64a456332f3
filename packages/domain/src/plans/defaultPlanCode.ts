import type { PaidPlanCode } from './PlanCode.ts';

/**
 * The plan that is selected before anybody selects one: yearly Premium (specification, section 3).
 *
 * @example plans[defaultPlanCode].key // → 'PREMIUM_YEARLY'
 */
export const defaultPlanCode: PaidPlanCode = 'rocksprem_i_y_v2';
