import type { MutationFunctionContext } from '@tanstack/react-query';
import type { Coverage } from '../contract/coverage.ts';
import { type Change, reloadChanged } from './changedBy.ts';
import { queryKeys } from './queryKeys.ts';

/** The key of a mutation, and the reload of what it changed (`changedBy`), which it waits for. */
export const changing = <const C extends Change>(change: C) => ({
  mutationKey: [change] as const,
  onSuccess: (
    _data: unknown,
    _variables: unknown,
    _result: unknown,
    { client }: MutationFunctionContext,
  ): Promise<void> => reloadChanged(client, change),
});

/** Like `changing`, for a call whose answer is the whole new coverage, which is cached at once. */
export const changingCoverage = <const C extends Change>(change: C) => ({
  ...changing(change),
  onSuccess: async (
    coverage: Coverage,
    _variables: unknown,
    _result: unknown,
    { client }: MutationFunctionContext,
  ): Promise<void> => {
    // The answer of an older request would undo the change.
    await client.cancelQueries({ queryKey: queryKeys.coverage });
    client.setQueryData(queryKeys.coverage, coverage);
    await reloadChanged(client, change, queryKeys.coverage);
  },
});
