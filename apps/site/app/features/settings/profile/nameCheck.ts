/** How far the availability check of the typed name has come. */
export interface NameCheck {
  readonly active: boolean;
  readonly loading: boolean;
  readonly valid: boolean;
}

/** What the query about a name knows. */
interface NameQuery {
  /** Whether the name is asked about at all. */
  readonly isAsked: boolean;
  readonly isFetching: boolean;
  readonly data: { readonly available: boolean } | undefined;
  readonly isError: boolean;
}

/**
 * The check's flags from its query. A check that failed is no check: it neither allows nor forbids the name.
 *
 * @example nameCheck({ isAsked: true, isFetching: false, isError: false, data: { available: true } })
 * // → { active: true, loading: false, valid: true }
 */
export const nameCheck = ({ isAsked, isFetching, data, isError }: NameQuery): NameCheck => {
  if (!isAsked || (isError && !isFetching)) return { active: false, loading: false, valid: false };
  return { active: true, loading: isFetching, valid: !isFetching && data?.available === true };
};
