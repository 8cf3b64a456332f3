import {
  type DefinedEndpoint,
  defineEndpoint,
  type Endpoint,
  type EndpointInput,
} from '../contract/Endpoint.ts';

/**
 * What staff may do, each role all of those before it:
 * - `reader` looks things up
 * - `support` gives money back within the rules and up to an amount, sends letters again, ends sessions
 * - `manager` grants tiers and coverage, gives money back beyond the rules, and reads the log
 * - `owner` says who is staff
 *
 * @example staffRoles.indexOf('manager') // → 2
 */
export const staffRoles = ['reader', 'support', 'manager', 'owner'] as const;

/** @see staffRoles */
export type StaffRole = (typeof staffRoles)[number];

/**
 * Does somebody with this role have all that another role has?
 *
 * @example
 * hasRole('manager', 'support') // → true
 * hasRole('reader', 'support') // → false
 */
export const hasRole = (role: StaffRole, needed: StaffRole): boolean =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(needed);

/** A call for staff: an endpoint with the least role that may make it. */
export interface StaffEndpoint extends Endpoint {
  readonly role: StaffRole;
}

const ofStaff = { base: 'unversioned', auth: 'cookie' } as const;

type StaffInput = Omit<EndpointInput, 'base' | 'auth'> & { readonly role: StaffRole };

/** A staff endpoint of its exact type. Its path is the whole one: staff calls have a version of their own. */
export const defineStaffEndpoint = <const E extends StaffInput>(
  endpoint: E,
): DefinedEndpoint<E & typeof ofStaff> => defineEndpoint({ ...endpoint, ...ofStaff });
