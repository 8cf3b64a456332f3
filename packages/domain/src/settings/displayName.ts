/** The answer of the server to the question whether a name is free. */
export interface UsernameCheckResult {
  readonly available: boolean;
}

/** What the page keeps about that question. */
export interface UsernameCheck {
  /** Whether the name may be taken; false until the server says so. */
  readonly valid: boolean;
  /** Whether a name has been asked about. */
  readonly active: boolean;
  readonly loading: boolean;
}

/**
 * The check at rest, before and after a change.
 *
 * @example idleUsernameCheck // → { valid: false, active: false, loading: false }
 */
export const idleUsernameCheck: UsernameCheck = { valid: false, active: false, loading: false };

/**
 * The name as the check sends it (specification, section 5).
 *
 * @example usernameToCheck('AbC') // → 'abc'
 */
export const usernameToCheck = (name: string): string => name.toLowerCase();

/**
 * The line under the name field.
 *
 * @example usernameCheckText({ valid: false, active: true, loading: true }) // → 'Checking username'
 */
export const usernameCheckText = ({ active, loading, valid }: UsernameCheck): string => {
  if (!active) return 'You may update your display name.';
  if (loading) return 'Checking username';
  return valid ? 'Username available' : 'Username unavailable';
};

/** What decides whether a name can be saved. */
export interface DisplayNameChange {
  readonly name: string;
  readonly currentName: string;
  /** `name_change_eligible` of the account. */
  readonly isEligible: boolean;
  readonly check: UsernameCheck;
}

/**
 * Whether 'Save changes' is enabled: a name that is not empty, not the current one, free, and a person who may
 * change it (specification, section 5).
 *
 * @example canSaveDisplayName({ name: 'nova', currentName: 'nova', isEligible: true, check: { valid: true, active: true, loading: false } }) // → false
 */
export const canSaveDisplayName = ({ check, currentName, isEligible, name }: DisplayNameChange): boolean =>
  name.trim() !== '' && name !== currentName && isEligible && check.valid && !check.loading;
