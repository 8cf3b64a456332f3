import type { MutationFunctionContext } from '@tanstack/react-query';
import type { Coverage } from '../contract/coverage.ts';
import { type Change, reloadChanged } from './changedBy.ts';
import { queryKeys } from './queryKeys.ts';

/** What a mutation is called, and that it is done only when what it has changed (`changedBy`) is here anew. */
export const changing = <const C extends Change>(change: C) => ({
  mutationKey: [change] as const,
  onSuccess: (
    _data: unknown,
    _variables: unknown,
    _result: unknown,
    { client }: MutationFunctionContext,
  ): Promise<void> => reloadChanged(client, change),
});

/** Like `changing`, for a call whose answer is the whole new coverage: that stands at once. */
export const changingCoverage = <const C extends Change>(change: C) => ({
  ...changing(change),
  onSuccess: async (
    coverage: Coverage,
    _variables: unknown,
    _result: unknown,
    { client }: MutationFunctionContext,
  ): Promise<void> => {
    // An answer to an older question would put back what has just been changed.
    await client.cancelQueries({ queryKey: queryKeys.coverage });
    client.setQueryData(queryKeys.coverage, coverage);
    await reloadChanged(client, change, queryKeys.coverage);
  },
});
