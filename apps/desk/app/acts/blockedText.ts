import { ApiError } from '@backbeat/sdk';
import type { StaffActKind } from '@backbeat/sdk/staff';
import { actErrorText } from './actWords.ts';

/** Why the account as it is leaves nothing to do. */
const texts: Readonly<Partial<Record<StaffActKind, string>>> = {
  extend_coverage: 'A plan or gift runs, which covers the person already, or the account is to be deleted.',
  grant_tier: 'The account has that tier already, or is staff: take the role away first.',
  send_letter: 'The letter is still on its way, or the address refuses letters.',
  undo_deletion: 'Nobody wants to delete the account any more.',
};

/**
 * What to tell somebody of the staff whose act has no preview. Nothing was tried yet, so a conflict is with the account.
 *
 * @example blockedText('send_letter', conflict) // → 'The letter is still on its way, or the address refuses letters.'
 */
export const blockedText = (kind: StaffActKind, error: unknown): string =>
  error instanceof ApiError && error.wireCode === 'conflict'
    ? (texts[kind] ?? 'The account as it is does not allow this. Close this and look again.')
    : actErrorText(error);
