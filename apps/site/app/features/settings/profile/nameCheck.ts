import { idleUsernameCheck, type UsernameCheck, type UsernameCheckResult } from '@backbeat/domain';

/** What the query about a name knows. */
interface NameQuery {
  /** Whether the name is asked about at all. */
  readonly isAsked: boolean;
  readonly isFetching: boolean;
  readonly data: UsernameCheckResult | undefined;
  readonly isError: boolean;
}

/**
 * The check's flags from its query. A check that failed is no check: it neither allows nor forbids the name.
 *
 * @example nameCheck({ isAsked: true, isFetching: false, isError: false, data: { available: true } })
 * // → { active: true, loading: false, valid: true }
 */
export const nameCheck = ({ isAsked, isFetching, data, isError }: NameQuery): UsernameCheck => {
  if (!isAsked || (isError && !isFetching)) return idleUsernameCheck;
  return { active: true, loading: isFetching, valid: !isFetching && data?.available === true };
};
