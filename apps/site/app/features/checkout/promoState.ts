/** How a look-up of a code stands; the look-up itself is the provider's. */
export interface LookUp<T> {
  /** The code that is asked for; null when none is. */
  readonly asked: string | null;
  /** The provider's answer: null when there is no such code; undefined while it is not there. */
  readonly found: T | null | undefined;
  readonly hasFailed: boolean;
}

/** Where a code stands. */
export type PromoState<T> =
  | { readonly kind: 'idle' | 'checking' | 'invalid' | 'failed' }
  | { readonly kind: 'applied'; readonly value: T };

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Where a code stands. Only an answer for the very code that is asked for counts.
 *
 * @example promoState({ asked: 'x', found: null, hasFailed: false }).kind // → 'invalid'
 */
export const promoState = <T extends { readonly code: string }>(lookUp: LookUp<T>): PromoState<T> => {
  const { asked, found, hasFailed } = lookUp;
  if (asked === null) return { kind: 'idle' };
  if (found === null) return { kind: 'invalid' };
  if (found !== undefined && isSame(found.code, asked)) return { kind: 'applied', value: found };
  return { kind: hasFailed ? 'failed' : 'checking' };
};

/** The applied value, or null. */
export const appliedOf = <T>(state: PromoState<T>): T | null =>
  state.kind === 'applied' ? state.value : null;
