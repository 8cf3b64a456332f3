import type { FoundPerson } from '@backbeat/sdk/staff';

/** An account that a search has found. It may have become another one since. */
export interface Hit {
  readonly userId: number;
  readonly foundBy: FoundPerson['found_by'];
  /** How well it fits: 3 for what belongs to one person, up to 2 for names. */
  readonly score: number;
}

/** The score of what belongs to one person. */
export const exactScore = 3;

/** The most people of an answer. */
export const maxFound = 20;
