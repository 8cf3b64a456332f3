import { type IdentityProvider, providerLabels } from './Identity.ts';

/** One of two accounts of a person that may be merged. */
export interface MergeSide {
  /** A plan that renews or is paid for, or a tier given by hand. The account that has one stays. */
  readonly hasPlan: boolean;
  /** Its owner asked for its end. */
  readonly isBeingDeleted: boolean;
  readonly providers: readonly IdentityProvider[];
  readonly createdAtMs: number;
}

/** What keeps two accounts apart. */
export type MergeProblem =
  | { readonly kind: 'being_deleted' | 'two_plans' | 'credit_left' }
  | { readonly kind: 'same_provider'; readonly provider: IdentityProvider };

/** Which of two accounts stays, or why neither can go. */
export type MergeDecision =
  | { readonly kind: 'possible'; readonly stays: 'first' | 'second' }
  | { readonly kind: 'impossible'; readonly problem: MergeProblem };

const impossible = (problem: MergeProblem): MergeDecision => ({ kind: 'impossible', problem });

/**
 * Decides which of two accounts stays when they become one: the one with the plan, else the older one.
 *
 * @example
 * const old = { hasPlan: false, isBeingDeleted: false, providers: ['twitch'], createdAtMs: 0 } as const;
 * mergeDecision(old, { ...old, hasPlan: true, providers: ['google_oauth2'], createdAtMs: 1 }) // → { kind: 'possible', stays: 'second' }
 */
export const mergeDecision = (first: MergeSide, second: MergeSide): MergeDecision => {
  if (first.isBeingDeleted || second.isBeingDeleted) return impossible({ kind: 'being_deleted' });
  if (first.hasPlan && second.hasPlan) return impossible({ kind: 'two_plans' });
  // An account has one identity of a company: one channel, which its plan covers.
  const shared = first.providers.find((provider) => second.providers.includes(provider));
  if (shared !== undefined) return impossible({ kind: 'same_provider', provider: shared });
  const isFirst = first.hasPlan === second.hasPlan ? first.createdAtMs <= second.createdAtMs : first.hasPlan;
  return { kind: 'possible', stays: isFirst ? 'first' : 'second' };
};

/**
 * What a person reads about accounts that cannot become one, with the one thing to do.
 *
 * @example mergeProblemText({ kind: 'same_provider', provider: 'twitch' }) // → 'Each of the two accounts has its own Twitch account, and one account holds one of each. They stay two.'
 */
export const mergeProblemText = (problem: MergeProblem): string => {
  switch (problem.kind) {
    case 'being_deleted':
      return 'One of the two accounts is to be deleted. Choose “Keep my account” there first, then merge.';
    case 'two_plans':
      return 'Both accounts have a plan. Cancel one of the two, and merge when the time that it has paid for is over.';
    case 'credit_left':
      return 'The account that would go has money left over from an earlier plan. Write to us: we move it, then you merge.';
    case 'same_provider':
      return `Each of the two accounts has its own ${providerLabels[problem.provider]} account, and one account holds one of each. They stay two.`;
  }
};
